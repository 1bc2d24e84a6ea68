// The articles' programs fail under the museum's own scripts as the museum says, and the book's recipes do not.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import '../scenarios/library.ts';
import { Simulation, type Cue } from '../engine/index.ts';
import { museumPieces } from '../scenarios/museum/museum.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { scenarioOf } from '../scenarios/experiment/twins.ts';
import { loadOwnRecipes } from './load.ts';
import { choiceFor, failures, logged, run } from './testing.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

const read = (file: string) => readFileSync(new URL(`${file}.js`, import.meta.url), 'utf8');
/** With the line that makes the znode beside its parent put right, as the program says. */
const mended = (code: string) => code.replace(/= DIR; \/\/ mended: (.*)/, '= $1;');

/** The museum begins with the call of lock(), not with the constructor's look at the directory. */
const withoutInit = (code: string) => code.replace('  await lock.init();\n', '');

/** Under that piece's script: a user lets go of everything at one gate here. */
function brokenBy(piece: string, code: string, values: Readonly<Record<string, string>>) {
  const { script, clients, seed, endMs, invariant } = pieceOf(piece);
  const choice = choiceFor(code, { clients, seed, values: { ...STORY, ...values } });
  const scenario = scenarioOf(choice, { findScenario });
  const simulation = new Simulation(
    { ...scenario.setup(choice), script: script.map(atOneGate) },
    recipeBook,
    { invariants: [...new Set([...scenario.invariants, invariant])] },
  );
  simulation.runUntil(endMs);
  return { invariant, broken: simulation.violations.map((violation) => violation.invariant) };
}

const STORY = { arrival: 'staggered', holdMs: 'untilReleased' };

function pieceOf(id: string) {
  const piece = museumPieces.find((known) => known.id === id);
  if (piece === undefined) throw new Error(id);
  return piece;
}

function atOneGate(cue: Cue): Cue {
  const { command } = cue;
  return command.type === 'openGate' ? { ...cue, command: { type: 'release', client: command.client } } : cue;
}

const LEADER = { promise: 'oneLeader' };
const CURATOR = { ...LEADER, library: 'curator-4.0.1' };

describe('a published program', () => {
  test.each([
    ['waitingLock', 'beside-its-parent', {}],
    ['tryLock', 'no-answer-taken-for-no', {}],
    ['distributedFairLock', 'woken-without-a-second-look', {}],
    ['distributedFairLock', 'nobody-there-so-my-turn', {}],
    ['distributedFairLock', 'lost-connection-taken-for-release', {}],
    ['distributedFairLock', 'exception-swallowed', {}],
    ['distributedFairLock', 'told-before-it-waited', {}],
    ['heartbeatElection', 'dead-by-its-heartbeat', LEADER],
    ['heartbeatElection', 'dead-by-anothers-clock', LEADER],
    ['candidate', 'candidate-looks-too-late', LEADER],
    ['candidate', 'candidate-told-before-it-waits', LEADER],
    ['candidate', 'leader-that-was-not-told', LEADER],
    ['candidate', 'candidate-ends-its-znode-stays', LEADER],
    ['exclusiveLock', 'everybody-woken-for-one', {}],
    ['leaderLatch', 'latches-race-each-other', CURATOR],
  ])('%s fails as %s', (file, piece, values) => {
    const { invariant, broken } = brokenBy(piece, withoutInit(read(`articles/${file}`)), values);
    expect(broken).toContain(invariant);
  });

  test('waits below its parent once its prefix is put right, and still misses what is gone already', () => {
    const code = mended(read('articles/waitingLock'));
    expect(brokenBy('beside-its-parent', code, {}).broken).toEqual([]);
    expect(brokenBy('gone-before-the-watch', code, {}).broken).toContain('I-5');
  });
});

describe('a recipe of the book', () => {
  test.each([
    ['predecessorLock', 'woken-without-a-second-look', {}],
    ['predecessorLock', 'nobody-there-so-my-turn', {}],
    ['predecessorLock', 'lost-connection-taken-for-release', {}],
    ['predecessorLock', 'exception-swallowed', {}],
    ['predecessorLock', 'told-before-it-waited', {}],
    ['predecessorLock', 'beside-its-parent', {}],
    ['predecessorLock', 'gone-before-the-watch', {}],
    ['predecessorLock', 'everybody-woken-for-one', {}],
    ['herdLock', 'no-answer-taken-for-no', {}],
    ['leaderElection', 'candidate-looks-too-late', LEADER],
    ['leaderElection', 'candidate-told-before-it-waits', LEADER],
    ['leaderElection', 'leader-that-was-not-told', LEADER],
    ['leaderElection', 'candidate-ends-its-znode-stays', LEADER],
    ['leaderElection', 'dead-by-its-heartbeat', LEADER],
    ['leaderElection', 'dead-by-anothers-clock', LEADER],
  ])('%s holds under the script of %s', (file, piece, values) => {
    expect(brokenBy(piece, read(`book/${file}`), values).broken).toEqual([]);
  });
});

test('the herd lock of the book asks again when the lock was deleted and created anew while it was away', () => {
  const { trace, violations } = run(read('book/herdLock'), {
    clients: 3,
    values: { arrival: 'together', holdMs: '300' },
    commands: [{ atMs: 100, command: { type: 'restartServer', server: 'server:1' } }],
  });
  expect(violations).toEqual([]);
  const told = trace.filter(({ kind }) => kind === 'belief.stated');
  expect(new Set(told.map(({ actor }) => actor)).size).toBe(3);
});

describe('left alone', () => {
  test.each([
    ['waitingLock', {}],
    ['exclusiveLock', {}],
    ['sharedLock', { promise: 'nothing' }],
    ['distributedFairLock', {}],
    ['heartbeatElection', LEADER],
    ['candidate', LEADER],
    ['leaderLatch', CURATOR],
  ])('%s lets everybody in, one after another', (file, values) => {
    const simulation = run(mended(read(`articles/${file}`)), {
      clients: 4,
      values: { arrival: 'staggered', holdMs: '200', ...values },
    });
    expect(failures(simulation)).toEqual([]);
    expect(simulation.violations).toEqual([]);
    const told = simulation.trace.filter(({ kind }) => kind === 'belief.stated');
    expect(new Set(told.map(({ actor }) => actor)).size).toBe(4);
  });

  test('the try-lock lets one in', () => {
    const simulation = run(read('articles/tryLock'), { clients: 4, values: { holdMs: '5000' } });
    expect(simulation.trace.filter(({ kind }) => kind === 'belief.stated')).toHaveLength(1);
  });

  test.each([
    ['queue', 0],
    ['watchedQueue', 1],
  ])('%s hands items out, or none while they stand beside it', (file, least) => {
    const simulation = run(read(`articles/${file}`), { clients: 2, values: { promise: 'nothing' } });
    expect(logged(simulation).length > 0).toBe(least > 0);
  });

  test.each(['queue', 'watchedQueue'])('%s gives one item to two consumers', (file) => {
    const isGivenTwice = (seed: number): boolean => {
      const simulation = run(mended(read(`articles/${file}`)), {
        clients: 3,
        seed,
        values: { promise: 'nothing' },
      });
      const processed = logged(simulation).filter((text) => text.startsWith('processed'));
      return processed.length > new Set(processed).size;
    };
    expect(Array.from({ length: 20 }, (_, seed) => seed).some(isGivenTwice)).toBe(true);
  });
});
