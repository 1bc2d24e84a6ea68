// The challenge whose answer is a program: what the coach finds in it, and that what is handed in is examined anew.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { coachOf } from '../../src/rooms/breakIt/model/examine.ts';
import { loadOwnRecipes } from '../../src/ownRecipes/load.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { handInText, parseHandIn, type HandIn } from '../../src/scenarios/homework/handIn.ts';
import { Judge } from '../../src/scenarios/homework/judge.ts';
import {
  BROKEN_LOCK,
  LOOKS_AT_EXISTS,
  LOOKS_BEFORE_DELETE,
  MENDED_LOCK,
} from '../../src/scenarios/lessons/c12-repairCode.ts';
import { findLesson } from '../../src/scenarios/lessons/lessons.ts';
import { playLesson, playPart } from '../../src/scenarios/lessons/playLesson.ts';
import { examined } from '../../src/scenarios/lessons/repaired.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';

const library = { findScenario, book: recipeBook };
const coach = coachOf(library);

beforeAll(async () => {
  await loadOwnRecipes();
});

const book = (file: string) =>
  readFileSync(new URL(`../../src/ownRecipes/book/${file}.js`, import.meta.url), 'utf8');
/** Holds nothing for no time, and says that it did. */
const PRETENDS = `export default async function main(client) {
  client.holds('/exclusive_lock/lock');
  await client.untilReleased();
  client.released();
}`;
const NO_PROMISES = BROKEN_LOCK.replace('client.holds(LOCK);', '');
const LETS_GO_AT_ONCE = MENDED_LOCK.replace('await client.untilReleased();', '');

test.each([
  ['the program as it is found', BROKEN_LOCK, ['works']],
  ['only the watch mended', LOOKS_AT_EXISTS, ['works']],
  ['only the delete mended', LOOKS_BEFORE_DELETE, ['works']],
  ['both mistakes mended', MENDED_LOCK, ['works', 'holds']],
  ['another lock that holds', book('predecessorLock'), ['works', 'holds']],
  ['the herd lock of the book', book('herdLock'), ['works', 'holds']],
  ['one that only pretends to have a lock', PRETENDS, ['works']],
  ['one that never says that it holds it', NO_PROMISES, []],
  ['one that lets go at once', LETS_GO_AT_ONCE, []],
  ['one that does nothing', 'export default async function main() {}', []],
  ['one that fails', 'export default async function main() { throw new Error("no"); }', []],
  ['one that cannot be read', 'export default async function main( {', []],
  ['nothing at all', '', []],
])('%s', (_, code, reached) => {
  expect(examined(part(), {}, code, coach)).toEqual(reached);
});

test('its solution reaches the goal at the end and not before', () => {
  const played = playLesson(lesson(), coach);
  expect(played).toMatchObject({ goalReached: true, goalReachedEarly: false, actions: 0 });
  expect(playPart(part(), part().solution.slice(0, 1), coach).reached).toBe('never');
});

test('a program that is handed in comes back from its text, and is examined anew', () => {
  const handIn = (code: string): HandIn => ({
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
  const read = parseHandIn(handInText(handIn(MENDED_LOCK)), library);
  expect(read).toEqual(handIn(MENDED_LOCK));
  const judge = new Judge(library, coach);
  expect(judge.judge(handIn(MENDED_LOCK))).toMatchObject({ goalReached: true, problem: null });
  expect(judge.judge(handIn(BROKEN_LOCK))).toMatchObject({ goalReached: false, problem: null });
});

function lesson() {
  const found = findLesson('C12');
  if (found === undefined) throw new Error('there is no C12');
  return found;
}

function part() {
  const [first] = lesson().parts;
  if (first === undefined) throw new Error('C12 has no part');
  return first;
}
