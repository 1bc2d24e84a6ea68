import { expect, test } from 'vitest';
import { KeeperError } from '../../model/keeperError.ts';
import type { Recipe } from '../../model/op.ts';
import { play, type Play, type PlayOptions } from '../../testing/play.ts';
import * as zk from '../zk.ts';

const A = { client: 'client:A' } as const;

function* listener(): Recipe<void> {
  for (;;) yield* zk.nextConnectionState();
}

function told(game: Play): readonly string[] {
  return game.all('connection.state', 'A').map(({ state }) => state);
}

function playWith(library: PlayOptions['library'], program: () => Recipe<void> = listener): Play {
  return play({ A: program }, { nodes: ['/n'], ...(library === undefined ? {} : { library }) });
}

const CURATORS = ['curator-4.0.1', 'curator-5.4', 'curator-5.7'] as const;

test.each(CURATORS)(
  '[C20] %s: a short cut is SUSPENDED and RECONNECTED, with the same session',
  (library) => {
    const game = playWith(library).settle();
    const session = game.client('A').vars.value.sessionId;
    game.give({ type: 'cutClientLink', ...A });
    game.until('connection.lost', 'A');
    game.give({ type: 'healClientLink', ...A });
    game.until('session.established', 'A');
    game.settle();
    expect(told(game)).toEqual(['CONNECTED', 'SUSPENDED', 'RECONNECTED']);
    expect(game.client('A').vars.value.sessionId).toBe(session);
  },
);

test.each(CURATORS)(
  '[C20] %s: after a session timeout it says LOST by itself and comes back with a new session',
  (library) => {
    const game = playWith(library).settle();
    game.give({ type: 'cutClientLink', ...A });
    const suspended = game.until('connection.state', 'A');
    const lost = game.until('connection.state', 'A');
    expect(lost).toMatchObject({ state: 'LOST', timeMs: suspended.timeMs + 6000 });
    expect(game.all('session.learnedExpired', 'A')).toEqual([]);
    game.give({ type: 'healClientLink', ...A });
    expect(game.until('session.established', 'A').how).toBe('created');
    game.settle();
    expect(told(game)).toEqual(['CONNECTED', 'SUSPENDED', 'LOST', 'RECONNECTED']);
  },
);

test('[C20] LOST comes by the process’s own clock: late where that went back', () => {
  const game = playWith('curator-5.7').settle();
  game.pass(5000);
  game.give({ type: 'cutClientLink', ...A });
  const suspended = game.until('connection.state', 'A');
  game.give({ type: 'jumpClientClock', ...A, byMs: -3000 });
  expect(game.until('connection.state', 'A').timeMs).toBe(suspended.timeMs + 9000);
});

test('[C20] Curator hears of the connection on its event lane: while that is blocked it says nothing', () => {
  const game = playWith('curator-5.7').settle();
  game.give({ type: 'blockEventLane', ...A });
  game.give({ type: 'cutClientLink', ...A });
  game.pass(20_000);
  expect(told(game)).toEqual(['CONNECTED']);
  game.give({ type: 'unblockEventLane', ...A });
  game.until('connection.state', 'A');
  expect(told(game)).toEqual(['CONNECTED', 'SUSPENDED']);
});

test('[C20] where nobody takes the end of the session up, Curator 5 makes another handle and 4.0.1 does not', () => {
  const afterBlocking = (library: PlayOptions['library']) => {
    const game = playWith(library).settle();
    game.give({ type: 'cutClientLink', ...A });
    game.until('connection.state', 'A');
    game.give({ type: 'blockEventLane', ...A });
    game.pass(20_000);
    game.give({ type: 'healClientLink', ...A });
    game.pass(20_000);
    return [told(game).at(-1), game.client('A').vars.value.connection];
  };
  expect(afterBlocking('curator-5.7')).toEqual(['LOST', 'connected']);
  expect(afterBlocking('curator-4.0.1')).toEqual(['SUSPENDED', 'closed']);
});

test('[C20] a session that the server ended is LOST, and another handle is there at once', () => {
  const game = playWith('curator-5.7').settle();
  game.give({ type: 'expireSession', ...A });
  game.until('session.learnedExpired', 'A');
  expect(game.until('session.established', 'A').how).toBe('created');
  expect(told(game.settle())).toEqual(['CONNECTED', 'SUSPENDED', 'LOST', 'RECONNECTED']);
});

test('[C21] kazoo says SUSPENDED however long it is cut off, and LOST when a server says so', () => {
  const game = playWith('kazoo').settle();
  game.give({ type: 'cutClientLink', ...A });
  game.pass(30_000);
  expect(told(game)).toEqual(['CONNECTED', 'SUSPENDED']);
  game.give({ type: 'healClientLink', ...A });
  game.until('session.learnedExpired', 'A');
  game.until('session.established', 'A');
  expect(told(game)).toEqual(['CONNECTED', 'SUSPENDED', 'LOST', 'CONNECTED']);
});

test('[C21] kazoo drops its watches with the connection and tells their watchers; nothing is registered again', () => {
  const game = playWith('kazoo', function* () {
    yield* zk.getData('/n', { watch: 'w' });
    yield* zk.nextWatchEvent('w');
    yield* zk.gate('release');
  }).settle();
  game.give({ type: 'cutClientLink', ...A });
  game.until('connection.lost', 'A');
  expect(game.client('A').watches.size).toBe(0);
  game.give({ type: 'healClientLink', ...A });
  game.until('session.established', 'A');
  game.settle();
  expect(game.all('gate.reached', 'A')).toHaveLength(1);
  expect(game.all('request.sent', 'A').some(({ op }) => op === 'setWatches')).toBe(false);
});

