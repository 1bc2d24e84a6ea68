// A file that is read from its beginning to its end in pieces, of which only the current one is in memory.

import type { ByteSource } from '../model/byteSource.ts';

const PIECE_BYTES = 4 << 20;

export class FileWindow {
  readonly source: ByteSource;
  bytes: Uint8Array = new Uint8Array(0);
  /** The offset in the file of the first of the bytes. */
  start = 0;

  constructor(source: ByteSource) {
    this.source = source;
  }

  get end(): number {
    return this.start + this.bytes.length;
  }

  /** Moves on, so that the window begins at `from` and has at least `length` bytes if the file has them. */
  async moveTo(from: number, length: number): Promise<void> {
    this.bytes = await this.source.read(from, Math.max(length, PIECE_BYTES));
    this.start = from;
  }
}

/** What a long reading reports and when it stops. */
export interface Reading {
  readonly signal?: AbortSignal | undefined;
  /** So many bytes more have been read. */
  progress?(bytes: number): void;
  /** Where there are more, reading ends with a TooManyZnodesError. */
  readonly mostZnodes?: number;
}
