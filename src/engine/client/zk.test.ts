import { expect, test } from 'vitest';
import { KeeperError } from '../model/keeperError.ts';
import { READ_ACL_UNSAFE } from '../model/acl.ts';
import { play } from '../testing/play.ts';
import * as zk from './zk.ts';

test('reads answer what is there', () => {
  const seen: unknown[] = [];
  play(
    {
      A: function* () {
        yield* zk.create('/p/a', { data: 'x', mode: 'EPHEMERAL' });
        yield* zk.create('/p/b', { data: null });
        seen.push((yield* zk.getChildren('/p')).toSorted());
        seen.push((yield* zk.getData('/p/a')).data, (yield* zk.getData('/p/b')).data);
        seen.push((yield* zk.exists('/p'))?.numChildren, yield* zk.exists('/q'));
        seen.push(yield* zk.getEphemerals('/p'), yield* zk.getAllChildrenNumber('/p'));
      },
    },
    { nodes: ['/p'] },
  ).settle();
  expect(seen).toEqual([['a', 'b'], 'x', null, 2, null, ['/p/a'], 2]);
});

test('ephemerals come in the order of a copy of the whole hash set, however few of them are asked for', () => {
  const seen: unknown[] = [];
  const names = ['a0', 'a1', 'a2', 'a3', 'b4', 'b5', 'b6', 'b7'];
  play(
    {
      A: function* () {
        for (const name of names) yield* zk.create(`/p/${name}`, { mode: 'EPHEMERAL' });
        seen.push(yield* zk.getEphemerals('/'), yield* zk.getEphemerals('/p/a'));
      },
    },
    { nodes: ['/p'] },
  ).settle();
  const [all, some] = seen as readonly (readonly string[])[];
  // As Java prints the clone of a HashSet of these eight.
  expect(all?.join(' ')).toBe('/p/a0 /p/a2 /p/a1 /p/b5 /p/a3 /p/b4 /p/b7 /p/b6');
  expect(some?.join(' ')).toBe('/p/a0 /p/a2 /p/a1 /p/a3');
});

test('an ACL that was set is read again, with its version counted', () => {
  const seen: unknown[] = [];
  play(
    {
      A: function* () {
        seen.push((yield* zk.setACL('/p', READ_ACL_UNSAFE, 0)).aversion);
        seen.push((yield* zk.getACL('/p')).acl);
        try {
          yield* zk.setData('/p', 'x');
        } catch (error) {
          seen.push(error instanceof KeeperError ? error.code : error);
        }
      },
    },
    { nodes: ['/p'] },
  ).settle();
  expect(seen).toEqual([1, READ_ACL_UNSAFE, 'NoAuth']);
});

test('each part of a multiRead is answered by itself', () => {
  const codes: string[] = [];
  play({
    A: function* () {
      const parts = yield* zk.multiRead([
        { op: 'getData', path: '/none', watch: false },
        { op: 'getChildren', path: '/', watch: false },
      ]);
      codes.push(...parts.map(({ err }) => err));
    },
  }).settle();
  expect(codes).toEqual(['NoNode', 'Ok']);
});

test('a multi is done as a whole', () => {
  const game = play({
    A: function* () {
      yield* zk.multi([
        { op: 'create', path: '/a', data: '', acl: READ_ACL_UNSAFE, mode: 'PERSISTENT' },
        { op: 'delete', path: '/a', version: 0 },
      ]);
    },
  }).settle();
  expect(game.paths()).toEqual([]);
  expect(
    game
      .all('txn.applied')
      .at(-1)
      ?.changes.map(({ type }) => type),
  ).toEqual(['created', 'deleted']);
});

test('[C11] a handle that was closed answers SessionExpired, and its default watcher heard Closed', () => {
  const seen: string[] = [];
  play({
    A: function* () {
      yield* zk.sync('/');
      yield* zk.closeSession();
      try {
        yield* zk.sync('/');
      } catch (error) {
        seen.push(error instanceof KeeperError ? error.code : String(error));
      }
      seen.push((yield* zk.nextWatchEvent('default')).state, (yield* zk.nextWatchEvent('default')).state);
    },
  }).settle();
  expect(seen).toEqual(['SessionExpired', 'SyncConnected', 'Closed']);
});

test('below a node that has had children before, numbers go on where they ended', () => {
  const made: unknown[] = [];
  play(
    {
      A: function* () {
        made.push(yield* zk.getChildren('/p'));
        made.push((yield* zk.create('/p/n_', { mode: 'EPHEMERAL_SEQUENTIAL' })).path);
      },
    },
    { nodes: ['/p'], created: { '/p': 133 } },
  ).settle();
  expect(made).toEqual([[], '/p/n_0000000133']);
});

test('names handed to a program are its own: what it does with the list reaches nobody else', () => {
  const lists: string[][] = [];
  play(
    {
      A: function* () {
        const names = yield* zk.getChildren('/p');
        names.push('mine');
        lists.push(yield* zk.getChildren('/p'));
      },
    },
    { nodes: ['/p', '/p/a'] },
  ).settle();
  expect(lists).toEqual([['a']]);
});
