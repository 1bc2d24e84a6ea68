// Nothing in a file is trusted: whatever its bytes are, reading it ends soon, with a tree or with named damage, and never with an error.
import { expect, test } from 'vitest';
import type { ByteSource } from '../../src/rooms/data/model/byteSource.ts';
import { adler32 } from '../../src/rooms/data/model/checksums.ts';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import { treeAt } from '../../src/rooms/data/model/moment.ts';
import { patternsOf } from '../../src/rooms/data/model/patterns.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { unpack } from '../../src/rooms/data/reading/unpack.ts';
import { memoryFile } from '../../src/rooms/data/testing/logBytes.ts';
import { bytesOfFile, recordedArchive, recordedFiles } from './recordings.ts';

const RECORDINGS = ['rolled', 'gz-snapshots', 'snappy-snapshots', 'old-forms', 'incident'];
const FILES = 500;

/** The same numbers each time (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const ODD_NUMBERS = [0x7fffffff, -1, -2, 0x10000000, 0, 1, 0x00ffffff];

function mutated(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const changed = bytes.slice();
  const used = Math.max(
    17,
    bytes.findLastIndex((byte) => byte !== 0),
  );
  const view = new DataView(changed.buffer);
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(used - 4);
    switch (random(5)) {
      case 0:
        changed[at] = random(256);
        break;
      case 1:
        view.setInt32(at, ODD_NUMBERS[random(ODD_NUMBERS.length)] ?? 0);
        break;
      case 2:
        return changed.slice(0, at);
      case 3:
        changed.copyWithin(at, random(used), random(used));
        break;
      default:
        changed.fill(random(2) * 255, at, at + random(200));
    }
  }
  return changed;
}

/** With right checksums, so that what is wrong is found by reading and not before. */
function sealed(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 16; at + 13 < bytes.length;) {
    const length = view.getInt32(at + 8);
    if (length <= 0 || at + 13 + length > bytes.length) break;
    view.setUint32(at, 0);
    view.setUint32(at + 4, adler32(bytes, at + 12, at + 12 + length));
    bytes[at + 12 + length] = 0x42;
    at += 13 + length;
  }
  return bytes;
}

/** What was made of them: znodes and patterns are looked at too. */
async function readAll(files: readonly ByteSource[]): Promise<readonly string[]> {
  const { sources } = await unpack(files);
  const paths: string[] = [];
  for (const server of serversIn(sources)) {
    const history = await readServer(server);
    for (const version of treeAt(history, history.history.rowCount - 1)) paths.push(version.path);
    patternsOf(history);
  }
  return paths;
}

test('500 mutated logs and snapshots are read without an error', async () => {
  const random = dice(36);
  const files = (await Promise.all(RECORDINGS.map((name) => recordedFiles(name)))).flat();
  const meant = files.filter(({ path }) => /(?:log|snapshot)\./.test(path));
  for (let round = 0; round < FILES; round++) {
    const file = meant[random(meant.length)];
    if (file === undefined) continue;
    const bytes = mutated(await bytesOfFile(file), random);
    const isLog = file.path.includes('log.');
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    const others = files.filter(
      ({ path }) => path.startsWith(`${folder}/`) && path !== file.path && random(3) > 0,
    );
    // What was unpacked is not packed again.
    const plain = others.map((each) =>
      memoryFile(each.path.replace(/\.(gz|snappy)$/, ''), new Uint8Array(0)),
    );
    const changed = memoryFile(
      file.path.replace(/\.(gz|snappy)$/, ''),
      isLog && random(2) === 1 ? sealed(bytes) : bytes,
    );
    const paths = await readAll([changed, ...(random(2) === 1 ? plain : [])]);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  }
});

test('mutated archives are read without an error', async () => {
  const random = dice(63);
  for (let round = 0; round < 60; round++) {
    const archive = recordedArchive(RECORDINGS[random(RECORDINGS.length)] ?? 'rolled');
    const bytes = mutated(await bytesOfFile(archive), random);
    const path = round % 2 === 0 ? archive.path : archive.path.replace('.tar.gz', '.zip');
    await expect(readAll([memoryFile(path, bytes)])).resolves.toBeInstanceOf(Array);
  }
});
