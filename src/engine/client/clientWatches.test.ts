import { expect, test } from 'vitest';
import type { Recipe } from '../model/op.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';
import { play, type Play } from '../testing/play.ts';
import * as zk from './zk.ts';

/** A program that notes every event a watcher is called with. */
function* note(watcher: string, heard: string[]): Recipe<void> {
  for (;;) heard.push(inShort(yield* zk.nextWatchEvent(watcher)));
}

function inShort({ type, state, path }: WatchedEvent): string {
  return path === null ? `${type}/${state}` : `${type} ${path}`;
}

/** Cuts A off until it has noticed, lets others act meanwhile, and lets it come back within its session. */
function whileAIsAway(game: Play, others: () => void): void {
  game.give({ type: 'cutClientLink', client: 'client:A' });
  others();
  game.until('connection.lost', 'A');
  game.give({ type: 'healClientLink', client: 'client:A' });
  game.until('session.established', 'A');
  game.settle();
}

type Act = () => Recipe<unknown>;

/** B does one thing after the other, each when it is told to. */
function* onCommand(...acts: readonly Act[]): Recipe<void> {
  for (const act of acts) {
    yield* zk.gate('release');
    yield* act();
  }
}

function tellB(game: Play): void {
  game.give({ type: 'release', client: 'client:B' });
  game.until('reply.delivered', 'B');
  while (game.sim.nextAtMs() === game.sim.nowMs) game.sim.step();
}

/** A watches /n, B changes it while A is away; what A's watcher hears. */
function heardAcross(nodes: readonly string[], watch: Act, ...changes: readonly Act[]): string[] {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* watch();
        yield* note('w', heard);
      },
      B: () => onCommand(...changes),
    },
    { nodes },
  ).settle();
  whileAIsAway(game, () => {
    for (const _ of changes) tellB(game);
  });
  return heard;
}

const AWAY = ['None/Disconnected', 'None/SyncConnected'];

test('[C9] [G23] a node watcher hears of the connection though its node is untouched, and is not spent', () => {
  expect(heardAcross(['/n'], () => zk.getData('/n', { watch: 'w' }))).toEqual(AWAY);
});

// Six attempts of the Java client against a server that was killed: one Disconnected.
test('[C9] however many attempts to connect fail, watchers hear Disconnected once', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* note('w', heard);
      },
    },
    { nodes: ['/n'] },
  ).settle();
  game.give({ type: 'crashServer', server: 'server:1' });
  game.sim.runUntil(game.sim.nowMs + 5000);
  expect(game.all('connection.lost', 'A').length).toBeGreaterThan(3);
  expect(heard).toEqual(['None/Disconnected']);
  game.give({ type: 'startServer', server: 'server:1' });
  game.until('session.established', 'A');
  game.settle();
  expect(heard).toEqual(AWAY);
});

test('[C9] a handle that has never been connected says nothing of attempts that fail', () => {
  const heard: string[] = [];
  const game = play({ A: () => note('default', heard) });
  game.give({ type: 'crashServer', server: 'server:1' });
  game.sim.runUntil(5000);
  expect(game.all('connection.lost', 'A').length).toBeGreaterThan(3);
  expect(heard).toEqual([]);
});

test('[C5] [G24] a node deleted while its watcher was away is told on reconnect', () => {
  const heard = heardAcross(
    ['/n'],
    () => zk.getData('/n', { watch: 'w' }),
    () => zk.deleteNode('/n'),
  );
  expect(heard).toEqual([...AWAY, 'NodeDeleted /n']);
});

test('[C5] [G25] a node deleted and made again meanwhile looks like changed data', () => {
  const heard = heardAcross(
    ['/n'],
    () => zk.getData('/n', { watch: 'w' }),
    () => zk.deleteNode('/n'),
    () => zk.create('/n'),
  );
  expect(heard).toEqual([...AWAY, 'NodeDataChanged /n']);
});

test('[C5] [G26] an absent node made and deleted again meanwhile is not told', () => {
  const heard = heardAcross(
    [],
    () => zk.exists('/n', { watch: 'w' }),
    () => zk.create('/n'),
    () => zk.deleteNode('/n'),
  );
  expect(heard).toEqual(AWAY);
});

test('[C5] an absent node made meanwhile is told as created', () => {
  const heard = heardAcross(
    [],
    () => zk.exists('/n', { watch: 'w' }),
    () => zk.create('/n'),
  );
  expect(heard).toEqual([...AWAY, 'NodeCreated /n']);
});

