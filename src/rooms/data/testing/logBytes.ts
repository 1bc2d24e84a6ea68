// Logs and sources for tests, written byte by byte as a server would.
import type { ByteSource } from '../model/byteSource.ts';
import { adler32 } from '../model/checksums.ts';

/** A record as it stands in a log: the fields of its header, its type, and the bytes of its body. */
export interface WrittenTxn {
  readonly zxid: number;
  readonly type: number;
  readonly body: readonly number[];
  readonly session?: number;
  readonly cxid?: number;
  readonly timeMs?: number;
}

export function logBytes(txns: readonly WrittenTxn[], { padding = 64 } = {}): Uint8Array {
  const head = Uint8Array.from([...text('ZKLG', false), ...int(2), ...long(0)]);
  return joined([head, ...txns.map(recordBytes), new Uint8Array(padding)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function recordBytes({
  zxid,
  type,
  body,
  session = 0x1a,
  cxid = 1,
  timeMs = 1000 + zxid,
}: WrittenTxn): Uint8Array {
  const head = [...long(session), ...int(cxid), ...long(zxid), ...long(timeMs), ...int(type)];
  const payload = joined([Uint8Array.from(head), Uint8Array.from(body)]);
  return joined([
    Uint8Array.from([...long(adler32(payload)), ...int(payload.length)]),
    payload,
    Uint8Array.of(0x42),
  ]);
}

interface CreateOptions {
  readonly data?: string;
  readonly ephemeral?: boolean;
  readonly parentVersion?: number | null;
}

/** A create as releases from 3.4 on write it; `parentVersion` null: as those before. */
export function createBody(
  path: string,
  { data = '', ephemeral = false, parentVersion = -1 }: CreateOptions = {},
): number[] {
  const acl = [...int(1), ...int(31), ...text('world'), ...text('anyone')];
  return [
    ...text(path),
    ...text(data),
    ...acl,
    ephemeral ? 1 : 0,
    ...(parentVersion === null ? [] : int(parentVersion)),
  ];
}

export const deleteBody = (path: string): number[] => text(path);
export const setDataBody = (path: string, data: string, version: number): number[] => [
  ...text(path),
  ...text(data),
  ...int(version),
];

export function int(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >> shift) & 0xff);
}

export function long(value: number): number[] {
  return [...int(Math.floor(value / 2 ** 32)), ...int(value | 0)];
}

/** With its length in front unless that is left out. */
export function text(value: string, hasLength = true): number[] {
  const bytes = [...new TextEncoder().encode(value)];
  return hasLength ? [...int(bytes.length), ...bytes] : bytes;
}

export function memoryFile(path: string, bytes: Uint8Array): ByteSource {
  return {
    path,
    size: bytes.length,
    read: (from, length) => Promise.resolve(bytes.slice(from, from + length)),
  };
}
