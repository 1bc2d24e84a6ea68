// Servers that went two ways: which transactions and which znodes they do not agree on.
import { expect, test } from 'vitest';
import { readServer } from './reading/readServer.ts';
import { createBody, logBytes, memoryFile, setDataBody, type WrittenTxn } from './testing/logBytes.ts';
import { align, isApart } from './model/align.ts';
import { serversIn } from './model/folders.ts';
import { pathsApart } from './model/pathsApart.ts';

const create = (zxid: number, path: string, data = '') => ({
  zxid,
  type: 1,
  body: createBody(path, { data }),
});

const COMMON = [create(1, '/a'), create(2, '/a/b', 'one')];
const LEFT = [
  ...COMMON,
  create(3, '/a/c'),
  create(4, '/a/d'),
  { zxid: 5, type: 5, body: setDataBody('/a/b', 'two', 1) },
];
const RIGHT = [
  ...COMMON,
  create(3, '/a/e'),
  create(4, '/a/d'),
  { zxid: 5, type: 5, body: setDataBody('/a/b', 'six', 1) },
];

async function servers(...logs: readonly (readonly WrittenTxn[])[]) {
  const files = logs.map((txns, at) => memoryFile(`s${at}/version-2/log.1`, logBytes(txns)));
  return Promise.all(serversIn(files).map((each) => readServer(each)));
}

test('of two histories every zxid and every znode is named that differs', async () => {
  const both = await servers(LEFT, RIGHT);
  const alignment = align(both);
  expect(alignment.differences).toMatchObject([{ kind: 'record', zxid: 3, count: 2, zxids: [3, 5] }]);
  expect(pathsApart(both, 10)).toEqual({
    zxid: 5,
    paths: [
      { path: '/a/b', alike: [0, 1] },
      { path: '/a/c', alike: [0, -1] },
      { path: '/a/e', alike: [-1, 0] },
    ],
    total: 3,
  });
  expect([isApart(alignment, 0), isApart(alignment, 1)]).toEqual([true, true]);
});

test('a server that is behind is compared where it is, and is not apart', async () => {
  const both = await servers(LEFT, LEFT.slice(0, 3));
  expect(pathsApart(both, 10)).toEqual({ zxid: 3, paths: [], total: 0 });
  expect(isApart(align(both), 1)).toBe(false);
});

test('a gap in a log is told of the server that has it', async () => {
  const three = await servers(LEFT, LEFT.toSpliced(2, 1), LEFT);
  const alignment = align(three);
  expect(pathsApart(three, 10).paths).toEqual([{ path: '/a/c', alike: [0, -1, 0] }]);
  expect([0, 1, 2].map((server) => isApart(alignment, server))).toEqual([false, true, false]);
});
