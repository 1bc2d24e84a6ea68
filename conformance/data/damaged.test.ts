// What is wrong with the files of a real server is named, with its place, and everything that can still be read is read.
import { describe, expect, test } from 'vitest';
import type { ByteSource } from '../../src/rooms/data/model/byteSource.ts';
import { serversIn } from '../../src/rooms/data/model/folders.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';
import { nodeAt } from '../../src/rooms/data/model/moment.ts';
import { align } from '../../src/rooms/data/model/align.ts';
import { readServer } from '../../src/rooms/data/reading/readServer.ts';
import { memoryFile } from '../../src/rooms/data/testing/logBytes.ts';
import { bytesOfFile, recordedFiles } from './recordings.ts';

async function read(files: readonly ByteSource[]): Promise<ServerHistory> {
  const [server] = serversIn(files);
  if (server === undefined) throw new Error('no server');
  return readServer(server);
}

/** The recording with one file changed. */
async function withFile(
  name: string,
  file: RegExp,
  change: (bytes: Uint8Array) => Uint8Array,
): Promise<readonly ByteSource[]> {
  const files = await recordedFiles(name);
  return Promise.all(
    files.map(async (each) =>
      file.test(each.path) ? memoryFile(each.path, change(await bytesOfFile(each))) : each,
    ),
  );
}

/** Where each record begins, and where the last one ends. */
function recordOffsets(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const offsets = [16];
  for (let at = 16; at + 12 < bytes.length && view.getInt32(at + 8) > 0;) {
    at += 13 + view.getInt32(at + 8);
    offsets.push(at);
  }
  return offsets;
}

function without(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const shorter = new Uint8Array(bytes.length - (to - from));
  shorter.set(bytes.subarray(0, from));
  shorter.set(bytes.subarray(to), from);
  return shorter;
}

/** The files of a recording whose names match, oldest first. */
async function namesOf(recording: string, kind: 'log' | 'snapshot'): Promise<readonly string[]> {
  const [server] = serversIn(await recordedFiles(recording));
  const files = kind === 'log' ? server?.logs : server?.snapshots;
  return (files ?? []).map(({ source }) => source.path);
}

const reasons = ({ damaged }: ServerHistory) => damaged.map(({ reason }) => reason);

describe('a damaged log', () => {
  test('with a torn tail says where, and everything before it is right', async () => {
    const files = await withFile('everything', /log\.1$/, (bytes) => {
      const offsets = recordOffsets(bytes);
      return bytes.slice(0, (offsets.at(-1) ?? 0) - 20);
    });
    const server = await read(files);
    expect(reasons(server)).toEqual(['tornTail']);
    expect(server.digests).toMatchObject({ right: 40, wrong: 0 });
  });

  test('with a tail of zeros in place of its last record is torn too', async () => {
    const files = await withFile('everything', /log\.1$/, (bytes) => {
      const offsets = recordOffsets(bytes);
      return bytes.slice().fill(0, (offsets.at(-2) ?? 0) + 30);
    });
    expect(reasons(await read(files))).toEqual(['tornTail']);
  });

  test('with a wrong checksum names the record, and goes on from the next snapshot', async () => {
    const files = await withFile('rolled', /log\.1$/, (bytes) => {
      const changed = bytes.slice();
      const at = recordOffsets(bytes)[5] ?? 0;
      changed[at + 40] = 0xff ^ (changed[at + 40] ?? 0);
      return changed;
    });
    const server = await read(files);
    const [damage] = server.damaged;
    expect(damage).toMatchObject({ reason: 'wrongChecksum', zxid: 5 });
    expect(damage?.offset).toBeGreaterThan(16);
    expect(server.digests.firstWrong).not.toBeNull();
    expect(server.digests.wrong).toBeLessThan(40);
    const last = server.history.rowCount - 1;
    expect(server.history.verdictOf(last)).toBe('right');
  });

  test('that is missing in the row is named, and the tree is right again after the next snapshot', async () => {
    const gone = (await namesOf('rolled', 'log'))[2];
    const server = await read((await recordedFiles('rolled')).filter(({ path }) => path !== gone));
    expect(reasons(server)).toContain('missingFile');
    expect(server.digests.wrong).toBe(0);
    expect(server.digests.right).toBeGreaterThan(150);
  });

  test('before the oldest snapshot is listed without a tree', async () => {
    const [firstLog] = await namesOf('rolled', 'log');
    const purged = new Set([firstLog, ...(await namesOf('rolled', 'snapshot')).slice(0, 3)]);
    const server = await read((await recordedFiles('rolled')).filter(({ path }) => !purged.has(path)));
    expect(server.history.verdictOf(0)).toBe('notApplied');
    expect(server.firstTreeRow).toBeGreaterThan(0);
    expect(server.digests).toMatchObject({ wrong: 0 });
  });

  test('with a missing transaction differs from the digests after it, with both sums', async () => {
    const files = await withFile('everything', /log\.1$/, (bytes) => {
      const offsets = recordOffsets(bytes);
      const [from = 0, to = 0] = [offsets[3], offsets[4]];
      return without(bytes, from, to);
    });
    const server = await read(files);
    expect(server.damaged[0]).toMatchObject({ reason: 'hole', zxid: 5 });
    expect(server.digests.firstWrong?.zxid).toBe(5);
    expect(server.digests.firstWrong?.server).not.toEqual(server.digests.firstWrong?.here);
  });
});

