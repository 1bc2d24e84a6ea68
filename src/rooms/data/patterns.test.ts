// Each pattern is found in a log that has it, and a quiet log has none.
import { expect, test } from 'vitest';
import { readServer } from './reading/readServer.ts';
import {
  createBody,
  deleteBody,
  int,
  logBytes,
  memoryFile,
  setDataBody,
  type WrittenTxn,
} from './testing/logBytes.ts';
import { serversIn } from './model/folders.ts';
import { patternsOf, type Pattern } from './model/patterns.ts';

async function found(txns: readonly Omit<WrittenTxn, 'zxid'>[]): Promise<readonly Pattern[]> {
  const numbered = txns.map((txn, index) => ({ timeMs: 1000, ...txn, zxid: index + 1 }));
  const [files] = serversIn([memoryFile('log.1', logBytes(numbered))]);
  return files === undefined ? [] : patternsOf(await readServer(files));
}

const create = (path: string, options: Parameters<typeof createBody>[1] = {}) => ({
  type: 1,
  body: createBody(path, options),
});
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const numbered = (path: string, index: number) => `${path}${String(index).padStart(10, '0')}`;

test('a quiet log has none', async () => {
  expect(await found([create('/a'), create('/b'), { type: 5, body: setDataBody('/a', 'x', 1) }])).toEqual([]);
});

test('a herd: many sessions write right after one delete', async () => {
  const patterns = await found([
    create('/lock'),
    { type: 2, body: deleteBody('/lock') },
    ...times(8, (session) => ({ type: -1, session: session + 1, timeMs: 1010, body: int(-110) })),
  ]);
  expect(patterns).toMatchObject([{ kind: 'herd', path: '/lock', sessions: 8, writes: 8 }]);
});

test('a session storm, and an expiry storm', async () => {
  const patterns = await found([
    ...times(30, (session) => ({ type: -10, session: session + 1, body: int(4000) })),
    ...times(10, (session) => ({
      type: -11,
      session: session + 1,
      cxid: 0,
      timeMs: 60_000 + session,
      body: int(0),
    })),
  ]);
  expect(patterns).toMatchObject([
    { kind: 'sessionStorm', sessions: 30 },
    { kind: 'expiryStorm', sessions: 10 },
  ]);
});

test('an ephemeral that flaps', async () => {
  const patterns = await found(
    times(6, (index) => [
      { ...create('/member', { ephemeral: true }), session: index + 1, timeMs: 1000 + 9000 * index },
      { type: 2, body: deleteBody('/member'), timeMs: 2000 + 9000 * index },
    ]).flat(),
  );
  expect(patterns).toMatchObject([{ kind: 'flapping', path: '/member', times: 6, sessions: 6 }]);
});

test('a lock whose holder expired while others waited', async () => {
  const patterns = await found([
    create('/locks'),
    ...times(3, (index) => ({
      ...create(numbered('/locks/n-', index), { ephemeral: true }),
      session: index + 1,
    })),
    {
      type: -11,
      session: 1,
      cxid: 0,
      timeMs: 9000,
      body: [...int(1), ...deleteBody(numbered('/locks/n-', 0))],
    },
  ]);
  expect(patterns).toMatchObject([
    {
      kind: 'holderExpired',
      path: '/locks/n-0000000000',
      session: '0x1',
      waiting: 2,
      next: '/locks/n-0000000001',
    },
  ]);
});

test('a name whose owner expired is another session’s at once', async () => {
  const lock = (session: number, timeMs: number) => ({
    ...create('/leader', { ephemeral: true }),
    session,
    timeMs,
  });
  const expiry = (session: number, timeMs: number) => ({
    type: -11,
    session,
    cxid: 0,
    timeMs,
    body: [...int(1), ...deleteBody('/leader')],
  });
  const patterns = await found([
    lock(1, 1000),
    expiry(1, 9000),
    lock(2, 9020),
    expiry(2, 20_000),
    lock(3, 20_010),
  ]);
  expect(patterns).toEqual([
    { kind: 'ownerExpired', row: 4, path: '/leader', session: '0x2', next: '0x3', afterMs: 10, times: 2 },
  ]);
});

test('a member that comes back after a while has taken over from nobody', async () => {
  const patterns = await found([
    { ...create('/members', {}), session: 1 },
    { ...create('/members/a', { ephemeral: true }), session: 1 },
    { type: -11, session: 1, cxid: 0, timeMs: 9000, body: [...int(1), ...deleteBody('/members/a')] },
    { ...create('/members/a', { ephemeral: true }), session: 2, timeMs: 15_000 },
  ]);
  expect(patterns).toEqual([]);
});

test('a client that closes its session loses no lock by expiry', async () => {
  const patterns = await found([
    create('/locks'),
    ...times(2, (index) => ({
      ...create(numbered('/locks/n-', index), { ephemeral: true }),
      session: index + 1,
    })),
    { type: -11, session: 1, cxid: 9, body: [...int(1), ...deleteBody(numbered('/locks/n-', 0))] },
  ]);
  expect(patterns).toEqual([]);
});

test('a queue that only grows', async () => {
  const patterns = await found([create('/q'), ...times(200, (index) => create(numbered('/q/n-', index)))]);
  expect(patterns).toMatchObject([
    { kind: 'growingQueue', path: '/q', children: 200, created: 200, deleted: 0 },
  ]);
});

test('a sequence near its end', async () => {
  const patterns = await found([create('/q'), create('/q/n-1999999999', { parentVersion: 2_000_000_000 })]);
  expect(patterns).toMatchObject([{ kind: 'sequenceNearEnd', path: '/q', next: 2_000_000_000 }]);
});

test('a child list near jute.maxbuffer', async () => {
  const patterns = await found([
    create('/d'),
    ...times(3000, (index) => create(`/d/${'x'.repeat(200)}${index}`)),
  ]);
  expect(patterns).toMatchObject([{ kind: 'longChildList', path: '/d', children: 3000 }]);
});

test('a child list is as long as a reply on the wire, whatever its letters', async () => {
  const patterns = await found([
    create('/d'),
    ...times(1000, (index) => create(`/d/${'锁'.repeat(200)}${index + 1000}`)),
  ]);
  // Of each name its length and 604 bytes; before them how many there are, and the header of the reply.
  expect(patterns).toMatchObject([{ kind: 'longChildList', bytes: 16 + 4 + 1000 * (4 + 604) }]);
});
