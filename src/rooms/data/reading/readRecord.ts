// Data and records that are read again from their files when they are asked for: a history keeps only where they lie.
import type { Data } from '../../../engine/index.ts';
import { ByteReader, MalformedError } from '../model/byteReader.ts';
import type { Version } from '../model/history.ts';
import type { ServerHistory } from '../model/serverHistory.ts';
import { readTxn, type TxnRecord } from '../model/txnRecord.ts';
import { bytesOf, dataOf } from '../model/znodeData.ts';

/** At most so many bytes of a znode's data. */
export async function readBytes(
  server: ServerHistory,
  { data }: Version,
  limit: number,
): Promise<Uint8Array | null> {
  if (data.length < 0) return null;
  if (data.own !== undefined) return bytesOf(data.own);
  const source = server.sources[data.file];
  if (source === undefined || data.length === 0) return new Uint8Array(0);
  return source.read(data.offset, Math.min(data.length, limit));
}

export async function readData(server: ServerHistory, version: Version): Promise<Data> {
  return version.data.own ?? dataOf(await readBytes(server, version, Infinity));
}

/** The transaction of a row as it stands in its log; null where the row is none, or the file has changed since. */
export async function readRecord(server: ServerHistory, row: number): Promise<TxnRecord | null> {
  const { kind, file, offset, length } = server.history.rowAt(row);
  const source = server.sources[file];
  if (kind !== 'transaction' || source === undefined) return null;
  const bytes = await source.read(offset, length);
  try {
    return readTxn(new ByteReader(bytes, PREFIX_BYTES, bytes.length - 1), offset);
  } catch (error) {
    if (error instanceof MalformedError) return null;
    throw error;
  }
}

/** Checksum and length. */
const PREFIX_BYTES = 12;
