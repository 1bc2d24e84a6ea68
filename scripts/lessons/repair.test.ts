// The challenges whose answer is a program: what the check finds in it, and that what is handed in is examined anew.
import { beforeAll, describe, expect, test } from 'vitest';
import { coachOf } from '../../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { handInText, parseHandIn, type HandIn } from '../../src/scenarios/homework/handIn.ts';
import { Judge } from '../../src/scenarios/homework/judge.ts';
import { BROKEN_LOCK, MENDED_LOCK } from '../../src/scenarios/lessons/c12-repair/code.ts';
import { findLesson } from '../../src/scenarios/lessons/lessons.ts';
import { playLesson, playPart } from '../../src/scenarios/lessons/playLesson.ts';
import type { Coach } from '../../src/scenarios/lessons/repair.ts';
import { examined } from '../../src/scenarios/lessons/repaired.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import { areSweepsWhole } from '../wideSweeps.mjs';
import { AROUND_BARRIERS, HONEST_BARRIERS } from './programs/barrierPrograms.ts';
import { AROUND_ELECTIONS, HONEST_ELECTIONS } from './programs/electionPrograms.ts';
import { AROUND_LOCKS, HONEST_LOCKS } from './programs/lockPrograms.ts';
import { AROUND_QUEUES, HONEST_QUEUES } from './programs/queuePrograms.ts';
import { AROUND_READ_WRITE_LOCKS, HONEST_READ_WRITE_LOCKS } from './programs/readWritePrograms.ts';
import { AROUND_REGISTRIES, HONEST_REGISTRIES } from './programs/registryPrograms.ts';

const library = { findScenario, book: recipeBook };
const coach = coachOf(library);
/** Every day with a fifth of its runs. */
const everyDay: Coach = (choice, exam) =>
  coach(choice, areSweepsWhole ? exam : { ...exam, runs: 12, trials: 8 });
/** The exam of the solution of the first challenge is held whole every day. */
const ofSolution: Coach = (choice, exam) => (exam.duty === 'lock' ? coach : everyDay)(choice, exam);
/** Without a fault a program runs before the search. */
const noSearch: Coach = (choice, exam) =>
  coach(choice, areSweepsWhole ? exam : { ...exam, runs: 1, trials: 0 });

beforeAll(async () => {
  await loadOwnRecipes();
});

const CHALLENGES = [
  ['C12', HONEST_LOCKS, AROUND_LOCKS],
  ['C13', HONEST_BARRIERS, AROUND_BARRIERS],
  ['C14', HONEST_QUEUES, AROUND_QUEUES],
  ['C15', HONEST_ELECTIONS, AROUND_ELECTIONS],
  ['C16', HONEST_READ_WRITE_LOCKS, AROUND_READ_WRITE_LOCKS],
  ['C17', HONEST_REGISTRIES, AROUND_REGISTRIES],
] as const;

test.each(CHALLENGES)('ten programs of different shapes are tried for %s', (_, honest) => {
  expect(Object.keys(honest).length).toBeGreaterThanOrEqual(10);
  expect(new Set(Object.values(honest)).size).toBe(Object.keys(honest).length);
});

describe.each(CHALLENGES)('%s', (id, honest, around) => {
  test.each(isOfEveryDay(id) ? sampled(honest) : [])('passes: %s', (_, code) => {
    const all = partOf(id).goal?.milestones.map((milestone) => milestone.id);
    expect(all).toContain('everyone');
    expect(examined(partOf(id), {}, code, everyDay)).toEqual(all);
  });

  test.each(isOfEveryDay(id) ? sampled(around) : [])('fails: %s', (_, code) => {
    expect(honestCodes(honest)).not.toContain(code);
    expect(examined(partOf(id), {}, code, coach)).not.toContain('everyone');
  });

  test('its solution reaches the goal at the end and not before', () => {
    const played = playLesson(lessonOf(id), ofSolution);
    expect(played).toMatchObject({ goalReached: true, goalReachedEarly: false, actions: 0 });
    expect(playPart(partOf(id), partOf(id).solution.slice(0, 1), ofSolution).reached).toBe('never');
  });

  test('without a fault the program as it is found works', () => {
    expect(examined(partOf(id), {}, partOf(id).repair?.code ?? '', noSearch)[0]).toBe('works');
  });
});

const codeIn = (code: string): HandIn => ({
  name: 'Ann',
  lesson: 'C12',
  assignment: null,
  work: {
    lock: {
      answers: [],
      runs: [{ set: {}, commands: [], playhead: { step: 0, timeMs: 0 }, hash: '00000000', code }],
      isShown: false,
    },
  },
});

test('a program that is handed in comes back from its text, and is examined anew', () => {
  const read = parseHandIn(handInText(codeIn(MENDED_LOCK)), library);
  expect(read).toEqual({ ...codeIn(MENDED_LOCK), isSealed: true });
  const judge = new Judge(library, coach);
  expect(judge.judge(codeIn(MENDED_LOCK))).toMatchObject({ goalReached: true, problem: null });
  expect(judge.judge(codeIn(BROKEN_LOCK))).toMatchObject({ goalReached: false, problem: null });
});

/** Each takes seconds: every day one, all for `--all`. The first are the solution and the program as it is found, played below too. */
function sampled(programs: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return areSweepsWhole ? Object.entries(programs) : Object.entries(programs).slice(1, 2);
}

/** Its solution and what it asks to mend are examined too, by the same exam: another program is tried for every third challenge. */
function isOfEveryDay(id: string): boolean {
  return areSweepsWhole || CHALLENGES.findIndex(([known]) => known === id) % 3 === 0;
}

function honestCodes(honest: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(honest);
}

function lessonOf(id: string) {
  const found = findLesson(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

function partOf(id: string) {
  const [first] = lessonOf(id).parts;
  if (first === undefined) throw new Error(`${id} has no part`);
  return first;
}
