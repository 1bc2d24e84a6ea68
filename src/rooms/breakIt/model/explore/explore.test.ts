import { beforeAll, describe, expect, test } from 'vitest';
import '../../../../scenarios/library.ts';
import { KeeperError, zk, type InvariantId, type Recipe, type RecipeBook } from '../../../../engine/index.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { findScenario, parseValues } from '../../../../scenarios/catalogue.ts';
import { Rerun } from '../../../../scenarios/link/rerun.ts';
import { museumPieces } from '../../../../scenarios/museum/museum.ts';
import { recipeBook } from '../../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { SAMPLE_CONFIG } from '../../../../scenarios/scenario/sampleServer.ts';
import { areSweepsWhole, sampled } from '../../../../../scripts/wideSweeps.mjs';
import { foundLink } from '../foundLink.ts';
import type { Bound, PlacedFault } from './bound.ts';
import { Explorer, type ExploreOrder } from './explorer.ts';
import { explorerOf } from './explorerOf.ts';
import { CORRECTED } from './testing/correctedArticles.ts';
import { RIGHT, UNHANDLED, WRONG } from './testing/programs.ts';
import { PROTOCOL_BOUNDS, protocolOrder } from './testing/protocol.ts';
import { enumerate } from './testing/naive.ts';
import { Total, type Report } from './total.ts';

const library = { findScenario, book: recipeBook };

function explored(explorer: Explorer, bound: Bound, order = explorer.shards): Report {
  const total = new Total(bound, explorer.shards);
  for (const shard of order) {
    const work = explorer.explore(shard);
    for (let next = work.next(); ; next = work.next()) {
      if (next.done !== true) continue;
      total.add(next.value);
      break;
    }
  }
  explorer.release();
  return total.report();
}

function boundOf(faults: readonly PlacedFault[], more: Partial<Bound> = {}): Bound {
  return { faults, atMost: faults.length === 0 ? 0 : 1, delays: 0, gates: 6, ...more };
}

beforeAll(async () => void (await loadOwnRecipes()));

describe('against nested loops without any reduction', () => {
  /** Both look, and the second makes the node that the first has made: unless one was slow. */
  function* looksFirst(): Recipe<void> {
    const path = '/lock/only';
    if ((yield* zk.exists(path)) === null) {
      try {
        yield* zk.create(path, { mode: 'EPHEMERAL' });
      } catch {
        yield* zk.sleep(1);
      }
      yield* zk.believe({ what: 'holder', path });
      yield* zk.sleep(3);
      yield* zk.disbelieve('holder');
    }
  }
  function* waitsForEver(): Recipe<void> {
    yield* zk.fact({ type: 'wants' });
    const { path } = yield* zk.create('/lock/n-', { mode: 'PERSISTENT_SEQUENTIAL' });
    if (path.endsWith('0')) {
      yield* zk.believe({ what: 'holder', path });
      yield* zk.deleteNode(path);
      yield* zk.disbelieve('holder');
    } else if ((yield* zk.exists('/lock/n-0000000000', { watch: 'w' })) !== null)
      yield* zk.nextWatchEvent('w');
    yield* zk.believe({ what: 'holder', path });
    yield* zk.disbelieve('holder');
  }
  /** A client whose reply is lost assumes that it has the node. */
  function* hopes(): Recipe<void> {
    const path = '/lock/only';
    try {
      yield* zk.create(path, { mode: 'EPHEMERAL' });
    } catch (error) {
      if (!(error instanceof KeeperError) || error.code !== 'ConnectionLoss') return;
    }
    yield* zk.believe({ what: 'holder', path });
    yield* zk.sleep(3);
    yield* zk.disbelieve('holder');
  }
  const book: RecipeBook = { looksFirst, waitsForEver, hopes };

  const small: readonly [string, keyof typeof book, readonly InvariantId[], Bound][] = [
    [
      'every order with one delay and one lost reply',
      'hopes',
      ['I-1', 'I-3'],
      boundOf(['drop'], { delays: 1 }),
    ],
    [
      'one kill and every order with one delay',
      'waitsForEver',
      ['I-1', 'I-5'],
      boundOf(['kill'], { delays: 1 }),
    ],
    ['two kills', 'waitsForEver', ['I-1', 'I-5'], boundOf(['kill'], { atMost: 2 })],
    ['one pause or cut, ended early and late', 'looksFirst', ['I-1', 'I-3'], boundOf(['pause', 'cut'])],
    [
      'two kills and every order with one delay',
      'looksFirst',
      ['I-1', 'I-3'],
      boundOf(['kill'], { atMost: 2, delays: 1 }),
    ],
    [
      'one kill and every order with two delays',
      'looksFirst',
      ['I-1', 'I-3'],
      boundOf(['kill'], { delays: 2 }),
    ],
    ['every order with two delays', 'waitsForEver', ['I-1', 'I-5'], boundOf([], { delays: 2 })],
    ['two pauses', 'looksFirst', ['I-1', 'I-3'], boundOf(['pause'], { atMost: 2 })],
  ];

  test.each(sampled(small, 3))(
    'the same outcomes, by as few moves, in as many runs: %s',
    (_name, recipe, claims, bound) => {
      const order = tinyOrder(recipe, book, claims, bound);
      const { runs, found } = explored(new Explorer(order), bound);
      const naive = enumerate({ ...order, setup: order.scenario.setup(order.choice) });
      const fewest = Object.fromEntries(
        found.map(({ grade, invariant, moves }) => [`${grade} ${invariant}`, moves]),
      );
      expect(fewest).toEqual(naive.fewest);
      expect(naive.outcomes.length).toBeGreaterThan(0);
      expect(runs).toBe(naive.runs);
    },
  );

  test('each cell of the map has what its run alone comes to, whatever other runs met it', () => {
    const bound = boundOf(['pause', 'cut', 'kill']);
    const order = tinyOrder('looksFirst', book, ['I-1', 'I-3'], bound);
    const { cells } = explored(new Explorer(order), bound);
    const naive = enumerate({ ...order, setup: order.scenario.setup(order.choice) });
    const gravest = (grades: ReadonlySet<string> | undefined) =>
      ['mistake', 'limit'].find((grade) => grades?.has(grade)) ?? 'holds';
    const said = cells.map(({ deed, afterStep, outcome }) => [
      `${deed} after ${afterStep}`,
      outcome === 'waits' ? 'holds' : outcome,
    ]);
    expect(new Set(said.map(([, outcome]) => outcome)).size).toBe(3);
    expect(said).toEqual(said.map(([place = '']) => [place, gravest(naive.ofOneFault.get(place))]));
  });
});

