// The server's checksum of its tree, version 2 (org.apache.zookeeper.server.DigestCalculator, org.apache.zookeeper.common.AdHash): the sum of
// a CRC-32 for each znode outside of /zookeeper/. It covers paths, data and Stats, and neither ACLs nor sessions.
import type { Data, SessionId, Znode } from '../../../engine/index.ts';
import { crc32 } from './checksums.ts';
import type { Digest } from './txnRecord.ts';
import { bytesOf } from './znodeData.ts';

/** A sum that wraps at 2⁶⁴. */
export class DigestSum {
  #high = 0;
  #low = 0;

  add(hash: number): void {
    this.#low += hash;
    if (this.#low < WORD) return;
    this.#low -= WORD;
    this.#high = (this.#high + 1) % WORD;
  }

  subtract(hash: number): void {
    this.#low -= hash;
    if (this.#low >= 0) return;
    this.#low += WORD;
    this.#high = (this.#high + WORD - 1) % WORD;
  }

  equals(digest: Digest): boolean {
    return this.#high === digest.high && this.#low === digest.low;
  }

  value(): Digest {
    return { high: this.#high, low: this.#low };
  }
}

export function digestText({ high, low }: Digest): string {
  return `0x${high.toString(16).padStart(8, '0')}${low.toString(16).padStart(8, '0')}`;
}

/** What each server keeps for itself counts for nothing. */
export function isDigested(path: string): boolean {
  return !path.startsWith('/zookeeper/');
}

/** Of the path alone, to go on from. */
export function hashOfPath(path: string): number {
  return path === '/' ? 0 : hashOn(path, 0);
}

/** Of path and data. */
export function hashOfData(pathHash: number, data: Data): number {
  if (data === null || data === '') return pathHash;
  return hashOn(data, pathHash);
}

/** Of a whole znode. */
export function hashOfNode(dataHash: number, node: Znode): number {
  putLong(0, node.czxid);
  putLong(8, node.mzxid);
  putLong(16, node.pzxid);
  putLong(24, node.ctimeMs);
  putLong(32, node.mtimeMs);
  STAT.setInt32(40, node.version);
  STAT.setInt32(44, node.createCount);
  STAT.setInt32(48, node.aversion);
  putOwner(node);
  return crc32(STAT_BYTES, 0, STAT_BYTES.length, dataHash);
}

const WORD = 2 ** 32;
const STAT_BYTES = new Uint8Array(60);
const STAT = new DataView(STAT_BYTES.buffer);
const SCRATCH = new Uint8Array(4096);
const ENCODER = new TextEncoder();

function putLong(at: number, value: number): void {
  STAT.setInt32(at, Math.floor(value / WORD));
  STAT.setUint32(at + 4, value >>> 0);
}

function putOwner(node: Znode): void {
  const [high, low] = ownerHalves(node);
  STAT.setUint32(52, high);
  STAT.setUint32(56, low);
}

function ownerHalves({ kind, owner, ttlMs }: Znode): readonly [number, number] {
  switch (kind) {
    case 'container':
      return [0x80000000, 0];
    case 'ttl':
      return [(0xff000000 | Math.floor(ttlMs / WORD)) >>> 0, ttlMs >>> 0];
    case 'ephemeral':
    case 'persistent':
      return owner === null ? [0, 0] : halvesOf(owner);
  }
}

function halvesOf(session: SessionId): readonly [number, number] {
  const digits = session.slice(2).padStart(16, '0');
  return [Number.parseInt(digits.slice(0, 8), 16), Number.parseInt(digits.slice(8), 16)];
}

function hashOn(data: Exclude<Data, null>, before: number): number {
  if (typeof data === 'string' && 3 * data.length <= SCRATCH.length) {
    const { written } = ENCODER.encodeInto(data, SCRATCH);
    return crc32(SCRATCH, 0, written, before);
  }
  const bytes = bytesOf(data);
  return crc32(bytes, 0, bytes.length, before);
}
