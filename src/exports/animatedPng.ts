// Pictures as a film: an animated PNG, which browsers and documents show as they show any picture. Each picture comes as a PNG of
// its own, as browsers write them; its data is taken over as it is.
// https://www.w3.org/TR/png-3/#apng-frame-based-animation

export interface FilmPicture {
  readonly png: Uint8Array;
  /** Where it lies on those before it, which are seen where it is clear; the first covers everything. */
  readonly x: number;
  readonly y: number;
  readonly shownMs: number;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const MOST_SHOWN_MS = 65_535;
const DISPOSE_NONE = 0;
const BLEND_OVER = 1;

/** It begins again at its end. */
export function animatedPng(pictures: readonly FilmPicture[]): Uint8Array<ArrayBuffer> {
  const read = pictures.map((picture) => ({ ...picture, chunks: chunksOf(picture.png) }));
  const [first] = read;
  if (first === undefined) throw new Error('a film without pictures');
  const header = dataOf(first.chunks, 'IHDR');
  const written = [Uint8Array.from(SIGNATURE), chunk('IHDR', header), chunk('acTL', numbers(read.length, 0))];
  let sequence = 0;
  for (const { x, y, shownMs, chunks } of read) {
    const own = dataOf(chunks, 'IHDR');
    // Depth and colours are said once, for all of them.
    if (own.slice(8).some((byte, at) => byte !== header[8 + at])) throw new Error('pictures of two kinds');
    const size = own.slice(0, 8);
    const ends = [...halves(Math.min(Math.round(shownMs), MOST_SHOWN_MS), 1000), DISPOSE_NONE, BLEND_OVER];
    written.push(chunk('fcTL', joined([numbers(sequence++), size, numbers(x, y), Uint8Array.from(ends)])));
    for (const { name, data } of chunks) {
      if (name !== 'IDAT') continue;
      const isFirst = chunks === first.chunks;
      written.push(isFirst ? chunk('IDAT', data) : chunk('fdAT', joined([numbers(sequence++), data])));
    }
  }
  return joined([...written, chunk('IEND', new Uint8Array())]);
}

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

function chunksOf(png: Uint8Array): readonly Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at);
    const name = String.fromCodePoint(...png.subarray(at + 4, at + 8));
    chunks.push({ name, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function dataOf(chunks: readonly Chunk[], name: string): Uint8Array {
  const found = chunks.find((each) => each.name === name);
  if (found === undefined) throw new Error(`a PNG without ${name}`);
  return found.data;
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = joined([Uint8Array.from(name, (letter) => letter.codePointAt(0) ?? 0), data]);
  return joined([numbers(data.length), named, numbers(checksum(named))]);
}

function numbers(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of values.entries()) view.setUint32(4 * at, value);
  return bytes;
}

function halves(...values: readonly number[]): readonly number[] {
  return values.flatMap((value) => [value >> 8, value & 255]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** CRC-32, as PNG asks for it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffff_ffff) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value;
});
