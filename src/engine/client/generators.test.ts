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
  again.takeUp(game.sim.trace);
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
  const driver = new ProgramDriver(changed);
  driver.takeUp(game.sim.trace);
  const goOn = () => driver.resume('client:A', { id: 0, recipe: 'A0', args: {} }, { kind: 'done' });
  expect(goOn).toThrow(RecipeDiverged);
});

test('only the program that goes on is rebuilt, and only once', () => {
  const begun: string[] = [];
  const waiting = (name: string) =>
    function* () {
      begun.push(name);
      yield* zk.gate('release');
      yield* zk.create(`/${name}`);
      yield* zk.gate('release');
    };
  const programs = { A: waiting('a'), B: waiting('b') };
  const game = play(programs).settle();
  begun.length = 0;
  const fork = game.sim.forkAt(game.sim.steps);
  expect(begun).toEqual([]);
  for (let turn = 0; turn < 2; turn++) {
    fork.give({ type: 'openGate', client: 'client:B', gate: 'release' });
    fork.runUntil(fork.nowMs + 1000);
  }
  expect(begun).toEqual(['b']);
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
  new ProgramDriver({}).takeUp(game.sim.trace);
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
