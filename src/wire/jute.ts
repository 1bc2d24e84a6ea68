// Jute, ZooKeeper's wire encoding: big-endian numbers, and lengths before text, bytes and lists (BinaryInputArchive and
// BinaryOutputArchive). It reads what strangers send: whatever is wrong is a JuteError, never anything else.

/** The bytes are not what they should be. */
export class JuteError extends Error {}

/** Reads values one after the other. A negative length of −1 is null; any other negative one is wrong, of a list it is none. */
export class JuteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  int(): number {
    return this.#view.getInt32(this.#skip(4));
  }

  long(): bigint {
    return this.#view.getBigInt64(this.#skip(8));
  }

  bool(): boolean {
    return this.#view.getUint8(this.#skip(1)) !== 0;
  }

  bytes(): Uint8Array | null {
    const length = this.int();
    if (length === -1) return null;
    if (length < 0) throw new JuteError(`a length of ${length}`);
    const from = this.#skip(length);
    return this.#bytes.subarray(from, from + length);
  }

  /** What is no UTF-8 becomes U+FFFD, as it does in Java. */
  text(): string | null {
    const bytes = this.bytes();
    return bytes === null ? null : FORGIVING.decode(bytes);
  }

  /** Null where there is no list. The length is not believed: as many items are read as there are bytes for. */
  list<T>(item: () => T): readonly T[] | null {
    const length = this.int();
    if (length === -1) return null;
    const items: T[] = [];
    for (let index = 0; index < length; index++) items.push(item());
    return items;
  }

  #skip(bytes: number): number {
    const from = this.#at;
    if (bytes > this.left) throw new JuteError(`${bytes} bytes wanted, ${this.left} left`);
    this.#at += bytes;
    return from;
  }
}

const FORGIVING = new TextDecoder('utf-8', { ignoreBOM: true });

/** Writes a packet: its length, which is known at the end, and values one after the other. */
export class JuteWriter {
  #bytes = new Uint8Array(128);
  #view = new DataView(this.#bytes.buffer);
  #at = LENGTH;

  int(value: number): this {
    this.#need(4);
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
    return this;
  }

  /** A whole number of up to 53 bits, or of 64. */
  long(value: number | bigint): this {
    this.#need(8);
    this.#view.setBigInt64(this.#at, typeof value === 'number' ? BigInt(value) : value);
    this.#at += 8;
    return this;
  }

  bool(value: boolean): this {
    this.#need(1);
    this.#bytes[this.#at++] = value ? 1 : 0;
    return this;
  }

  buffer(bytes: Uint8Array | null): this {
    if (bytes === null) return this.int(-1);
    this.int(bytes.length);
    return this.raw(bytes);
  }

  raw(bytes: Uint8Array): this {
    this.#need(bytes.length);
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
    return this;
  }

  /** Each half of a surrogate pair on its own, in three bytes, as BinaryOutputArchive.stringToByteBuffer does. */
  text(text: string | null): this {
    if (text === null) return this.int(-1);
    this.#need(4 + 3 * text.length);
    const lengthAt = this.#at;
    const bytes = this.#bytes;
    let at = lengthAt + 4;
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 0x80) bytes[at++] = unit;
      else if (unit < 0x800) {
        bytes[at++] = 0xc0 | (unit >> 6);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else {
        bytes[at++] = 0xe0 | (unit >> 12);
        bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[at++] = 0x80 | (unit & 0x3f);
      }
    }
    this.#view.setInt32(lengthAt, at - lengthAt - 4);
    this.#at = at;
    return this;
  }

  list<T>(items: readonly T[] | null, item: (value: T) => void): this {
    if (items === null) return this.int(-1);
    this.int(items.length);
    for (const value of items) item(value);
    return this;
  }

  /** The packet with its length in front. Nothing may be written afterwards. */
  packet(): Uint8Array {
    this.#view.setInt32(0, this.#at - LENGTH);
    return this.#bytes.subarray(0, this.#at);
  }

  #need(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#at + bytes));
    grown.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}

/** The bytes of a packet's length. */
export const LENGTH = 4;
