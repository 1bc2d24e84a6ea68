import { expect, test } from 'vitest';
import { play } from '../../testing/play.ts';
import * as zk from '../zk.ts';

test('[C22] a recipe runs on the event lane with the event it is for', () => {
  const seen: unknown[] = [];
  const game = play(
    {
      A: [
        function* () {
          yield* zk.onEvent('w', 'B0', { n: 7 });
          yield* zk.getData('/n', { watch: 'w' });
          yield* zk.setData('/n', 'x');
          yield* zk.gate('release');
        },
      ],
      B: function* () {
        seen.push(yield* zk.threadId());
      },
    },
    { nodes: ['/n'] },
  ).settle();
  const started = game.all('program.started', 'A').find(({ recipe }) => recipe === 'B0');
  expect(started?.args).toMatchObject({ n: 7, eventType: 'NodeDataChanged', eventPath: '/n' });
  expect(seen).toContain(-1);
});

test('[C22] while it waits for an answer the lane delivers nothing, and the answer comes', () => {
  const game = play(
    {
      A: [
        function* () {
          yield* zk.onEvent('first', 'B0');
          yield* zk.getData('/a', { watch: 'first' });
          yield* zk.getData('/b', { watch: 'second' });
          yield* zk.nextWatchEvent('second');
          yield* zk.gate('release');
        },
      ],
      B: function* () {
        yield* zk.exists('/b');
        yield* zk.sleep(200);
      },
      C: function* () {
        yield* zk.sleep(50);
        yield* zk.setData('/a', 'x');
        yield* zk.setData('/b', 'x');
      },
    },
    { nodes: ['/a', '/b'] },
  ).settle();
  const reached = game.all('gate.reached', 'A')[0]?.timeMs ?? 0;
  const called = game.all('callback.run', 'A').find(({ watcher }) => watcher === 'first')?.timeMs ?? 0;
  expect(reached - called).toBeGreaterThanOrEqual(200);
});

test('[C22] who waits on the event lane for another event waits for ever', () => {
  const game = play(
    {
      A: [
        function* () {
          yield* zk.onEvent('w', 'B0');
          yield* zk.getData('/a', { watch: 'w' });
          yield* zk.setData('/a', 'x');
          yield* zk.gate('release');
        },
      ],
      B: function* () {
        yield* zk.getData('/a', { watch: 'other' });
        yield* zk.setData('/a', 'y');
        yield* zk.nextWatchEvent('other');
      },
    },
    { nodes: ['/a'] },
  )
    .settle()
    .pass(20_000);
  const lane = game.client('A').threads.get(-1);
  expect(lane?.state).toMatchObject({ kind: 'waiting', for: { kind: 'nextWatchEvent', watcher: 'other' } });
  expect(game.client('A').eventLane.size).toBeGreaterThan(0);
});

test('[C22] events run nothing any more once that is taken back: they wait in the mailbox again', () => {
  const seen: (string | undefined)[] = [];
  const game = play(
    {
      A: function* () {
        yield* zk.onEvent('w', 'B0');
        yield* zk.offEvent('w');
        yield* zk.getData('/n', { watch: 'w' });
        yield* zk.setData('/n', 'x');
        seen.push((yield* zk.nextWatchEvent('w', { timeoutMs: 100 }))?.type);
        seen.push((yield* zk.nextWatchEvent('w', { timeoutMs: 100 }))?.type);
      },
      B: () => zk.sleep(0),
    },
    { nodes: ['/n'] },
  ).settle();
  expect(seen).toEqual(['NodeDataChanged', undefined]);
  expect(game.all('program.started', 'A')).toHaveLength(1);
});
