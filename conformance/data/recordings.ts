// The recorded data directories of real servers, as tests open them.
import { readFileSync } from 'node:fs';
import { BlobSource } from '../../src/rooms/data/reading/blobSource.ts';
import type { ByteSource } from '../../src/rooms/data/model/byteSource.ts';
import { unpack } from '../../src/rooms/data/reading/unpack.ts';

const FOLDER = new URL('./', import.meta.url);

export function recordedArchive(name: string): ByteSource {
  return new BlobSource(`${name}.tar.gz`, new Blob([readFileSync(new URL(`${name}.tar.gz`, FOLDER))]));
}

/** Unpacked once, and never changed. */
export function recordedFiles(name: string): Promise<readonly ByteSource[]> {
  const known = UNPACKED.get(name) ?? unpack([recordedArchive(name)]).then(({ sources }) => sources);
  UNPACKED.set(name, known);
  return known;
}

const UNPACKED = new Map<string, Promise<readonly ByteSource[]>>();

export async function bytesOfFile(source: ByteSource): Promise<Uint8Array> {
  return source.read(0, source.size);
}
