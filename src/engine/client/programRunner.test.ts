import { expect, test } from 'vitest';
import { KeeperError } from '../model/keeperError.ts';
import { play } from '../testing/play.ts';
import { IllegalArgument } from './illegalArgument.ts';
import * as zk from './zk.ts';

test('[C12] an invalid path is refused by the library: nothing is sent', () => {
  const refused: string[] = [];
  const game = play({
    A: function* () {
      for (const path of ['', 'a', '/a/', '/a//b', '/a/./b', '/a\u0000']) {
        try {
          yield* zk.create(path);
        } catch (error) {
          refused.push(error instanceof IllegalArgument ? error.reason.kind : String(error));
        }
      }
    },
  }).settle();
  const kinds = ['empty', 'noLeadingSlash', 'trailingSlash', 'emptyName', 'relative', 'nullCharacter'];
  expect(refused).toEqual(kinds);
  expect(game.all('request.queued')).toEqual([]);
});

test('[C12] a sequential node may end in a slash, as its number is to come', () => {
  const game = play(
    {
      A: function* () {
        yield* zk.create('/p/', { mode: 'PERSISTENT_SEQUENTIAL' });
      },
    },
    { nodes: ['/p'] },
  ).settle();
  expect(game.paths()).toEqual(['/p', '/p/0000000000']);
});

test('[C12] an empty ACL list is refused by the library', () => {
  const codes: string[] = [];
  const game = play({
    A: function* () {
      try {
        yield* zk.create('/a', { acl: [] });
      } catch (error) {
        codes.push(error instanceof KeeperError ? error.code : String(error));
      }
    },
  }).settle();
  expect(codes).toEqual(['InvalidACL']);
  expect(game.all('request.queued')).toEqual([]);
});

test('a failed multi is thrown with the code of its first failed part and the codes of all', () => {
  let thrown: unknown;
  play({
    A: function* () {
      try {
        yield* zk.multi([
          { op: 'setData', path: '/', data: 'x', version: -1 },
          { op: 'delete', path: '/none', version: -1 },
          { op: 'delete', path: '/none', version: -1 },
        ]);
      } catch (error) {
        thrown = error;
      }
    },
  }).settle();
  expect(thrown).toMatchObject({ code: 'NoNode', results: ['Ok', 'NoNode', 'RuntimeInconsistency'] });
});

test('each operation of a program is a step of its own', () => {
  const game = play({
    A: function* () {
      yield* zk.atStep('first');
      yield* zk.believe({ what: 'holder', path: '/a' });
      yield* zk.disbelieve('holder');
    },
  }).settle();
  const steps = game.all('program.resumed', 'A').map(({ step }) => step);
  expect(new Set(steps).size).toBe(4);
  expect(game.client('A').threads.get(0)?.atStep).toBe('first');
});

test('a program sleeps by virtual time', () => {
  const game = play({
    A: function* () {
      yield* zk.sleep(1234);
    },
  }).settle();
  expect(game.all('program.resumed', 'A').at(-1)?.timeMs).toBe(1234);
});

test('a spawned program runs beside the one that started it', () => {
  const names: unknown[] = [];
  const game = play({
    A: function* () {
      yield* zk.spawn('B0', { n: 1 });
      yield* zk.gate('release');
    },
    B: function* () {
      yield* zk.atStep('running');
    },
  }).settle();
  names.push(
    ...game.all('program.started', 'A').map(({ recipe, args }) => `${recipe} ${JSON.stringify(args)}`),
  );
  expect(names).toEqual(['A0 {"client":"A"}', 'B0 {"n":1,"client":"A"}']);
});

test('[C15] belief survives a pause and a disconnection', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a', { mode: 'EPHEMERAL' });
      yield* zk.believe({ what: 'holder', path: '/a' });
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'cutClientLink', client: 'client:A' });
  game.until('connection.lost', 'A');
  expect(game.client('A').vars.value.beliefs[0]?.path).toBe('/a');
  game.give({ type: 'pauseClient', client: 'client:A' });
  expect(game.client('A').vars.value.beliefs[0]?.path).toBe('/a');
});

test('[C15] belief ends with the process', () => {
  const game = play({
    A: function* () {
      yield* zk.believe({ what: 'holder', path: '/a' });
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'killClient', client: 'client:A' });
  expect(game.client('A').vars.value.beliefs).toEqual([]);
});

test('[C15] belief ends with the last program that could withdraw it', () => {
  const game = play({
    A: function* () {
      yield* zk.believe({ what: 'holder', path: '/a' });
      throw new KeeperError('NoAuth');
    },
  }).settle();
  expect(game.all('belief.withdrawn', 'A')).toHaveLength(1);
  expect(game.client('A').threads.get(0)?.state).toMatchObject({
    kind: 'ended',
    how: 'threw',
    message: 'NoAuth',
  });
});

test('[C15] a holder that waits is told when its session has expired', () => {
  const ends: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.sync('/');
      try {
        yield* zk.gate('release');
      } catch (error) {
        ends.push(error instanceof KeeperError ? error.code : String(error));
      }
    },
  }).settle();
  game.give({ type: 'expireSession', client: 'client:A' });
  game.until('session.learnedExpired', 'A');
  game.settle();
  expect(ends).toEqual(['SessionExpired']);
});

test('an event that came before the program asked for it is named as what set it off', () => {
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.setData('/n', 'x');
        yield* zk.nextWatchEvent('w');
      },
    },
    { nodes: ['/n'] },
  ).settle();
  const callback = game.all('callback.run', 'A').find(({ watcher }) => watcher === 'w');
  const woken = game.all('program.resumed', 'A').find(({ input }) => input.kind === 'event');
  expect(woken?.causes[0]).toBe(callback?.seq);
});

test('a world cut anywhere goes on as the one it was cut from', () => {
  const game = play(
    {
      A: function* () {
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.nextWatchEvent('w');
        yield* zk.create('/a');
      },
      B: function* () {
        yield* zk.sleep(50);
        yield* zk.setData('/n', 'x');
      },
    },
    { nodes: ['/n'], latencyMs: { min: 1, max: 9 } },
  ).settle();
  const { steps } = game.sim;
  for (let cut = 0; cut < steps; cut += 3) {
    const fork = game.sim.forkAt(cut);
    while (fork.steps < steps) fork.step();
    expect(fork.hash()).toBe(game.sim.hash());
  }
});