describe('a damaged snapshot', () => {
  test('is not used, and the one before it is', async () => {
    const [, second = ''] = await namesOf('rolled', 'snapshot');
    const files = await withFile('rolled', new RegExp(`${second}$`), (bytes) => {
      const changed = bytes.slice();
      changed[bytes.length - 40] = 0xff ^ (changed[bytes.length - 40] ?? 0);
      return changed;
    });
    const server = await read(files);
    expect(reasons(server)).toContain('wrongSeal');
    expect(server.digests.wrong).toBe(0);
  });

  test.each([0.5, 0])('that ends too early is named: %d of it', async (part) => {
    const [, second = ''] = await namesOf('rolled', 'snapshot');
    const files = await withFile('rolled', new RegExp(`${second}$`), (bytes) =>
      bytes.slice(0, bytes.length * part),
    );
    expect(reasons(await read(files))).toEqual(['incompleteSnapshot']);
  });
});

test('the logs alone lead to the same tree, from an empty server on', async () => {
  const files = (await recordedFiles('everything')).filter(({ path }) => !path.includes('snapshot'));
  const server = await read(files);
  expect(server.digests).toMatchObject({ right: 41, wrong: 0 });
  expect(nodeAt(server, '/app/config', server.history.rowCount - 1)?.version).toBe(1);
});

describe('several servers', () => {
  test('with two histories differ from the first transaction that only one has', async () => {
    const files = await recordedFiles('incident');
    const servers = await Promise.all(serversIn(files).map((each) => readServer(each)));
    const { differences } = align(servers);
    expect(differences).toMatchObject([
      { kind: 'onlyHere', zxid: 0x200000005, toZxid: 0x200000006, count: 2, servers: [1] },
      { kind: 'ends', zxid: 0x300000001, servers: [1] },
    ]);
  });

  test('of which one has caught up by a snapshot have no hole', async () => {
    const files = await recordedFiles('truncated');
    const servers = await Promise.all(serversIn(files).map((each) => readServer(each)));
    const { stretches, differences } = align(servers);
    expect(differences.map(({ kind }) => kind)).toEqual(['onlyHere']);
    expect(stretches.flatMap(({ lack }) => lack.map(({ why }) => why))).toContain('inSnapshot');
  });

  test('of which one lacks a record have a hole there', async () => {
    const files = await withFile('ensemble', /\/2\/version-2\/log\.100000001$/, (bytes) => {
      const offsets = recordOffsets(bytes);
      const [from = 0, to = 0] = [offsets[2], offsets[3]];
      return without(bytes, from, to);
    });
    const servers = await Promise.all(serversIn(files).map((each) => readServer(each)));
    expect(align(servers).differences).toContainEqual(
      expect.objectContaining({ kind: 'hole', zxid: 0x100000003, servers: [1], count: 1 }),
    );
  });
});
