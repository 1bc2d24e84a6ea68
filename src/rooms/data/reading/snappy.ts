// Unpacks what Java's SnappyOutputStream writes, which ZooKeeper's .snappy snapshots are: a header, then blocks of a length and
// raw Snappy. Of the two libraries that could, one is not maintained and the other brings a build of C++.
import { MalformedError } from '../model/byteReader.ts';

const HEADER = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0];
const HEADER_BYTES = 16;
/** The stream's own blocks have 32 kB. */
const MAX_BLOCK_BYTES = 16 << 20;

/** Throws MalformedError. */
export function* unsnap(bytes: Uint8Array): Generator<Uint8Array> {
  if (!HEADER.every((byte, at) => bytes[at] === byte)) throw new MalformedError('no header of Snappy');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = HEADER_BYTES; at < bytes.length;) {
    if (at + 4 > bytes.length) throw new MalformedError('a torn block');
    const length = view.getInt32(at);
    at += 4;
    if (length < 0 || at + length > bytes.length) throw new MalformedError('a torn block');
    yield unsnapBlock(bytes.subarray(at, at + length));
    at += length;
  }
}

/** Literals and copies of what was written before (the format description of Snappy). */
function unsnapBlock(block: Uint8Array): Uint8Array {
  let at = 0;
  const next = () => {
    const byte = block[at++];
    if (byte === undefined) throw new MalformedError('a torn block');
    return byte;
  };
  const number = (bytes: number) => {
    let value = 0;
    for (let index = 0, place = 1; index < bytes; index++, place *= 256) value += next() * place;
    return value;
  };
  const size = varint(next);
  if (size > MAX_BLOCK_BYTES) throw new MalformedError('a block that is too large');
  const out = new Uint8Array(size);
  let end = 0;
  while (at < block.length) {
    const tag = next();
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const length = (short < 60 ? short : number(short - 59)) + 1;
      if (at + length > block.length || end + length > size)
        throw new MalformedError('a literal that is too long');
      out.set(block.subarray(at, at + length), end);
      at += length;
      end += length;
      continue;
    }
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    const back = kind === 1 ? (tag >> 5) * 256 + next() : number(kind === 2 ? 2 : 4);
    if (back === 0 || back > end || end + length > size)
      throw new MalformedError('a copy of what is not there');
    for (let index = 0; index < length; index++, end++) out[end] = out[end - back] ?? 0;
  }
  if (end !== size) throw new MalformedError('a block that is too short');
  return out;
}

function varint(next: () => number): number {
  let value = 0;
  for (let index = 0, place = 1; index < 5; index++, place *= 128) {
    const byte = next();
    value += (byte & 0x7f) * place;
    if (byte < 0x80) return value;
  }
  throw new MalformedError('a length without an end');
}
