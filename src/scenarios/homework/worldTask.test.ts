// A lesson that is made of a world: its goal, its question, and what is said of one that cannot be asked.
import { expect, test } from 'vitest';
import '../library.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { A, kill } from '../locks/cues.ts';
import { playPart } from '../lessons/playLesson.ts';
import { worldOf } from '../lessons/scenes.ts';
import { recipeBook } from '../recipeBook.ts';
import type { PlannedProgram } from '../scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../world/planOf.ts';
import { assignmentText, lessonOf, parseAssignment, type Assignment } from './assignment.ts';
import { lessonFileText, mistakesInAssignment, parseLessonFile } from './lessonFile.ts';
import { runOf, type WorldGoal, type WorldQuestion } from './worldTask.ts';

const library = { findScenario, book: recipeBook };
const choices = worldOf('predecessor-lock', 3);
const commands = [{ command: kill(A), atMs: 1000, afterStep: 0 }];
const run = runOf({ choices, commands, playhead: { step: 0, timeMs: 9000 } }, library);
const closed: WorldGoal = { is: 'closed', about: 'A' };
const whoHolds: WorldQuestion = { asks: 'believers', about: '', options: ['A', 'B', 'nobody'], run };

test('its answer is read off the run it was made of', () => {
  expect(mistakesInAssignment(made(closed, whoHolds))).toEqual([]);
  expect(mistakesInAssignment(made(closed, { ...whoHolds, options: ['A', 'C'] }))).toEqual([
    { field: 'question.options', found: 'B' },
  ]);
});

test.each([
  ['wakeUps', '', '1'],
  ['children', '/exclusive_lock', '2'],
  ['sessions', '1', '2'],
] as const)('what is asked of %s %s comes to %s', (asks, about, right) => {
  const question: WorldQuestion = { asks, about, options: [right, 'something else'], run };
  expect(mistakesInAssignment(made(closed, question))).toEqual([]);
});

test.each([
  [closed, true],
  [{ is: 'closed', about: 'C' }, false],
  [{ is: 'believers', about: '1' }, true],
  [{ is: 'believers', about: '3' }, false],
  [{ is: 'error', about: 'NodeExists' }, false],
] as const)('the run reaches %j: %s', (goal, isReached) => {
  const part = lessonOf(made(goal, whoHolds))?.parts[0];
  if (part === undefined) throw new Error('there is no part');
  const { reached } = playPart(part, [{ do: 'open', set: {} }, ...(part.prediction?.rehearsal ?? [])]);
  expect(reached !== 'never').toBe(isReached);
});

test('clients that lead different elections are not counted together', () => {
  const programs = ['candidates', 'leader-latch'].map(programOf);
  const clients = ['A', 'B'].map((name, program) => ({ name, program, sessionTimeoutMs: 30_000 }));
  const apart = [choiceOfPlan({ ...EMPTY_PLAN, programs, clients }, 1)];
  const reached = (about: string) => {
    const task = { kind: 'world', choices: apart, goal: { is: 'believers', about }, question: null } as const;
    const part = lessonOf({ ...made(closed, null), task })?.parts[0];
    if (part === undefined) throw new Error('there is no part');
    return playPart(part, [
      { do: 'open', set: {} },
      { do: 'run', until: { on: 'time', atMs: 5000 } },
    ]).reached;
  };
  expect(reached('1')).not.toBe('never');
  expect(reached('2')).toBe('never');
});

test('it is the same when it comes back from a link or a file', () => {
  const assignment = made(closed, whoHolds);
  expect(parseAssignment(assignmentText(assignment), library)).toEqual(assignment);
  expect(parseLessonFile(lessonFileText(assignment), library)).toEqual(assignment);
});

test('an older code of an assigned invariant is of the same assignment', () => {
  const older = JSON.stringify(['', [choices, 'I-1'], [], {}, '', '']);
  const read = parseAssignment(older, library);
  if (typeof read === 'string') throw new Error(read);
  expect(read.task).toMatchObject({ goal: { is: 'violated', about: 'I-1' }, question: null });
  expect(assignmentText(read)).toBe(older);
});

test('a file of something else, a newer one and a damaged one are told apart', () => {
  expect(parseLessonFile('{"v":1}', library)).toBeNull();
  const newer = lessonFileText(made(closed, null)).replace('"version": 1', '"version": 2');
  expect(parseLessonFile(newer, library)).toBe('newer');
  expect(parseLessonFile('{"format":"znode-lab-lesson","version":1,"assignment":[]}', library)).toBe(
    'damaged',
  );
});

function programOf(scenario: string): PlannedProgram {
  const found = findScenario(scenario);
  const values = found && parseValues(found, {}, 'initial');
  if (values?.ok !== true) throw new Error(`no values for ${scenario}`);
  return { kind: 'recipe', scenario, values: values.value };
}

function made(goal: WorldGoal, question: WorldQuestion | null): Assignment {
  const task = { kind: 'world', choices, goal, question } as const;
  return { title: 'A dies', task, allowed: [], set: {}, goal: 'A is killed after a second.', deadline: '' };
}