function tinyOrder(
  recipe: string,
  book: RecipeBook,
  claims: readonly InvariantId[],
  bound: Bound,
): ExploreOrder {
  const model = findScenario('herd-lock');
  if (model === undefined) throw new Error('herd-lock');
  const scenario: Scenario = {
    ...model,
    setup: ({ seed }) => ({
      seed,
      config: SAMPLE_CONFIG,
      servers: ['server:1'],
      clients: (['client:A', 'client:B'] as const).map((id) => ({
        id,
        connectString: ['server:1'],
        sessionTimeoutMs: 4000,
        library: 'java',
        programs: [{ recipe, args: {}, startAfterMs: 0 }],
      })),
      newcomer: null,
      nodes: ['/lock'],
      latencyMs: { min: 2, max: 8 },
      conductor: [],
      recipe: { parents: ['/lock'], boundMs: 1000 },
    }),
  };
  const choice: ScenarioChoice = { scenario: 'tiny', seed: 1, clients: 2, values: {} };
  return { scenario, choice, book, claims, bound };
}

describe('a wrong recipe of the museum', () => {
  const pieces: readonly [string, PlacedFault | null][] = [
    ['no-answer-taken-for-no', 'drop'],
    ['create-repeated-blindly', 'drop'],
    ['release-that-never-arrived', 'drop'],
    ['beside-its-parent', null],
    ['gone-before-the-watch', 'close'],
    ['locked-for-ever', 'kill'],
    ['gave-up-and-left-its-node', 'drop'],
    ['woken-without-a-second-look', 'drop'],
    ['lost-connection-taken-for-release', 'drop'],
    ['exception-swallowed', 'drop'],
    ['sorted-by-name', 'restart'],
    ['reader-and-writer-wait-for-each-other', 'restart'],
    ['candidate-looks-too-late', 'close'],
    ['leader-for-ever', null],
    ['stopped-and-still-first', 'close'],
    ['published-in-the-gap', 'restart'],
    ['half-updated', 'cut'],
  ];

  test.each(sampled(pieces, 6))('is broken by the fewest faults there are: %s', (id, fault) => {
    const piece = museumPieces.find((known) => known.id === id);
    if (piece === undefined) throw new Error(id);
    const { scenario, choice } = sideOf(piece.wrong, piece.clients);
    const bound = boundOf(fault === null ? [] : [fault], { gates: 2 * piece.clients });
    const explorer = new Explorer({ scenario, choice, book: recipeBook, claims: [piece.invariant], bound });
    const { complete, found } = explored(explorer, bound);
    expect(complete).toBe(true);
    expect(found[0]).toMatchObject({
      grade: 'mistake',
      invariant: piece.invariant,
      moves: fault === null ? 0 : 1,
    });
  });
});

