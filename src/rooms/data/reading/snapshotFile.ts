// Reads a snapshot (org.apache.zookeeper.server.persistence.FileSnap, DataTree.deserialize): sessions, ACLs, znodes, a checksum, and
// since 3.6 the zxid and digest at which it is exact. It is written while transactions are applied, so before that zxid it may hold
// effects of later ones.
import {
  FIRST_BUCKETS,
  OPEN_ACL_UNSAFE,
  type Acl,
  type SessionId,
  type Znode,
} from '../../../engine/index.ts';
import { ByteReader, MalformedError, UnderrunError } from '../model/byteReader.ts';
import { adler32 } from '../model/checksums.ts';
import type { ByteSource } from '../model/byteSource.ts';
import { FileWindow, type Reading } from './fileWindow.ts';
import type { DamageReason } from '../model/damage.ts';
import { dataOf } from '../model/znodeData.ts';
import { pathOf, readAcl, sessionIdOf, type Digest, type Write } from '../model/txnRecord.ts';

export interface SnapshotSink {
  session(id: SessionId, timeoutMs: number): void;
  /** Parents come before their children; the children of a node are not named. */
  node(node: Znode, write: Write): void;
}

export interface SnapshotEnd {
  /** When the tree is exact; null before 3.6 and where the file breaks off. */
  readonly settled: { readonly zxid: number; readonly digest: Digest } | null;
  readonly damage: { readonly reason: DamageReason; readonly offset: number } | null;
}

export async function readSnapshot(
  source: ByteSource,
  sink: SnapshotSink,
  reading: Reading = {},
): Promise<SnapshotEnd> {
  const file = new SnapshotBytes(source, reading);
  await file.begin();
  // A server that dies as it begins one leaves an empty file.
  const isCutShort = source.size < HEADER_BYTES;
  if (!isSnapshot(file.head))
    return { settled: null, damage: { reason: isCutShort ? 'incompleteSnapshot' : 'noHeader', offset: 0 } };
  try {
    return await readParts(file, sink);
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    return { settled: null, damage: { reason: 'incompleteSnapshot', offset: file.at } };
  }
}

export function isSnapshot(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER_BYTES && [0x5a, 0x4b, 0x53, 0x4e].every((byte, at) => bytes[at] === byte);
}

const HEADER_BYTES = 16;
const MAX_PART_BYTES = 256 << 20;

async function readParts(file: SnapshotBytes, sink: SnapshotSink): Promise<SnapshotEnd> {
  await file.part((reader) => {
    reader.at += HEADER_BYTES;
  });
  await file.parts(await file.part((reader) => reader.int()), (reader) => {
    sink.session(sessionIdOf(...reader.longHalves()), reader.int());
  });
  const acls = new Map<number, Acl>();
  await file.parts(await file.part((reader) => reader.int()), (reader) => {
    acls.set(reader.long(), readAcl(reader));
  });
  await file.partsUntil((reader) => readNode(reader, file.base, acls, sink));
  const sealAt = file.at;
  const isSealed = await readSeal(file);
  if (!isSealed) return { settled: null, damage: { reason: 'wrongSeal', offset: sealAt } };
  if (file.left < DIGEST_BYTES) return { settled: null, damage: null };
  const settled = await file.part((reader) => {
    const zxid = reader.long();
    reader.int();
    const [high, low] = reader.longHalves();
    return { zxid, digest: { high, low } };
  });
  // A server that has applied nothing writes zeros in place of a digest.
  return { settled: settled.zxid === 0 ? null : settled, damage: null };
}

const DIGEST_BYTES = 20;

/** The checksum of all bytes before it, and a slash. */
async function readSeal(file: SnapshotBytes): Promise<boolean> {
  const sum = file.sum();
  return file.part((reader) => {
    const [high, low] = reader.longHalves();
    return high === 0 && low === sum && reader.text() === '/';
  });
}

