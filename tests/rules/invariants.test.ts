// Each invariant is kept by a lock that works, and broken by a small world that is made to break it.
import { expect, test } from 'vitest';
import { INVARIANT_IDS, Simulation, zk, type Recipe } from '../../src/engine/index.ts';
import { play } from '../../src/engine/testing/play.ts';

type Program = () => Recipe<void>;

/** Which invariants a world with these clients breaks in so many milliseconds, and whether they were mended. */
function breaches(programs: Readonly<Record<string, Program>>, ms = 1000): readonly string[] {
  const { setup } = play(programs, { nodes: ['/lock', '/q'] }).sim.world;
  const book = Object.fromEntries(Object.entries(programs).map(([name, program]) => [`${name}0`, program]));
  const sim = new Simulation(setup, book, { invariants: INVARIANT_IDS });
  sim.runUntil(ms);
  return sim.violations.map(({ invariant, until }) => `${invariant} ${until === null ? 'lasts' : 'ended'}`);
}

/** Makes the next node in line, and holds the lock from one time to another. */
function* member(joinMs: number, fromMs: number, toMs: number): Recipe<void> {
  yield* zk.sleep(joinMs);
  const { path } = yield* zk.create('/lock/n-', { mode: 'EPHEMERAL_SEQUENTIAL' });
  yield* zk.sleep(fromMs - joinMs);
  yield* hold(path, toMs - fromMs);
  yield* zk.deleteNode(path);
}

function* hold(path: string, ms: number): Recipe<void> {
  yield* zk.believe({ what: 'holder', path });
  yield* zk.sleep(ms);
  yield* zk.disbelieve('holder');
}

function* waiter(path: string): Recipe<void> {
  yield* zk.sleep(50);
  yield* zk.exists(path, { watch: 'w' });
  yield* zk.gate('release');
}

test('a lock that passes down its line keeps all', () => {
  expect(breaches({ A: () => member(0, 100, 200), B: () => member(50, 300, 400) })).toEqual([]);
});

test('[I-1] two that believe at the same time break it, until one of them stops', () => {
  const broken = breaches({ A: () => member(0, 100, 300), B: () => hold('/lock/n-0000000000', 250) });
  expect(broken).toContain('I-1 ended');
});

test('[I-3] a belief that rests on a node of somebody else, or on none, breaks it', () => {
  expect(breaches({ A: () => hold('/lock/none', 100_000) })).toEqual(['I-3 lasts']);
  expect(breaches({ A: () => hold('/q', 100_000) })).toEqual(['I-3 lasts']);
});

test('[I-6] one who holds after somebody with a higher number breaks it', () => {
  const outOfTurn = { A: () => member(0, 300, 400), B: () => member(50, 100, 200) };
  expect(breaches(outOfTurn)).toContain('I-6 ended');
});

test('[I-7] a release that notifies two breaks it, one that notifies one does not', () => {
  const path = '/lock/n-0000000000';
  const holder = () => member(0, 100, 200);
  expect(breaches({ A: holder, B: () => waiter(path) })).toEqual([]);
  expect(breaches({ A: holder, B: () => waiter(path), C: () => waiter(path) })).toEqual(['I-7 ended']);
});