test.each([
  ['java', [1, 2]],
  ['kazoo', [1, 1]],
] as const)('[C21] over connections %s numbers its calls %j', (library, xids) => {
  const game = playWith(library, function* () {
    yield* zk.exists('/n');
    yield* zk.gate('act');
    yield* zk.exists('/n');
  }).settle();
  game.give({ type: 'restartServer', server: 'server:1' });
  game.until('session.established', 'A');
  game.give({ type: 'openGate', ...A, gate: 'act' });
  game.settle();
  expect(game.all('request.sent', 'A').map(({ xid }) => xid)).toEqual(xids);
});

test('[C1] a call that fails before it is sent takes no number', () => {
  const game = playWith('java', function* () {
    yield* zk.exists('/n');
    yield* zk.gate('act');
    try {
      yield* zk.sync('/');
    } catch {
      yield* zk.exists('/n');
    }
  }).settle();
  game.give({ type: 'crashServer', server: 'server:1' });
  game.until('connection.lost', 'A');
  game.give({ type: 'openGate', ...A, gate: 'act' });
  game.until('request.failed', 'A');
  game.give({ type: 'startServer', server: 'server:1' });
  game.settle();
  const sent = game.all('request.sent', 'A').map(({ op, xid }) => [op, xid]);
  expect(sent).toEqual([
    ['exists', 1],
    ['exists', 2],
  ]);
});

test('[C21] calls made while kazoo is suspended wait through failed attempts, those of the Java client fail', () => {
  const endOf = (library: PlayOptions['library']) => {
    const ends: string[] = [];
    const game = playWith(library, function* () {
      yield* zk.gate('act');
      try {
        yield* zk.sync('/');
        ends.push('done');
      } catch (error) {
        ends.push(error instanceof KeeperError ? error.code : String(error));
      }
    }).settle();
    game.give({ type: 'crashServer', server: 'server:1' });
    game.until('connection.lost', 'A');
    game.give({ type: 'openGate', ...A, gate: 'act' });
    game.until('connection.lost', 'A', ({ why }) => why === 'refused');
    game.give({ type: 'startServer', server: 'server:1' });
    game.pass(20_000);
    return ends;
  };
  expect(endOf('kazoo')).toEqual(['done']);
  expect(endOf('java')).toEqual(['ConnectionLoss']);
});

test('[C21] kazoo tries again after a tenth of a second, then after twice as long each time', () => {
  const game = playWith('kazoo').settle();
  game.give({ type: 'cutClientLink', ...A });
  game.pass(60_000);
  const losses = game.all('connection.lost', 'A').map(({ timeMs }) => timeMs);
  const attempts = game
    .all('connection.attempted', 'A')
    .slice(1)
    .map(({ timeMs }) => timeMs);
  const pauses = attempts.map((at, i) => at - (losses[i] ?? 0));
  expect(pauses.length).toBeGreaterThan(4);
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(Math.floor(60 * 2 ** at));
    expect(pause).toBeLessThanOrEqual(140 * 2 ** at);
  }
});

test('a plain Java program has no states to listen to', () => {
  const game = playWith('java').settle();
  expect(game.client('A').threads.get(0)?.state).toMatchObject({ how: 'threw' });
});

test('each thread hears every state once, from when it began to listen', () => {
  const heard: string[] = [];
  const game = play(
    {
      A: [
        listener,
        function* () {
          yield* zk.sync('/');
          yield* zk.listenConnectionState();
          heard.push(yield* zk.nextConnectionState());
          heard.push(String(yield* zk.nextConnectionState({ timeoutMs: 10 })));
        },
      ],
    },
    { library: 'curator-5.7' },
  ).settle();
  game.give({ type: 'cutClientLink', ...A });
  game.until('connection.lost', 'A');
  game.pass(1000);
  expect(heard).toEqual(['SUSPENDED', 'null']);
});

test('a plain Java program may open another handle when its session is over', () => {
  const sessions: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.sync('/');
      sessions.push(yield* zk.sessionId());
      while ((yield* zk.nextWatchEvent('default')).state !== 'Expired');
      yield* zk.newHandle();
      yield* zk.sync('/');
      sessions.push(yield* zk.sessionId());
    },
  }).settle();
  game.give({ type: 'expireSession', ...A });
  game.pass(5000);
  expect(new Set(sessions).size).toBe(2);
});

test.each([...CURATORS, 'kazoo'] as const)(
  '%s: a world cut anywhere goes on as the one it was cut from',
  (library) => {
    const game = playWith(library).settle();
    game.give({ type: 'cutClientLink', ...A });
    game.pass(9000);
    game.give({ type: 'healClientLink', ...A });
    game.pass(9000);
    const { steps } = game.sim;
    for (let cut = 0; cut < steps; cut += 5) {
      const fork = game.sim.forkAt(cut);
      for (const { command, atMs, afterStep } of game.sim.commands.filter(
        (given) => given.afterStep >= cut,
      )) {
        while (fork.steps < afterStep) fork.step();
        fork.give(command, atMs);
      }
      while (fork.steps < steps) fork.step();
      expect(fork.hash()).toBe(game.sim.hash());
    }
  },
);