/** False at the slash that ends the list. */
function readNode(
  reader: ByteReader,
  base: number,
  acls: ReadonlyMap<number, Acl>,
  sink: SnapshotSink,
): boolean {
  const text = reader.text();
  if (text === '/') return false;
  const path = pathOf(text);
  const offset = base + reader.at + 4;
  const bytes = reader.bytes();
  const acl = acls.get(reader.long()) ?? OPEN_ACL_UNSAFE;
  const czxid = reader.long();
  const mzxid = reader.long();
  const ctimeMs = reader.long();
  const mtimeMs = reader.long();
  const version = reader.int();
  const createCount = reader.int();
  const aversion = reader.int();
  const ownership = ownershipOf(...reader.longHalves());
  const pzxid = reader.long();
  sink.node(
    {
      path,
      data: dataOf(bytes),
      dataLength: bytes?.length ?? 0,
      acl,
      ...ownership,
      czxid,
      mzxid,
      pzxid,
      ctimeMs,
      mtimeMs,
      version,
      aversion,
      createCount,
      children: [],
      childBuckets: FIRST_BUCKETS,
    },
    { path, offset, length: bytes?.length ?? -1 },
  );
  return true;
}

/** org.apache.zookeeper.server.EphemeralType.get */
function ownershipOf(high: number, low: number): Pick<Znode, 'kind' | 'owner' | 'ttlMs'> {
  if (high === 0 && low === 0) return { kind: 'persistent', owner: null, ttlMs: 0 };
  if (high === 0x80000000 && low === 0) return { kind: 'container', owner: null, ttlMs: 0 };
  if (high >>> 24 === 0xff) return { kind: 'ttl', owner: null, ttlMs: (high & 0xff) * 2 ** 32 + low };
  return { kind: 'ephemeral', owner: sessionIdOf(high, low), ttlMs: 0 };
}

/** The bytes of the file, part by part, with their running checksum. */
class SnapshotBytes {
  at = 0;
  readonly #window: FileWindow;
  readonly #reading: Reading;
  #sum = 1;
  /** Up to where bytes are in the sum. */
  #summedTo = 0;

  constructor(source: ByteSource, reading: Reading) {
    this.#window = new FileWindow(source);
    this.#reading = reading;
  }

  get head(): Uint8Array {
    return this.#window.bytes;
  }

  /** The offset in the file that a reader's 0 stands for. */
  get base(): number {
    return this.#window.start;
  }

  get left(): number {
    return this.#window.source.size - this.at;
  }

  async begin(): Promise<void> {
    await this.#window.moveTo(0, HEADER_BYTES);
  }

  /** Of all bytes that were read. */
  sum(): number {
    const { bytes, start } = this.#window;
    this.#sum = adler32(bytes, this.#summedTo - start, this.at - start, this.#sum);
    this.#summedTo = this.at;
    return this.#sum;
  }

  async part<T>(read: (reader: ByteReader) => T): Promise<T> {
    const results: T[] = [];
    await this.#go((reader) => {
      results.push(read(reader));
      return false;
    });
    const [result] = results;
    if (result === undefined && results.length === 0) throw new MalformedError('no part');
    return result as T;
  }

  async parts(count: number, read: (reader: ByteReader) => void): Promise<void> {
    let left = count;
    if (left > 0)
      await this.#go((reader) => {
        read(reader);
        left--;
        return left > 0;
      });
  }

  async partsUntil(read: (reader: ByteReader) => boolean): Promise<void> {
    await this.#go(read);
  }

  /** Reads parts as long as `read` says so; a part that does not lie whole in the window is read again in a larger one. */
  async #go(read: (reader: ByteReader) => boolean): Promise<void> {
    for (let wanted = 0; ;) {
      const { bytes, start, source } = this.#window;
      const reader = new ByteReader(bytes, this.at - start);
      try {
        for (;;) {
          const goesOn = read(reader);
          this.at = start + reader.at;
          wanted = 0;
          if (!goesOn) return;
        }
      } catch (error) {
        const isAll = this.#window.end >= source.size;
        if (!(error instanceof UnderrunError) || isAll || wanted > MAX_PART_BYTES) throw error;
      }
      this.#reading.signal?.throwIfAborted();
      this.#reading.progress?.(this.at - start);
      this.sum();
      wanted = Math.max(2 * wanted, 2 * (start + bytes.length - this.at), 1 << 16);
      await this.#window.moveTo(this.at, wanted);
    }
  }
}
