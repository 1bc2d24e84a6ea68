// Reads a tar archive as it comes: POSIX ustar, and the long names of GNU and pax.

/** Where the bytes of an entry go; null: it is passed over. */
export type EntrySink = (path: string) => { push(piece: Uint8Array): void } | null;

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 1 << 16;
/** May stand between a long name and its entry: what holds for all entries, and the long target of a link. */
const BETWEEN: ReadonlySet<string> = new Set(['g', 'K']);

interface LongName {
  readonly form: 'gnu' | 'pax';
  readonly bytes: number[];
}

export class TarReader {
  readonly #begin: EntrySink;
  readonly #header = new Uint8Array(BLOCK_BYTES);
  #headerBytes = 0;
  /** Of the present entry: bytes to come, and padding behind them. */
  #left = 0;
  #padding = 0;
  #sink: { push(piece: Uint8Array): void } | null = null;
  /** The name of the next entry, in parts, where it stands in one before it; null otherwise. */
  #longName: LongName | null = null;
  #name: string | null = null;

  constructor(begin: EntrySink) {
    this.#begin = begin;
  }

  push(piece: Uint8Array): void {
    for (let at = 0; at < piece.length;) {
      const wanted =
        this.#left > 0 ? this.#left : this.#padding > 0 ? this.#padding : BLOCK_BYTES - this.#headerBytes;
      const part = piece.subarray(at, at + wanted);
      at += part.length;
      if (this.#left > 0) this.#content(part);
      else if (this.#padding > 0) this.#padding -= part.length;
      else this.#headerPart(part);
    }
  }

  #content(part: Uint8Array): void {
    this.#left -= part.length;
    if (this.#longName === null) this.#sink?.push(part);
    else this.#longName.bytes.push(...part.subarray(0, MAX_NAME_BYTES - this.#longName.bytes.length));
    if (this.#left === 0) this.#endEntry();
  }

  #endEntry(): void {
    if (this.#longName !== null) this.#name = nameIn(this.#longName);
    this.#longName = null;
    this.#sink = null;
  }

  #headerPart(part: Uint8Array): void {
    this.#header.set(part, this.#headerBytes);
    this.#headerBytes += part.length;
    if (this.#headerBytes < BLOCK_BYTES) return;
    this.#headerBytes = 0;
    const size = Number.parseInt(this.#text(124, 12).trim(), 8);
    if (this.#header.every((byte) => byte === 0)) return;
    if (!(size >= 0)) throw new RangeError('no tar header');
    this.#beginEntry(String.fromCharCode(this.#header[156] ?? 0), size);
  }

  #beginEntry(type: string, size: number): void {
    this.#left = size;
    this.#padding = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    if (type === 'L' || type === 'x') {
      this.#longName = { form: type === 'L' ? 'gnu' : 'pax', bytes: [] };
    } else if (!BETWEEN.has(type)) {
      if (type === '0' || type === '\0') this.#sink = this.#begin(this.#name ?? this.#shortName());
      // Of a directory or a link, too: it is not the name of the file behind it.
      this.#name = null;
    }
    if (size === 0) this.#endEntry();
  }

  #shortName(): string {
    const prefix = this.#text(257, 5) === 'ustar' ? this.#text(345, 155) : '';
    return prefix === '' ? this.#text(0, 100) : `${prefix}/${this.#text(0, 100)}`;
  }

  #text(from: number, length: number): string {
    return TEXT.decode(this.#header.subarray(from, from + length)).replace(/\0.*$/s, '');
  }
}

const TEXT = new TextDecoder();

function nameIn({ form, bytes }: LongName): string | null {
  const text = TEXT.decode(Uint8Array.from(bytes));
  if (form === 'gnu') return text.replace(/\0.*$/s, '');
  return /(?:^|\n)\d+ path=([^\n]*)\n/.exec(text)?.[1] ?? null;
}
