import { expect, test } from 'vitest';
import type { RecipeBook } from '../model/op.ts';
import { play } from '../testing/play.ts';
import { ProgramDriver, RecipeDiverged } from './generators.ts';
import * as zk from './zk.ts';

test('programs are rebuilt from the trace to where they wait', () => {
  const game = play({
    A: function* () {
      yield* zk.create('/a');
      yield* zk.gate('release');
      yield* zk.create('/b');
    },
  }).settle();
  const again = new ProgramDriver({ A0: twoNodes });
  again.rebuild(game.sim.trace);
  const next = again.resume('client:A', { id: 0, recipe: 'A0', args: {} }, { kind: 'done' });
  expect(next).toMatchObject({ kind: 'op', op: { request: { op: 'create', path: '/b' } } });
});

test('a program that does something else than the trace says is named', () => {
  const game = play({ A: twoNodes }).settle();
  const changed: RecipeBook = {
    A0: function* () {
      yield* zk.create('/other');
    },
  };
  expect(() => new ProgramDriver(changed).rebuild(game.sim.trace)).toThrow(RecipeDiverged);
});

test('a process that is gone is not rebuilt, and its programs run no finally', () => {
  let cleaned = 0;
  const game = play({
    A: function* () {
      try {
        yield* zk.gate('release');
      } finally {
        cleaned++;
      }
    },
  }).settle();
  game.give({ type: 'killClient', client: 'client:A' });
  game.pass(10_000);
  expect(cleaned).toBe(0);
  new ProgramDriver({}).rebuild(game.sim.trace);
});

test('an error of a recipe that is not ZooKeeper’s ends the program with its message', () => {
  const game = play({
    A: () => {
      throw new TypeError('a mistake');
    },
  });
  expect(() => game.settle()).toThrow('a mistake');
});

function* twoNodes() {
  yield* zk.create('/a');
  yield* zk.gate('release');
  yield* zk.create('/b');
}
