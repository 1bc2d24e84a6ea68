// Files of a disk as what the reader of data directories reads.
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orSentence } from '../readText.ts';
import type { ByteSource } from '../../src/rooms/data/model/byteSource.ts';

/** A file, or all files below a folder; symbolic links inside of it are not followed. Throws where there is none. */
export function filesBelow(path: string): readonly ByteSource[] {
  if (!orSentence(path, () => statSync(path)).isDirectory()) return [new DiskFile(path)];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(inside);
    return entry.isFile() ? [new DiskFile(inside)] : [];
  });
}

/** Opened for each reading: pieces are large, and nothing has to be closed at the end. */
class DiskFile implements ByteSource {
  readonly path: string;
  readonly size: number;

  constructor(path: string) {
    this.path = path;
    this.size = statSync(path).size;
  }

  read(from: number, length: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.size - from)));
    const file = openSync(this.path, 'r');
    try {
      let done = 0;
      for (;;) {
        const count = readSync(file, bytes, done, bytes.length - done, from + done);
        done += count;
        if (count === 0 || done === bytes.length) return Promise.resolve(bytes.subarray(0, done));
      }
    } finally {
      closeSync(file);
    }
  }
}
