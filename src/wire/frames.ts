// The bytes of a connection as packets (NIOServerCnxn.doIO and readLength): four bytes of length, and so many bytes. Before the
// first packet the four may be a word for administrators instead.
import { LENGTH } from './jute.ts';

export type Frame =
  | { readonly kind: 'packet'; readonly bytes: Uint8Array }
  /** `traceMask`: what follows `stmk`; null where it does not. */
  | { readonly kind: 'word'; readonly word: string; readonly traceMask: string | null }
  /** A length that no packet may have: nothing behind it can be read. */
  | { readonly kind: 'badLength'; readonly length: number };

const NOTHING = new Uint8Array(0);

/** Collects what arrives until a packet is whole. It holds one packet that is not, and believes no length. */
export class FrameReader {
  readonly #maxBytes: number;
  #held: Uint8Array = NOTHING;
  #heldBytes = 0;
  /** So many bytes are there before anything can be said. */
  #wanted = LENGTH;
  #isFirst = true;
  #isOver = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** What is whole now, in order. Nothing is read behind a word or a bad length. */
  take(piece: Uint8Array): readonly Frame[] {
    if (this.#isOver) return [];
    const bytes = this.#heldBytes === 0 ? piece : this.#hold(piece);
    if (bytes.length < this.#wanted) {
      if (this.#heldBytes === 0) this.#hold(piece);
      return [];
    }
    const frames: Frame[] = [];
    const read = this.#read(bytes, frames);
    this.#held = NOTHING;
    this.#heldBytes = 0;
    if (!this.#isOver && read < bytes.length) this.#hold(bytes.subarray(read));
    return frames;
  }

  /** How far the bytes were read. */
  #read(bytes: Uint8Array, frames: Frame[]): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    for (;;) {
      this.#wanted = LENGTH;
      if (bytes.length - at < LENGTH) return at;
      const length = view.getInt32(at);
      const word = this.#isFirst ? wordOf(bytes.subarray(at, at + LENGTH)) : null;
      if (word !== null || length < 0 || length > this.#maxBytes) {
        frames.push(
          word === null
            ? { kind: 'badLength', length }
            : { kind: 'word', word, traceMask: word === 'stmk' ? maskIn(view, at + LENGTH) : null },
        );
        this.#isOver = true;
        return bytes.length;
      }
      if (bytes.length - at < LENGTH + length) {
        this.#wanted = LENGTH + length;
        return at;
      }
      frames.push({ kind: 'packet', bytes: bytes.subarray(at + LENGTH, at + LENGTH + length) });
      this.#isFirst = false;
      at += LENGTH + length;
    }
  }

  #hold(piece: Uint8Array): Uint8Array {
    const bytes = this.#heldBytes + piece.length;
    if (bytes > this.#held.length) {
      const grown = new Uint8Array(Math.max(bytes, 2 * this.#held.length));
      grown.set(this.#held.subarray(0, this.#heldBytes));
      this.#held = grown;
    }
    this.#held.set(piece, this.#heldBytes);
    this.#heldBytes = bytes;
    return this.#held.subarray(0, bytes);
  }
}

/** The server reads it in one go with the word (NIOServerCnxn.checkFourLetterWord). */
function maskIn(view: DataView, at: number): string | null {
  return view.byteLength < at + 8 ? null : view.getBigInt64(at).toString();
}

/** The words a server knows (FourLetterCommands): any other four letters are the length of a packet, and too long. */
const WORDS: ReadonlySet<string> = new Set(
  'conf cons crst dirs dump envi gtmk hash isro mntr ruok srst srvr stat stmk wchc wchp wchs'.split(' '),
);

function wordOf(bytes: Uint8Array): string | null {
  const word = String.fromCharCode(...bytes);
  return WORDS.has(word) ? word : null;
}
