import { describe, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import type { InvariantId } from '../../../engine/index.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { PairSide } from '../../../scenarios/scenario/pair.ts';
import { causeOf } from './cause.ts';
import type { Fault } from './faults.ts';
import { areSweepsWhole, sampled } from '../../../../scripts/wideSweeps.mjs';
import { foundLink } from './foundLink.ts';
import { Search } from './search.ts';

const RUNS = areSweepsWhole ? 400 : 40;

interface Told {
  readonly clients?: number;
  readonly claims?: readonly InvariantId[];
  readonly allow?: readonly Fault[];
  readonly seed?: number;
  readonly except?: readonly string[];
}

function searchOf(side: PairSide, { clients = 3, claims, allow, seed = 1, except = [] }: Told = {}): Search {
  const scenario = findScenario(side.scenario);
  if (scenario === undefined) throw new Error(side.scenario);
  return new Search({
    scenario,
    choice: sideChoice(side, 1, clients),
    book: recipeBook,
    claims: claims ?? scenario.invariants,
    ...(allow === undefined ? {} : { allow }),
    seed,
    except,
  });
}

function advance(search: Search, runs: number): Search {
  while (search.tried.runs < runs && search.advance() !== 'done');
  return search;
}

describe('a wrong recipe of the museum', () => {
  const pieces = [
    'no-answer-taken-for-no',
    'deleted-and-made-anew',
    'create-repeated-blindly',
    'retries-run-out',
    'release-that-never-arrived',
    'beside-its-parent',
    'gone-before-the-watch',
    'locked-for-ever',
    'gave-up-and-left-its-node',
    'woken-without-a-second-look',
    'nobody-there-so-my-turn',
    'lost-connection-taken-for-release',
    'exception-swallowed',
    'sorted-by-name',
    'reader-and-writer-wait-for-each-other',
    'candidate-looks-too-late',
    'leader-for-ever',
    'stopped-and-still-first',
    'latches-race-each-other',
    'selector-does-not-listen',
    'published-in-the-gap',
    'half-updated',
  ];

  test.each(sampled(pieces, 4))('is broken in no more commands than its story has, and one: %s', (id) => {
    const piece = museumPieces.find((known) => known.id === id);
    if (piece === undefined) throw new Error(id);
    const { clients, invariant } = piece;
    const { found } = advance(searchOf(piece.wrong, { clients, claims: [invariant] }), 1300);
    expect(found?.invariant).toBe(invariant);
    expect(found?.commands.length).toBeLessThanOrEqual(piece.script.length + 1);
  });
});

describe('what is found', () => {
  test('comes about again when its link is opened, record by record', () => {
    const library = { findScenario, book: recipeBook };
    const { found } = advance(searchOf({ scenario: 'try-lock', values: { variant: 'article' } }), 200);
    if (found === null) throw new Error('nothing was found');
    const link = foundLink(found, library);
    const state = new Rerun(link, library).advance(100_000);
    if (state.kind !== 'done') throw new Error(state.kind);
    expect(state.notices).toEqual([]);
    const [violations = []] = state.experiment.violations();
    expect(violations[0]).toMatchObject({ invariant: found.invariant, step: found.step });
  });

  test('is the same for the same seed, run by run', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => {
      const search = advance(
        searchOf({ scenario: 'guarded-lock', values: { holder: 'deaf' } }, { seed }),
        areSweepsWhole ? 120 : 10,
      );
      return { found: search.found, tried: search.tried };
    });
    expect(one).toEqual(again);
    expect(other).not.toEqual(one);
  });

  test('keeps to the faults that are allowed', () => {
    const { found } = advance(
      searchOf({ scenario: 'line-lock', values: { variant: 'no-guid' } }, { allow: ['drop'] }),
      600,
    );
    expect(found?.commands.map(({ command }) => command.type)).toEqual(['dropReply']);
  });

  test('needs no fault where users alone can break it', () => {
    const piece = museumPieces.find(({ id }) => id === 'lost-update');
    if (piece === undefined) throw new Error('no such piece');
    const { found } = advance(searchOf(piece.wrong, { clients: piece.clients, allow: [] }), 1500);
    expect(found?.invariant).toBe('I-23');
    expect(new Set(found?.commands.map(({ command }) => command.type))).toEqual(new Set(['openGate']));
  });

  test('is given by whole seconds where that does as well', () => {
    const { found } = advance(
      searchOf(
        { scenario: 'guarded-lock', values: { holder: 'deaf', holdMs: 12_000, rounds: 1 } },
        { claims: ['I-3'] },
      ),
      100,
    );
    expect(found).not.toBeNull();
    expect(found?.commands.map(({ atMs }) => atMs % 100)).toContain(0);
  });

  test('what no lease can prevent is shown apart, as a limit, and is no mistake', () => {
    const piece = museumPieces.find(({ id }) => id === 'latch-trusts-its-session');
    if (piece === undefined) throw new Error('no such piece');
    const search = searchOf(piece.wrong, {
      clients: piece.clients,
      claims: ['I-12'],
      allow: ['cut', 'pause'],
    });
    while (search.shown.length === 0) advance(search, search.tried.runs + 1);
    const { found, shown } = areSweepsWhole ? advance(search, 300) : search;
    expect(found).toBeNull();
    expect(shown.map(({ grade, invariant }) => [grade, invariant])).toEqual([['limit', 'I-12']]);
  });
});

test('what is known already is not found again: the next search looks for another mistake', () => {
  const side = { scenario: 'try-lock', values: { variant: 'article' } };
  const { found } = advance(searchOf(side), 200);
  if (found === null) throw new Error('nothing was found');
  const again = advance(searchOf(side, { except: [causeOf(found)] }), areSweepsWhole ? 200 : 40);
  expect(again.found === null ? null : causeOf(again.found)).not.toBe(causeOf(found));
});

test('a recipe that keeps its promise is not said to break it, and what was tried is counted', () => {
  const search = advance(
    searchOf({ scenario: 'shared-counter', values: { variant: 'checks-version' } }, { claims: ['I-23'] }),
    RUNS,
  );
  expect(search.found).toBeNull();
  expect(search.tried.runs).toBe(RUNS);
  expect(search.tried.faultsAtMoments).toBeGreaterThan(RUNS / 3);
  expect(search.tried.steps).toBeGreaterThan(10_000);
});

test('that nothing comes about while a program is held still is no breach', () => {
  const search = advance(
    searchOf(
      { scenario: 'semaphore', values: { variant: 'leases' } },
      { allow: ['stall', 'lane'], claims: ['I-4', 'I-5'] },
    ),
    areSweepsWhole ? 200 : 40,
  );
  expect(search.found).toBeNull();
});

test('a story that a scenario tells by itself is left out: the search has commands of its own', () => {
  const piece = museumPieces.find(({ id }) => id === 'locked-for-ever');
  if (piece === undefined) throw new Error('no such piece');
  const told = { ...piece.wrong, values: { ...piece.wrong.values, story: piece.id } };
  const { found } = advance(searchOf(told, { claims: [piece.invariant] }), 300);
  expect(found?.choice.values['story']).toBe('none');
});
