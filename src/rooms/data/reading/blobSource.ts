import type { ByteSource } from '../model/byteSource.ts';

/** A file of a browser, or what was unpacked. */
export class BlobSource implements ByteSource {
  readonly path: string;
  readonly size: number;
  readonly #blob: Blob;

  constructor(path: string, blob: Blob) {
    this.path = path;
    this.size = blob.size;
    this.#blob = blob;
  }

  async read(from: number, length: number): Promise<Uint8Array> {
    return new Uint8Array(await this.#blob.slice(from, from + length).arrayBuffer());
  }
}
