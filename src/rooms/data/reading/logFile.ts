// Reads a transaction log (org.apache.zookeeper.server.persistence.FileTxnLog.FileTxnIterator): a header, then records of a checksum, a
// length, the transaction and an end mark, up to the zeros the file was preallocated with.
import { ByteReader, MalformedError } from '../model/byteReader.ts';
import { adler32 } from '../model/checksums.ts';
import type { DamageReason } from '../model/damage.ts';
import type { ByteSource } from '../model/byteSource.ts';
import { FileWindow, type Reading } from './fileWindow.ts';
import { readTxn, type TxnRecord } from '../model/txnRecord.ts';

export interface LogSink {
  /** Whether something must be fetched before the transaction of that zxid is taken. */
  mustWait(zxid: number): boolean;
  wait(zxid: number, offset: number): Promise<void>;
  record(record: TxnRecord, place: RecordPlace): void;
  damage(reason: DamageReason, offset: number): void;
}

export interface RecordPlace {
  /** Of the record in the file, and its length there. */
  readonly offset: number;
  readonly length: number;
  /** Adler-32 of the transaction. */
  readonly checksum: number;
}

/** Reads to the end, or to where nothing more can be made out. */
export async function readLog(source: ByteSource, sink: LogSink, reading: Reading = {}): Promise<void> {
  const window = new FileWindow(source);
  await window.moveTo(0, HEADER_BYTES);
  if (!isLog(window.bytes)) return sink.damage('noHeader', 0);
  let at = HEADER_BYTES;
  for (;;) {
    reading.signal?.throwIfAborted();
    const before = at;
    const wanted = readWindow(window, at, sink);
    at = wanted.at;
    if (wanted.bytes === 0) return reading.progress?.(source.size - before);
    reading.progress?.(at - before);
    if (wanted.waitsFor !== undefined) {
      await sink.wait(wanted.waitsFor, at);
      continue;
    }
    if (wanted.bytes > source.size - at) return sink.damage('tornTail', at);
    await window.moveTo(at, wanted.bytes);
  }
}

export function isLog(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER_BYTES && [0x5a, 0x4b, 0x4c, 0x47].every((byte, at) => bytes[at] === byte);
}

const HEADER_BYTES = 16;
/** Checksum and length before a transaction, and the end mark after it. */
const PREFIX_BYTES = 12;
const END_MARK = 0x42;
/** Far above any jute.maxbuffer. */
const MAX_RECORD_BYTES = 256 << 20;

interface Wanted {
  readonly at: number;
  /** How many are needed from there to go on; 0 if nothing more can be read. */
  readonly bytes: number;
  /** The zxid that the sink must wait for. */
  readonly waitsFor?: number;
}

/** Reads what lies whole in the window. */
function readWindow(window: FileWindow, from: number, sink: LogSink): Wanted {
  const { bytes, start, source } = window;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  for (;;) {
    const here = at - start;
    if (here + PREFIX_BYTES > bytes.length) {
      if (at + PREFIX_BYTES <= source.size) return { at, bytes: PREFIX_BYTES };
      if (bytes.subarray(here).some((byte) => byte !== 0)) sink.damage('tornTail', at);
      return { at, bytes: 0 };
    }
    const length = view.getInt32(here + 8);
    const checksum = view.getUint32(here + 4);
    if (length === 0) {
      if (checksum !== 0) sink.damage('impossibleLength', at);
      return { at, bytes: 0 };
    }
    const total = PREFIX_BYTES + length + 1;
    if (length < 0 || length > MAX_RECORD_BYTES) {
      sink.damage('impossibleLength', at);
      return { at, bytes: 0 };
    }
    if (here + total > bytes.length) return { at, bytes: total };
    const end = here + PREFIX_BYTES + length;
    const isMarked = bytes[end] === END_MARK;
    if (!isMarked && isZero(bytes, end)) {
      sink.damage('tornTail', at);
      return { at, bytes: 0 };
    }
    if (!isMarked) {
      sink.damage('noEndOfRecord', at);
      return { at, bytes: 0 };
    }
    const isWhole = view.getUint32(here) === 0 && adler32(bytes, here + PREFIX_BYTES, end) === checksum;
    if (!isWhole) sink.damage('wrongChecksum', at);
    else {
      const record = readOne(new ByteReader(bytes, here + PREFIX_BYTES, end, view), start);
      if (record === null) sink.damage('malformedRecord', at);
      else if (sink.mustWait(record.zxid)) return { at, bytes: total, waitsFor: record.zxid };
      else sink.record(record, { offset: at, length: total, checksum });
    }
    at += total;
  }
}

/** Null where the bytes make no transaction. */
function readOne(reader: ByteReader, base: number): TxnRecord | null {
  try {
    return readTxn(reader, base);
  } catch (error) {
    if (error instanceof MalformedError) return null;
    throw error;
  }
}

/** Whether there is nothing but padding from there on, as far as the window shows. */
function isZero(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if (bytes[at] !== 0) return false;
  return true;
}
