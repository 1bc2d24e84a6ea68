import { expect, test } from 'vitest';
import { play } from '../testing/play.ts';
import * as zk from './zk.ts';

test('[C15] each thread believes for itself, and its belief ends with it', () => {
  const game = play({
    A: [
      function* () {
        yield* zk.believe({ what: 'holder', path: '/a' });
        yield* zk.gate('release');
      },
      function* () {
        yield* zk.believe({ what: 'holder', path: '/a' });
      },
    ],
  }).settle();
  expect(game.all('belief.withdrawn', 'A').map(({ thread }) => thread)).toEqual([1]);
  expect(game.client('A').vars.value.beliefs).toEqual([{ what: 'holder', path: '/a', thread: 0 }]);
});

test('[C15] what the whole process believes any of its threads may withdraw, and it outlives the thread that stated it', () => {
  const game = play({
    A: [
      function* () {
        yield* zk.believe({ what: 'leader', path: '/a' }, 'process');
      },
      function* () {
        yield* zk.gate('release');
        yield* zk.disbelieve('leader', { by: 'process' });
        yield* zk.gate('release');
      },
    ],
  }).settle();
  expect(game.client('A').vars.value.beliefs).toEqual([{ what: 'leader', path: '/a', thread: null }]);
  game.give({ type: 'release', client: 'client:A' });
  expect(game.settle().client('A').vars.value.beliefs).toEqual([]);
});

test('a thread may hold several permits and give back one', () => {
  const game = play({
    A: function* () {
      yield* zk.believe({ what: 'permit', path: '/a' });
      yield* zk.believe({ what: 'permit', path: '/b' });
      yield* zk.disbelieve('permit', { path: '/a' });
      yield* zk.gate('release');
    },
  }).settle();
  expect(game.client('A').vars.value.beliefs.map(({ path }) => path)).toEqual(['/b']);
});

test('who believes without a node believes all the same', () => {
  const game = play({
    A: function* () {
      yield* zk.believe({ what: 'holder', path: '' });
      yield* zk.gate('release');
    },
  }).settle();
  expect(game.give({ type: 'release', client: 'role:holder' })).toBeNull();
});