function sideOf(
  side: { readonly scenario: string; readonly values: Readonly<Record<string, string | number>> },
  clients: number,
) {
  const scenario = findScenario(side.scenario);
  if (scenario === undefined) throw new Error(side.scenario);
  const written = Object.fromEntries(
    Object.entries(side.values).map(([name, value]) => [name, String(value)]),
  );
  const parsed = parseValues(scenario, written, 'headless');
  if (!parsed.ok) throw new Error(parsed.error.code);
  return { scenario, choice: { scenario: scenario.id, seed: 1, clients, values: parsed.value } };
}

const CLIENT_FAULTS = ['kill', 'close', 'pause', 'cut', 'drop', 'expire'] as const;

describe('a right recipe', () => {
  test.each(sampled(['predecessor-lock', 'herd-lock', 'shared-counter'], 3))(
    'of the library keeps what it promises in every run with one fault: %s',
    (id) => {
      const { scenario, choice } = sideOf({ scenario: id, values: {} }, 2);
      const bound = boundOf(CLIENT_FAULTS);
      const claims = claimsOf(scenario, choice.values);
      const report = explored(new Explorer({ scenario, choice, book: recipeBook, claims, bound }), bound);
      expect(report.complete).toBe(true);
      expect(report.found.filter(({ grade }) => grade !== 'limit')).toEqual([]);
    },
  );

  test.each(sampled(Object.keys(RIGHT), 10))(
    'of a style of its own does too, with its limits named: %s',
    (name) => {
      const bound = boundOf(['kill', 'pause', 'drop']);
      const report = explored(
        explorerOf({ choice: choiceFor(RIGHT[name] ?? '', { clients: 2 }), bound }, library),
        bound,
      );
      expect(report.complete).toBe(true);
      expect(report.found.map(({ grade, invariant }) => `${grade} ${invariant}`)).toEqual([
        'limit I-3',
        'limit I-1',
      ]);
    },
  );

  test.each(sampled(Object.keys(CORRECTED), 6))(
    'of an article keeps what it promises once its faults are mended: %s',
    (name) => {
      const bound = boundOf(['kill', 'pause', 'drop']);
      const report = explored(
        explorerOf({ choice: choiceFor(CORRECTED[name] ?? '', { clients: 2 }), bound }, library),
        bound,
      );
      expect(report.complete).toBe(true);
      expect(report.runs).toBeGreaterThan(200);
      expect(report.found.filter(({ grade }) => grade !== 'limit')).toEqual([]);
    },
  );

  // More than ten thousand runs: with --all.
  test.runIf(areSweepsWhole)('keeps it when two owners die one after the other', () => {
    const { scenario, choice } = sideOf({ scenario: 'line-lock', values: { variant: 'guid' } }, 3);
    const bound = boundOf(['kill'], { atMost: 2 });
    const report = explored(
      new Explorer({ scenario, choice, book: recipeBook, claims: ['I-1', 'I-5'], bound }),
      bound,
    );
    expect(report).toMatchObject({ complete: true, found: [] });
    expect(report.runs).toBeGreaterThan(10_000);
  });
});

test.each(sampled(Object.keys(WRONG), 3))('a wrong program is broken: %s', (name) => {
  const { code = '', fault, clients = 2 } = WRONG[name] ?? { fault: null };
  const bound = boundOf(fault === null ? [] : [fault], { gates: 4 });
  const report = explored(explorerOf({ choice: choiceFor(code, { clients }), bound }, library), bound);
  expect(report.complete).toBe(true);
  expect(report.found[0]).toMatchObject({ grade: 'mistake' });
  expect(report.found[0]?.moves).toBeLessThanOrEqual(fault === null ? 0 : 1);
});

test('an error that nobody handles is told at its line, each once, and is no mistake', () => {
  const bound = boundOf(['drop']);
  const report = explored(
    explorerOf({ choice: choiceFor(UNHANDLED, { clients: 1 }), bound }, library),
    bound,
  );
  const told = report.found.map(({ grade, error, line }) => [grade, error?.code, line]);
  expect(told).toEqual([
    ['unhandledError', 'ConnectionLoss', 4],
    ['unhandledError', 'ConnectionLoss', 7],
  ]);
});

