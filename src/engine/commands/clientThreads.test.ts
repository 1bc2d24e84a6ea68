import { expect, test } from 'vitest';
import * as zk from '../client/zk.ts';
import { Interrupted } from '../model/interrupted.ts';
import { KeeperError } from '../model/keeperError.ts';
import type { Recipe } from '../model/op.ts';
import { play } from '../testing/play.ts';

const A = { client: 'client:A' } as const;

function* sleeper(): Recipe<void> {
  yield* zk.sync('/');
  yield* zk.sleepOn(100);
  yield* zk.gate('release');
}

test('[C23] a stalled program stands still while its library keeps the session alive', () => {
  const game = play({ A: sleeper });
  game.until('reply.delivered', 'A');
  expect(game.give({ type: 'stallProgram', ...A })).toBeNull();
  expect(game.give({ type: 'stallProgram', ...A })).toBe('alreadyStalled');
  game.pass(20_000);
  expect(game.all('gate.reached', 'A')).toEqual([]);
  expect(game.all('ping.sent', 'A').length).toBeGreaterThan(5);
  expect(game.all('session.expired')).toEqual([]);
  expect(game.give({ type: 'unstallProgram', ...A })).toBeNull();
  expect(game.give({ type: 'unstallProgram', ...A })).toBe('notStalled');
  game.until('gate.reached', 'A');
});

test('[C23] while the event lane is blocked no callback runs, and answers to calls come all the same', () => {
  const game = play(
    {
      A: [
        function* () {
          yield* zk.getData('/n', { watch: 'w' });
          yield* zk.nextWatchEvent('w');
          yield* zk.gate('act');
        },
        function* () {
          yield* zk.sleep(100);
          yield* zk.setData('/n', 'x');
          yield* zk.gate('release');
        },
      ],
    },
    { nodes: ['/n'] },
  ).pass(50);
  expect(game.give({ type: 'blockEventLane', ...A })).toBeNull();
  expect(game.give({ type: 'blockEventLane', ...A })).toBe('laneAlreadyBlocked');
  game.pass(1000);
  expect(game.all('gate.reached', 'A').map(({ gate }) => gate)).toEqual(['release']);
  game.give({ type: 'unblockEventLane', ...A });
  expect(game.give({ type: 'unblockEventLane', ...A })).toBe('laneNotBlocked');
  expect(game.until('gate.reached', 'A').gate).toBe('act');
});

test('[C18] a clock that jumped is read wrong; a sleep takes as long as ever', () => {
  const seen: number[] = [];
  const game = play({
    A: function* () {
      yield* zk.sleep(100);
      seen.push(yield* zk.clock());
    },
  }).pass(10);
  expect(game.give({ type: 'jumpClientClock', ...A, byMs: -100_000 })).toBe('clockBelowZero');
  expect(game.give({ type: 'jumpClientClock', ...A, byMs: 0 })).toBe('outOfBounds');
  expect(game.give({ type: 'jumpClientClock', ...A, byMs: 5000 })).toBeNull();
  game.settle();
  expect(seen).toEqual([5100]);
});

test('[C18] a clock that runs twice as fast ends sleeps after half their time, and heartbeats come twice as often', () => {
  const pings = (perMille: number) => {
    const game = play({ A: () => zk.gate('release') });
    game.until('session.established', 'A');
    if (perMille > 0) game.give({ type: 'driftClientClock', ...A, perMille });
    game.pass(30_000);
    return game.all('ping.sent', 'A').length;
  };
  const game = play({
    A: function* () {
      yield* zk.gate('act');
      yield* zk.sleep(1000);
    },
  }).settle();
  expect(game.give({ type: 'driftClientClock', ...A, perMille: 1000 })).toBeNull();
  expect(game.give({ type: 'driftClientClock', ...A, perMille: 1000 })).toBe('clockAlreadySo');
  expect(game.give({ type: 'driftClientClock', ...A, perMille: -950 })).toBe('outOfBounds');
  const startedAtMs = game.sim.nowMs;
  game.give({ type: 'openGate', ...A, gate: 'act' });
  expect(game.settle().sim.nowMs - startedAtMs).toBe(500);
  expect(pings(1000)).toBeGreaterThan(1.7 * pings(0));
});

