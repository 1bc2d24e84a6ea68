// Jute, ZooKeeper's encoding on disk: big-endian numbers, and lengths before text, bytes and lists (BinaryInputArchive). It reads
// files of unknown origin: a value that does not fit is a MalformedError, never anything else.

/** The bytes are not what they should be. */
export class MalformedError extends Error {}

/** There are fewer bytes than a value needs: more of the file may help. */
export class UnderrunError extends MalformedError {}

/** Reads values one after the other from `at` to `end` of the bytes. */
export class ByteReader {
  at: number;
  readonly end: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  /** `view`: of the same bytes, where there is one. */
  constructor(bytes: Uint8Array, at = 0, end = bytes.length, view = viewOf(bytes)) {
    this.#bytes = bytes;
    this.#view = view;
    this.at = at;
    this.end = end;
  }

  get left(): number {
    return this.end - this.at;
  }

  byte(): number {
    return this.#view.getUint8(this.#skip(1));
  }

  int(): number {
    return this.#view.getInt32(this.#skip(4));
  }

  /** Exact up to 53 bits, which zxids and times of real servers have; a number beyond them is the largest one. */
  long(): number {
    const from = this.#skip(8);
    const value = this.#view.getInt32(from) * 2 ** 32 + this.#view.getUint32(from + 4);
    return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));
  }

  /** All 64 bits, in halves: `[high, low]`, both unsigned. */
  longHalves(): readonly [number, number] {
    const from = this.#skip(8);
    return [this.#view.getUint32(from), this.#view.getUint32(from + 4)];
  }

  /** Null where the length is −1. */
  bytes(): Uint8Array | null {
    const length = this.int();
    if (length === -1) return null;
    if (length < 0) throw new MalformedError(`a length of ${length}`);
    const from = this.#skip(length);
    return this.#bytes.subarray(from, from + length);
  }

  text(): string {
    const bytes = this.bytes();
    return bytes === null ? '' : textOf(bytes);
  }

  /** Empty where there is no list. The length is not trusted: as many items are read as there are bytes for. */
  list<T>(item: () => T): readonly T[] {
    const length = this.int();
    const items: T[] = [];
    for (let index = 0; index < length; index++) items.push(item());
    return items;
  }

  #skip(bytes: number): number {
    const from = this.at;
    if (bytes > this.end - from) throw new UnderrunError(`${bytes} bytes wanted, ${this.end - from} left`);
    this.at = from + bytes;
    return from;
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Short texts of plain ASCII, which most paths are, are made faster than a decoder is called. */
export function textOf(bytes: Uint8Array): string {
  if (bytes.length > 64 || !isAscii(bytes)) return FORGIVING.decode(bytes);
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

const FORGIVING = new TextDecoder('utf-8', { ignoreBOM: true });