/** Its door stays shut when it is killed behind it. */
const BEHIND_A_DOOR = `export default async function main(client) {
  const { zk } = client;
  for (;;) try { await zk.create('/exclusive_lock/door'); break; } catch { await client.sleep(100); }
  const own = await zk.create('/exclusive_lock/own', '', { mode: 'EPHEMERAL' });
  client.holds(own);
  client.released();
  await zk.delete(own);
  await zk.delete('/exclusive_lock/door');
}`;

test('a violation by a kill names the line that the client killed was at', () => {
  const bound = boundOf(['kill'], { gates: 4 });
  const { found } = explored(
    explorerOf({ choice: choiceFor(BEHIND_A_DOOR, { clients: 2 }), bound }, library),
    bound,
  );
  expect(found).toMatchObject([{ grade: 'mistake', invariant: 'I-5', moves: 1, hitAtLine: 3 }]);
});

describe('what is found', () => {
  const bound = boundOf(['kill', 'drop']);
  const { code = '' } = WRONG['creates again after a lost reply'] ?? {};
  const choice = () => choiceFor(code, { clients: 2 });

  let one: Report;
  beforeAll(() => {
    one = explored(explorerOf({ choice: choice(), bound }, library), bound);
  });

  test('comes about again when its link is opened', () => {
    const [found] = one.found;
    if (found === undefined) throw new Error('nothing was found');
    const link = foundLink({ ...found, choice: choice() }, library);
    const state = new Rerun(link, library).advance(100_000);
    if (state.kind !== 'done') throw new Error(state.kind);
    expect(state.experiment.violations().flat()[0]).toMatchObject({
      invariant: found.invariant,
      step: found.step,
    });
  });

  test('is the same, and as much was tried, in whatever order shards are explored', () => {
    const explorer = explorerOf({ choice: choice(), bound }, library);
    const other = explored(explorer, bound, explorer.shards.toReversed());
    expect(other).toEqual(one);
  });
});

describe('the map', () => {
  const bound = boundOf(['kill', 'expire'], { atMost: 2 });
  const order = () => {
    const { scenario, choice } = sideOf({ scenario: 'candidates', values: { variant: 'corrected' } }, 2);
    return { scenario, choice, book: recipeBook, claims: claimsOf(scenario, choice.values), bound };
  };

  test('has one cell for a fault after a step, also after a gate was opened', () => {
    const { cells } = explored(new Explorer({ ...order(), bound: { ...bound, atMost: 1 } }), bound);
    const places = cells.map(({ deed, afterStep }) => `${deed} ${afterStep}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(100);
  });

  test('of the second fault has the runs that a cell of the first counts, and a cell of it can be played', () => {
    const first = explored(new Explorer({ ...order(), bound: { ...bound, faults: ['kill'] } }), bound, [
      'deed kill client:A',
    ]).cells.find(({ deed, afterStep }) => deed === 'kill client:A' && afterStep > 20);
    if (first === undefined) throw new Error('no cell');
    const explorer = new Explorer({ ...order(), bound: { ...bound, faults: ['kill'] }, after: first });
    const second = explored(explorer, bound);
    expect(second).toMatchObject({ complete: true, runs: first.runs });
    const cell = second.cells.find(({ deed }) => deed === 'kill client:B');
    if (cell === undefined) throw new Error('no cell of the second');
    const played = explorer.play(cell);
    const killed = played?.commands.filter(({ command }) => command.type === 'killClient');
    expect(killed).toMatchObject([
      { command: { client: 'client:A' }, afterStep: first.afterStep },
      { command: { client: 'client:B' }, afterStep: cell.afterStep },
    ]);
  });
});

test('what is cut off is not complete', () => {
  const bound = boundOf(['kill']);
  const explorer = explorerOf(
    { choice: choiceFor(RIGHT['predecessor, loop'] ?? '', { clients: 2 }), bound },
    library,
  );
  const total = new Total(bound, explorer.shards);
  const work = explorer.explore('nothing');
  for (let next = work.next(); next.done !== true; next = work.next());
  expect(total.report()).toMatchObject({ complete: false, runs: 0 });
});

test('the protocol keeps the invariants of the published specification under every crash or partition of one server', () => {
  const { [PROTOCOL_SMALL]: bound } = PROTOCOL_BOUNDS;
  if (bound === undefined) throw new Error(PROTOCOL_SMALL);
  const { complete, runs, found } = explored(new Explorer(protocolOrder(bound)), bound);
  expect({ complete, runs, found }).toEqual({ complete: true, runs: 421, found: [] });
});

const PROTOCOL_SMALL = 'one crash or partition';
