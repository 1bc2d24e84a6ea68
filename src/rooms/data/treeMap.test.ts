// The map of a tree: widths follow what lies below, changes are told, and a list too long to draw can be looked into.
import { expect, test } from 'vitest';
import { serversIn } from './model/folders.ts';
import type { ServerHistory } from './model/serverHistory.ts';
import { mapAt, type MapCell, type MapRange } from './model/treeMap.ts';
import { searchAt } from './model/treeRows.ts';
import { readServer } from './reading/readServer.ts';
import { createBody, deleteBody, logBytes, memoryFile, setDataBody } from './testing/logBytes.ts';

const WHOLE: MapRange = { path: '/', children: null };

async function historyOf(txns: readonly { readonly type: number; readonly body: readonly number[] }[]) {
  const numbered = txns.map((txn, index) => ({ ...txn, zxid: index + 1 }));
  const [files] = serversIn([memoryFile('log.1', logBytes(numbered))]);
  if (files === undefined) throw new Error('no server');
  return readServer(files);
}

const create = (path: string) => ({ type: 1, body: createBody(path) });
const last = ({ history }: ServerHistory) => history.rowCount - 1;
const cell = (cells: readonly MapCell[], path: string) => cells.find((each) => each.path === path);

test('a znode is as wide as what it holds', async () => {
  const server = await historyOf(['/a', '/b', '/a/1', '/a/2', '/a/3'].map(create));
  const { cells, znodes } = mapAt(server, last(server), WHOLE, last(server) - 1);
  // The root, ZooKeeper's own three, and these.
  expect(znodes).toBe(9);
  expect(cell(cells, '/a')).toMatchObject({ depth: 1, start: 0, znodes: 4 });
  expect(cell(cells, '/a')?.width).toBeCloseTo(4 / 8);
  expect(cell(cells, '/b')?.width).toBeCloseTo(1 / 8);
  expect(cell(cells, '/a/2')).toMatchObject({ depth: 2, znodes: 1 });
});

test('what has come, changed and gone since a moment is told, and what is gone has a place', async () => {
  const server = await historyOf([
    ...['/a', '/a/kept', '/a/gone', '/b'].map(create),
    { type: 5, body: setDataBody('/a/kept', 'new', 1) },
    { type: 2, body: deleteBody('/a/gone') },
    create('/b/new'),
  ]);
  const { cells, changed } = mapAt(server, last(server), WHOLE, 4);
  expect(cell(cells, '/a/kept')?.how).toBe('data');
  expect(cell(cells, '/a/gone')?.how).toBe('went');
  expect(cell(cells, '/b/new')?.how).toBe('came');
  expect(cell(cells, '/a')).toMatchObject({ how: 'other', changed: 3 });
  expect(changed).toBe(5);
});

test('a long list stands in groups of neighbours, down to each of them', async () => {
  const names = Array.from({ length: 600 }, (_, index) => `/q/n-${String(index).padStart(10, '0')}`);
  const server = await historyOf([create('/q'), ...names.map(create)]);
  const seen = new Set<string>();
  const look = (range: MapRange): void => {
    const { cells } = mapAt(server, last(server), range, last(server) - 1);
    expect(cells.length).toBeLessThan(300);
    for (const { path, depth, group } of cells) {
      if (group !== null) look(group.range);
      else if (depth > 0) seen.add(path);
    }
  };
  look({ path: '/q', children: null });
  expect([...seen].toSorted()).toEqual(names);
});

test('a search finds what is not there any more', async () => {
  const server = await historyOf([
    create('/app'),
    create('/app/config'),
    { type: 2, body: deleteBody('/app/config') },
  ]);
  const { total, others, otherTotal } = searchAt(server, last(server), 'app/conf', 10);
  expect({ total, others, otherTotal }).toEqual({ total: 0, others: ['/app/config'], otherTotal: 1 });
});
