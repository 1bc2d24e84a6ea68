// Files out of archives: zip, tar, tar.gz, and snapshots that the server compressed itself. What is unpacked is kept as blobs, which a
// browser may lay aside on its disk; the zeros that logs end with are not kept at all.
import { Gunzip, Unzip, UnzipInflate } from 'fflate';
import type { Damage } from '../model/damage.ts';
import type { ByteSource } from '../model/byteSource.ts';
import { BlobSource } from './blobSource.ts';
import type { Reading } from './fileWindow.ts';
import { isOurs } from '../model/folders.ts';
import { unsnap } from './snappy.ts';
import { TarReader, type EntrySink } from './tar.ts';

export interface Unpacked {
  readonly sources: readonly ByteSource[];
  readonly damaged: readonly Damage[];
}

/** More than that is not unpacked here: a folder can be read whatever its size. */
export const MAX_UNPACKED_BYTES = 1 << 30;
const PIECE_BYTES = 1 << 20;
/** Deflate unfolds to a thousand times as much at most, and all of a bite at once. */
const BITE_BYTES = 1 << 14;
const KEPT_BYTES = 1 << 16;
const MAX_ENTRIES = 20_000;

/** Archives are replaced by what is in them; other files stay as they are. */
export async function unpack(files: readonly ByteSource[], reading: Reading = {}): Promise<Unpacked> {
  const work = new Unpacking(reading);
  for (const file of files) await work.take(file);
  return work.result();
}

/** What is too large or cannot be made out; the page and the command line say it with the file's name. */
class UnpackError extends Error {}

class Unpacking {
  readonly #reading: Reading;
  readonly #sources: ByteSource[] = [];
  readonly #damaged: Damage[] = [];
  #kept = 0;
  #entries = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  result(): Unpacked {
    return { sources: this.#sources, damaged: this.#damaged };
  }

  async take(file: ByteSource): Promise<void> {
    const name = file.path.toLowerCase();
    if (name.endsWith('.zip')) await this.#archive(file, (sink) => this.#zip(file, sink));
    else if (name.endsWith('.tar.gz') || name.endsWith('.tgz'))
      await this.#archive(file, (sink) => this.#tarGz(file, sink));
    else if (name.endsWith('.tar')) await this.#archive(file, (sink) => this.#tar(file, sink));
    else await this.#single(file);
  }

  async #archive(file: ByteSource, read: (sink: EntrySink) => Promise<void>): Promise<void> {
    const folder = file.path.replace(/\.(?:zip|tar|tgz|tar\.gz)$/i, '');
    const found: Kept[] = [];
    const begin: EntrySink = (path) => {
      if (++this.#entries > MAX_ENTRIES) throw new UnpackError('too many files');
      if (!isOurs(path)) return null;
      const kept = new Kept(`${folder}/${cleaned(path)}`, (bytes) => this.#count(bytes));
      found.push(kept);
      return kept;
    };
    await this.#noting(file, () => read(begin));
    for (const kept of found) await this.#single(kept.source());
  }

  /** A file of its own may be compressed. */
  async #single(file: ByteSource): Promise<void> {
    if (!isOurs(file.path)) return;
    const kept = new Kept(file.path, (bytes) => this.#count(bytes));
    if (file.path.endsWith('.gz'))
      await this.#noting(file, () => this.#gunzip(file, (piece) => kept.push(piece)));
    else if (file.path.endsWith('.snappy')) await this.#noting(file, () => this.#unsnap(file, kept));
    else {
      this.#sources.push(file);
      return;
    }
    this.#sources.push(kept.source());
  }

  /** What was unpacked before a fault stays. */
  async #noting(file: ByteSource, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#reading.signal?.aborted === true) throw error;
      this.#damaged.push({ file: file.path, offset: 0, zxid: 0, reason: 'unreadable' });
    }
  }

  async #zip(file: ByteSource, begin: EntrySink): Promise<void> {
    const errors: Error[] = [];
    const unzip = new Unzip((entry) => {
      const kept = begin(entry.name);
      if (kept === null) return;
      entry.ondata = (error, piece) => {
        if (error !== null) errors.push(error);
        else kept.push(piece);
      };
      entry.start();
    });
    unzip.register(UnzipInflate);
    await this.#pieces(file, (piece, isLast) => {
      unzip.push(piece, isLast);
      const [error] = errors;
      if (error !== undefined) throw error;
    });
  }

  async #tarGz(file: ByteSource, begin: EntrySink): Promise<void> {
    const tar = new TarReader(begin);
    await this.#gunzip(file, (piece) => tar.push(piece));
  }

  async #tar(file: ByteSource, begin: EntrySink): Promise<void> {
    const tar = new TarReader(begin);
    await this.#pieces(file, (piece) => tar.push(piece));
  }

  async #gunzip(file: ByteSource, sink: (piece: Uint8Array) => void): Promise<void> {
    const gunzip = new Gunzip((piece) => sink(piece));
    await this.#pieces(file, (piece, isLast) => gunzip.push(piece, isLast));
  }

  async #unsnap(file: ByteSource, kept: Kept): Promise<void> {
    this.#count(file.size);
    for (const piece of unsnap(await file.read(0, file.size))) kept.push(piece);
  }

  async #pieces(file: ByteSource, sink: (piece: Uint8Array, isLast: boolean) => void): Promise<void> {
    for (let at = 0; at < file.size; at += PIECE_BYTES) {
      this.#reading.signal?.throwIfAborted();
      const piece = await file.read(at, PIECE_BYTES);
      for (let from = 0; from < piece.length; from += BITE_BYTES)
        sink(piece.subarray(from, from + BITE_BYTES), at + from + BITE_BYTES >= file.size);
      this.#reading.progress?.(piece.length);
    }
  }

  #count(bytes: number): void {
    this.#kept += bytes;
    if (this.#kept > MAX_UNPACKED_BYTES) throw new UnpackError('too large');
  }
}

class Kept {
  readonly #path: string;
  readonly #count: (bytes: number) => void;
  readonly #pieces: BlobPart[] = [];
  /** Zeros at the end so far. */
  #zeros = 0;

  constructor(path: string, count: (bytes: number) => void) {
    this.#path = path;
    this.#count = count;
  }

  push(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += KEPT_BYTES) this.#keep(bytes.subarray(at, at + KEPT_BYTES));
  }

  #keep(piece: Uint8Array): void {
    if (isZero(piece)) {
      this.#zeros += piece.length;
      return;
    }
    this.#count(this.#zeros + piece.length);
    if (this.#zeros > 0) this.#pieces.push(new Uint8Array(this.#zeros));
    this.#zeros = 0;
    this.#pieces.push(piece.slice());
  }

  source(): ByteSource {
    return new BlobSource(this.#path, new Blob(this.#pieces));
  }
}

/** A loop of its own: logs are mostly zeros, many megabytes of them. */
function isZero(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (bytes[at] !== 0) return false;
  return true;
}

/** Without steps to folders above. */
function cleaned(path: string): string {
  return path
    .split('/')
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .join('/');
}