test('[C24] an interrupted call may be done all the same, and nobody hears its answer', () => {
  const ends: string[] = [];
  const game = play({
    A: function* () {
      try {
        yield* zk.create('/a');
      } catch (error) {
        ends.push(error instanceof Interrupted ? 'interrupted' : String(error));
      }
      ends.push((yield* zk.exists('/a')) === null ? 'not there' : 'there');
    },
  });
  game.until('request.sent', 'A', ({ op }) => op === 'create');
  expect(game.give({ type: 'interruptThread', ...A, thread: 0 })).toBeNull();
  game.settle();
  expect(ends).toEqual(['interrupted', 'there']);
});

test('[C24] whatever a thread waits for can be interrupted, but not its way into a monitor', () => {
  const ends: string[] = [];
  const waits: readonly (() => Recipe<unknown>)[] = [
    () => zk.sleep(1000),
    () => zk.gate('release'),
    () => zk.nextWatchEvent('w'),
    () => zk.awaitLatch('l'),
    () => zk.synchronised('other', () => zk.waitMonitor('other')),
    () => zk.enterMonitor('m'),
  ];
  const threads = waits.map(
    (wait, at) =>
      function* (): Recipe<void> {
        yield* zk.newLatch('l');
        try {
          yield* wait();
        } catch (error) {
          if (error instanceof Interrupted) ends.push(String(at));
        }
      },
  );
  const owner = function* (): Recipe<void> {
    yield* zk.enterMonitor('m');
    yield* zk.gate('act');
  };
  const game = play({ A: [owner, ...threads] }).pass(100);
  const refusals = threads.map((_, at) => game.give({ type: 'interruptThread', ...A, thread: at + 1 }));
  game.settle();
  expect(refusals).toEqual([null, null, null, null, null, 'notInterruptible']);
  expect(ends).toEqual(['0', '1', '2', '3', '4']);
  expect(game.give({ type: 'interruptThread', ...A, thread: 99 })).toBe('noSuchThread');
});

test('nothing can be done to the inside of a process that is gone', () => {
  const game = play({ A: () => zk.gate('release') }).settle();
  game.give({ type: 'killClient', ...A });
  expect(game.give({ type: 'stallProgram', ...A })).toBe('alreadyDead');
  expect(game.give({ type: 'jumpClientClock', ...A, byMs: 10 })).toBe('alreadyDead');
});

test('a new process is sound, but its machine’s clock is as wrong as before', () => {
  const seen: number[] = [];
  const game = play({
    A: function* () {
      seen.push(yield* zk.clock());
      yield* zk.gate('release');
    },
  }).settle();
  game.give({ type: 'jumpClientClock', ...A, byMs: 5000 });
  game.give({ type: 'stallProgram', ...A });
  game.give({ type: 'killClient', ...A });
  game.give({ type: 'startClient', ...A });
  game.settle();
  expect(seen.at(-1)).toBeGreaterThanOrEqual(5000);
});

test('a world in which all that happened goes on from anywhere as it did', () => {
  const game = play({
    A: [
      sleeper,
      function* () {
        try {
          yield* zk.getData('/none', { watch: 'w' });
        } catch (error) {
          if (!(error instanceof KeeperError)) throw error;
        }
        yield* zk.sleep(500);
        yield* zk.clock();
      },
    ],
  });
  game.pass(20);
  game.give({ type: 'stallProgram', ...A });
  game.give({ type: 'driftClientClock', ...A, perMille: 300 });
  game.pass(300);
  game.give({ type: 'blockEventLane', ...A });
  game.give({ type: 'unstallProgram', ...A });
  game.pass(3000);
  game.give({ type: 'unblockEventLane', ...A });
  game.give({ type: 'interruptThread', ...A, thread: 0 });
  game.settle();
  const { steps } = game.sim;
  for (let cut = 0; cut < steps; cut += 2) {
    const fork = game.sim.forkAt(cut);
    const commands = game.sim.commands.filter(({ afterStep }) => afterStep >= cut);
    for (const { command, atMs, afterStep } of commands) {
      while (fork.steps < afterStep) fork.step();
      fork.give(command, atMs);
    }
    while (fork.steps < steps) fork.step();
    expect(fork.hash()).toBe(game.sim.hash());
  }
});
