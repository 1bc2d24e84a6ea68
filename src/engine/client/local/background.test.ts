import { expect, test } from 'vitest';
import { type Recipe, EVENT_LANE } from '../../model/op.ts';
import { Interrupted } from '../../model/interrupted.ts';
import { KeeperError } from '../../model/keeperError.ts';
import { play } from '../../testing/play.ts';
import * as zk from '../zk.ts';

/** A recipe that runs only where it is a callback. `B` lends it its name. */
function onLane(callback: () => Recipe<void>): () => Recipe<void> {
  return function* () {
    if ((yield* zk.threadId()) === EVENT_LANE) yield* callback();
  };
}

test('calls in the background are all on their way before the first is answered, and are answered in order', () => {
  const answers: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.callInBackground(zk.create('/a'), 'B0');
      yield* zk.callInBackground(zk.create('/b'), 'B0');
      answers.push('both called');
    },
    B: onLane(function* () {
      answers.push(String((yield* zk.outcome()).path));
    }),
  });
  game.until('request.received', undefined, ({ path }) => path === '/a');
  expect(answers).toEqual(['both called']);
  game.settle();
  expect(answers).toEqual(['both called', '/a', '/b']);
  const handled = game.all('outcome.handled', 'A').map(({ op, path, err }) => [op, path, err]);
  expect(handled).toEqual([
    ['create', '/a', 'Ok'],
    ['create', '/b', 'Ok'],
  ]);
});

test('what a call in the background failed with is thrown where its outcome is asked for', () => {
  const failures: unknown[] = [];
  play({
    A: function* () {
      yield* zk.callInBackground(zk.getData('/nowhere'), 'B0');
    },
    B: onLane(function* () {
      try {
        yield* zk.outcome();
      } catch (error) {
        failures.push(error instanceof KeeperError ? error.code : error);
      }
    }),
  }).settle();
  expect(failures).toEqual(['NoNode']);
});

test('a watch set in the background rings on the same lane', () => {
  const events: string[] = [];
  play(
    {
      A: function* () {
        yield* zk.onEvent('w', 'B0');
        yield* zk.callInBackground(zk.getData('/a', { watch: 'w' }), 'C0');
        yield* zk.sleep(100);
        yield* zk.deleteNode('/a');
      },
      B: onLane(function* () {
        events.push(`rang in thread ${yield* zk.threadId()}`);
      }),
      C: onLane(function* () {
        events.push(`read ${JSON.stringify((yield* zk.outcome()).data)}`);
      }),
    },
    { nodes: ['/a'] },
  ).settle();
  expect(events).toEqual(['read ""', 'rang in thread -1']);
});

test('callbacks run while the program is stalled: they are the library’s thread', () => {
  const handled: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.callInBackground(zk.create('/a'), 'B0');
      yield* zk.sleep(50);
      handled.push('the program');
    },
    B: onLane(function* () {
      yield* zk.outcome();
      handled.push('the callback');
    }),
  });
  game.until('request.sent', 'A');
  expect(game.give({ type: 'stallProgram', client: 'client:A' })).toBeNull();
  game.pass(100);
  expect(handled).toEqual(['the callback']);
  game.give({ type: 'unstallProgram', client: 'client:A' });
  game.settle();
  expect(handled).toEqual(['the callback', 'the program']);
});

test('one thread interrupts another in what it waits for', () => {
  const caught: unknown[] = [];
  play({
    A: [
      function* () {
        yield* zk.sleep(10);
        yield* zk.interrupt(1);
      },
      function* () {
        try {
          yield* zk.sleepOn(1_000_000);
        } catch (error) {
          caught.push(error instanceof Interrupted);
        }
      },
    ],
  }).settle();
  expect(caught).toEqual([true]);
});

test('a thread that is interrupted while it is busy has its next wait broken off, and no later one', () => {
  const ends: string[] = [];
  play({
    A: [
      function* () {
        yield* zk.writeVar('busy', true);
        yield* zk.interrupt(1);
      },
      function* () {
        while ((yield* zk.readVar('busy')) !== true);
        yield* zk.readVar('busy');
        for (let turn = 0; turn < 2; turn++) {
          try {
            yield* zk.sleepOn(10);
            ends.push('slept');
          } catch (error) {
            ends.push(error instanceof Interrupted ? 'interrupted' : '?');
          }
        }
      },
    ],
  }).settle();
  expect(ends).toEqual(['interrupted', 'slept']);
});

test('a thread that asks whether it was interrupted is told once, and its waits are left alone', () => {
  const told: unknown[] = [];
  play({
    A: function* () {
      yield* zk.interrupt(yield* zk.threadId());
      told.push(yield* zk.interrupted(), yield* zk.interrupted());
      yield* zk.sleepOn(10);
      told.push('slept');
    },
  }).settle();
  expect(told).toEqual([true, false, 'slept']);
});

test('threads that callbacks start have numbers of their own', () => {
  const threads: number[] = [];
  play({
    A: function* () {
      for (let calls = 0; calls < 3; calls++) yield* zk.callInBackground(zk.sync('/'), 'B0');
    },
    B: onLane(function* () {
      threads.push(yield* zk.spawn('C0', {}));
      yield* zk.sync('/');
    }),
    C: onLane(function* () {
      yield* zk.sync('/');
    }),
  }).settle();
  expect(threads).toEqual([1, 2, 3]);
});

test('a wait that asks for it ends with the connection, and does not begin without one', () => {
  const ends: string[] = [];
  const game = play({
    A: function* () {
      yield* zk.create('/a');
      for (let turn = 0; turn < 2; turn++) {
        try {
          yield* zk.gateWhileConnected('act');
        } catch (error) {
          ends.push(error instanceof KeeperError ? error.code : '?');
        }
      }
      yield* zk.getData('/a');
    },
  });
  game.until('gate.reached', 'A');
  game.give({ type: 'cutClientLink', client: 'client:A' });
  game.pass(5000);
  expect(ends).toEqual(['ConnectionLoss', 'ConnectionLoss']);
});