test('[C5] after a reconnect setWatches goes before the calls that wait', () => {
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.nextWatchEvent('w');
        yield* zk.exists('/n');
      },
    },
    { nodes: ['/n'] },
  ).settle();
  game.give({ type: 'restartServer', server: 'server:1' });
  const back = game.until('session.established', 'A');
  game.settle();
  const sent = game.all('request.sent', 'A').filter(({ seq }) => seq > back.seq);
  expect(sent.map(({ op, xid }) => [op, xid])).toEqual([
    ['setWatches', 2],
    ['exists', 3],
  ]);
});

test('[C10] [G27] the same watcher object registered three times is called once', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.exists('/n', { watch: 'w' });
        yield* note('w', heard);
      },
      B: () => onCommand(() => zk.setData('/n', 'new')),
    },
    { nodes: ['/n'] },
  ).settle();
  tellB(game);
  game.settle();
  expect(heard).toEqual(['NodeDataChanged /n']);
});

test('[C10] [G28] a data and a child watch of one object hear of a deletion once', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.getChildren('/n', { watch: 'w' });
        yield* note('w', heard);
      },
      B: () => onCommand(() => zk.deleteNode('/n')),
    },
    { nodes: ['/n'] },
  ).settle();
  tellB(game);
  game.settle();
  expect(heard).toEqual(['NodeDeleted /n']);
});

test('[C10] a deletion reaches data and child watchers of one node, though the server sends it once', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: [
        function* () {
          yield* zk.getData('/n', { watch: 'data' });
          yield* zk.getChildren('/n', { watch: 'child' });
          yield* note('data', heard);
        },
        () => note('child', heard),
      ],
      B: () => onCommand(() => zk.deleteNode('/n')),
    },
    { nodes: ['/n'] },
  ).settle();
  tellB(game);
  game.settle();
  expect(heard).toEqual(['NodeDeleted /n', 'NodeDeleted /n']);
  expect(game.all('event.delivered', 'A').at(-1)?.watchers).toEqual(['data', 'child']);
});

test('[C10] a persistent watcher stays registered, a one-time one is spent', () => {
  const heard: string[] = [];
  const change = () => zk.setData('/n', 'x');
  const game = play(
    {
      A: function* () {
        yield* zk.addWatch('/n', 'w', 'PERSISTENT');
        yield* note('w', heard);
      },
      B: () => onCommand(change, change),
    },
    { nodes: ['/n'] },
  ).settle();
  tellB(game);
  tellB(game);
  game.settle();
  expect(heard).toEqual(['NodeDataChanged /n', 'NodeDataChanged /n']);
});

test('[C8] a read that failed leaves no watcher; exists on a missing node does', () => {
  const game = play({
    A: function* () {
      try {
        yield* zk.getData('/none', { watch: 'w' });
      } catch {
        yield* zk.exists('/absent', { watch: 'w' });
      }
    },
  }).settle();
  expect([...game.client('A').watches.keys()]).toEqual(['exist /absent']);
});

test('[C10] watchers taken off a path are told by the library, not by the server', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.removeAllWatches('/n', 'Data');
        yield* note('w', heard);
      },
    },
    { nodes: ['/n'] },
  ).settle();
  expect(heard).toEqual(['DataWatchRemoved /n']);
  expect(game.client('A').watches.size).toBe(0);
});

test('[C13] callbacks run one at a time, in the order the events were read', () => {
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/a', { watch: 'wa' });
        yield* zk.getData('/b', { watch: 'wb' });
        yield* zk.multi([
          { op: 'setData', path: '/b', data: '1', version: -1 },
          { op: 'setData', path: '/a', data: '1', version: -1 },
        ]);
      },
    },
    { nodes: ['/a', '/b'] },
  ).settle();
  const run = game.all('callback.run', 'A').filter(({ event }) => event.type !== 'None');
  expect(run.map(({ watcher }) => watcher)).toEqual(['wb', 'wa']);
  expect(new Set(run.map(({ step }) => step)).size).toBe(2);
});

test('a new latch throws away what a watcher heard before it is registered again', () => {
  const heard: string[] = [];
  play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.setData('/n', '1');
        yield* zk.getData('/n', { watch: 'w', latch: 'new' });
        yield* zk.setData('/n', '2');
        yield* note('w', heard);
      },
    },
    { nodes: ['/n'] },
  ).settle();
  expect(heard).toEqual(['NodeDataChanged /n']);
});
