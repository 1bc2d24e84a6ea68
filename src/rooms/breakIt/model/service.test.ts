import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { SearchService, type FromExam, type FromSearch } from './service.ts';

const WRONG = sideChoice({ scenario: 'try-lock', values: { variant: 'article' } }, 1, 3);
const ALLOW = { allow: ['drop'] } as const;
const SOUND = sideChoice({ scenario: 'shared-counter', values: { variant: 'checks-version' } }, 1, 3);

/** A worker whose clock goes on by five milliseconds whenever it is asked. */
function worker() {
  let nowMs = 0;
  const told: (FromSearch | FromExam)[] = [];
  const pending: (() => void)[] = [];
  const service = new SearchService({
    library: { findScenario, book: recipeBook },
    now: () => (nowMs += 5),
    later: (work) => pending.push(work),
    send: (message) => told.push(message),
  });
  const turn = () => pending.shift()?.();
  const finish = () => {
    while (pending.length > 0) turn();
  };
  return { service, told, turn, finish };
}

test('a search tells how it goes, and at its end what it found', () => {
  const { service, told, finish } = worker();
  service.hear({ type: 'search', choice: WRONG, ...ALLOW, seed: 1, seconds: 600 });
  finish();
  expect(told.at(-1)).toMatchObject({
    type: 'ended',
    why: 'done',
    found: { invariant: 'I-4', commands: [{ command: { type: 'dropReply' } }] },
  });
});

test('it ends with its time, and says what was tried', () => {
  const { service, told, finish } = worker();
  service.hear({ type: 'search', choice: SOUND, seed: 1, seconds: 0.3 });
  finish();
  expect(told.some(({ type }) => type === 'progress')).toBe(true);
  const last = told.at(-1);
  expect(last).toMatchObject({ type: 'ended', why: 'time', found: null });
  expect(last?.type === 'ended' && last.tried.runs).toBeGreaterThan(20);
});

test('it hears between two slices that it is to stop, and takes no further step', () => {
  const { service, told, turn, finish } = worker();
  service.hear({ type: 'search', choice: SOUND, seed: 1, seconds: 600 });
  turn();
  service.hear({ type: 'stop' });
  expect(told.at(-1)).toMatchObject({ type: 'ended', why: 'stopped' });
  const count = told.length;
  finish();
  expect(told).toHaveLength(count);
});

test('another search takes the place of the one under way', () => {
  const { service, told, turn, finish } = worker();
  service.hear({ type: 'search', choice: SOUND, seed: 1, seconds: 600 });
  turn();
  service.hear({ type: 'search', choice: WRONG, ...ALLOW, seed: 1, seconds: 600 });
  finish();
  expect(told.filter(({ type }) => type === 'ended')).toMatchObject([
    { why: 'done', found: { invariant: 'I-4' } },
  ]);
});

test('what cannot be run is said, and the worker lives on', () => {
  const { service, told, finish } = worker();
  service.hear({ type: 'search', choice: { ...WRONG, scenario: 'no-such-lock' }, seed: 1, seconds: 1 });
  expect(told).toEqual([{ type: 'failed', message: 'no scenario no-such-lock' }]);
  service.hear({ type: 'search', choice: WRONG, ...ALLOW, seed: 1, seconds: 600 });
  finish();
  expect(told.at(-1)).toMatchObject({ type: 'ended', why: 'done' });
});
