import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';
import * as zk from '../zk.ts';

test('what one thread writes another reads; what nobody wrote is null', () => {
  const seen: unknown[] = [];
  play({
    A: [
      function* () {
        seen.push(yield* zk.readVar('owner'));
        yield* zk.writeVar('owner', 'one');
        yield* zk.countDown('written');
        seen.push(yield* zk.addToVar('count', 2));
      },
      function* () {
        yield* zk.newLatch('written');
        yield* zk.awaitLatch('written');
        seen.push(yield* zk.readVar('owner'), yield* zk.addToVar('count', 1));
      },
    ],
  }).settle();
  expect(seen).toEqual([null, 2, 'one', 3]);
});

test('between reading and writing a variable another thread may come: one of two increments is lost', () => {
  const increment = function* () {
    const before = Number(yield* zk.readVar('count'));
    yield* zk.writeVar('count', before + 1);
  };
  const game = play({ A: [increment, increment] }).settle();
  expect(game.client('A').shared.get('var count')).toEqual({ kind: 'var', value: 1 });
});

test('a latch lets everybody go on who waits for it, and nobody who waits for the one before', () => {
  const freed: string[] = [];
  const game = play({
    A: [
      function* () {
        yield* zk.newLatch('l');
        yield* zk.awaitLatch('l');
        freed.push('the old one');
      },
      function* () {
        yield* zk.sleep(10);
        yield* zk.newLatch('l', 2);
        yield* zk.awaitLatch('l');
        freed.push('the new one');
      },
      function* () {
        yield* zk.sleep(20);
        yield* zk.countDown('l');
        yield* zk.countDown('l');
      },
    ],
  }).settle();
  expect(freed).toEqual(['the new one']);
  expect(game.client('A').threads.get(0)?.state).toMatchObject({ kind: 'waiting' });
});

test('a count that comes before the latch is made is lost', () => {
  const game = play({
    A: [
      function* () {
        yield* zk.countDown('l');
      },
      function* () {
        yield* zk.sleep(10);
        yield* zk.newLatch('l');
        yield* zk.awaitLatch('l');
      },
    ],
  }).settle();
  expect(game.client('A').threads.get(1)?.state).toMatchObject({ for: { kind: 'awaitLatch' } });
});

test('a timed wait for a latch says whether it was the latch or the time', () => {
  const seen: unknown[] = [];
  play({
    A: function* () {
      yield* zk.newLatch('l');
      seen.push(yield* zk.awaitLatch('l', { timeoutMs: 50 }), yield* zk.clock());
      yield* zk.countDown('l');
      seen.push(yield* zk.awaitLatch('l', { timeoutMs: 50 }));
    },
  }).settle();
  expect(seen).toEqual([false, 50, true]);
});

test('a thread that is out of a monitor waits until it is free; its owner may enter it again', () => {
  const order: string[] = [];
  play({
    A: [
      function* () {
        yield* zk.synchronised('m', function* () {
          yield* zk.synchronised('m', () => zk.sleep(10));
          order.push('first');
        });
      },
      function* () {
        yield* zk.synchronised('m', function* () {
          order.push('second');
          yield* zk.sleep(0);
        });
      },
    ],
  }).settle();
  expect(order).toEqual(['first', 'second']);
});

test('who waits on a monitor lets go of it, and goes on when it was notified and the monitor is free', () => {
  const order: string[] = [];
  play({
    A: [
      function* () {
        yield* zk.enterMonitor('m');
        order.push(`notified ${yield* zk.waitMonitor('m')}`);
        yield* zk.exitMonitor('m');
      },
      function* () {
        yield* zk.enterMonitor('m');
        yield* zk.notifyMonitor('m');
        order.push('still inside');
        yield* zk.sleep(5);
        yield* zk.exitMonitor('m');
      },
    ],
  }).settle();
  expect(order).toEqual(['still inside', 'notified true']);
});

test('a notification that nobody waits for is lost', () => {
  const seen: unknown[] = [];
  play({
    A: function* () {
      yield* zk.enterMonitor('m');
      yield* zk.notifyMonitor('m', 'all');
      seen.push(yield* zk.waitMonitor('m', { timeoutMs: 30 }));
    },
  }).settle();
  expect(seen).toEqual([false]);
});

test('a thread that ends leaves its monitors', () => {
  const game = play({
    A: [
      function* () {
        yield* zk.enterMonitor('m');
        throw new Error('somewhere inside');
      },
      () => zk.enterMonitor('m'),
    ],
  }).settle();
  expect(game.client('A').threads.get(1)?.state).toMatchObject({ kind: 'ended', how: 'returned' });
});

test('to notify without being inside is a bug of the program', () => {
  const game = play({ A: () => zk.notifyMonitor('m') }).settle();
  expect(game.client('A').threads.get(0)?.state).toMatchObject({ how: 'threw', message: 'illegal state: m' });
});

test('[C19] a world with threads cut anywhere goes on as the one it was cut from', () => {
  const game = play({
    A: [
      function* () {
        yield* zk.newLatch('l');
        const done = yield* zk.awaitLatch('l', { timeoutMs: 20 });
        yield* zk.writeVar('done', done);
        yield* zk.guid();
      },
      function* () {
        yield* zk.sleep(10);
        yield* zk.countDown('l');
      },
    ],
  }).settle();
  const { steps } = game.sim;
  for (let cut = 0; cut < steps; cut++) {
    const fork = game.sim.forkAt(cut);
    while (fork.steps < steps) fork.step();
    expect(fork.hash()).toBe(game.sim.hash());
  }
});
