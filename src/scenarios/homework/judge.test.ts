// What is handed in is judged by doing it again.
import { describe, expect, test } from 'vitest';
import { findScenario } from '../catalogue.ts';
import { findLesson, lessons } from '../lessons/lessons.ts';
import { recipeBook } from '../recipeBook.ts';
import {
  assignmentId,
  assignmentText,
  lessonOf,
  parseAssignment,
  variantOf,
  type Assignment,
} from './assignment.ts';
import { codeAround, handInText, parseHandIn, payloadOf, type HandIn } from './handIn.ts';
import { Judge } from './judge.ts';
import { sampled } from '../../../scripts/wideSweeps.mjs';
import { workAsSolved } from './testing/sampleWork.ts';

const library = { findScenario, book: recipeBook };

/** A program that is to be mended needs the interpreter of own recipes: scripts/lessons/repair.test.ts. */
const played = lessons.filter(({ parts }) => parts.every(({ repair }) => repair === undefined));

test.each(sampled(played, 5).map((lesson) => [lesson.id, lesson] as const))(
  '%s as its solution does it comes back from its text, and reaches the goal',
  (id, lesson) => {
    const handIn: HandIn = { name: 'Ann', lesson: id, assignment: null, work: workAsSolved(lesson) };
    const read = parseHandIn(handInText(handIn), library);
    expect(read).toEqual({ ...handIn, isSealed: true });
    const judged = new Judge(library).judge(handIn);
    expect(judged).toMatchObject({ goalReached: true, problem: null, misconceptions: [] });
  },
);

describe('what does not hold is refused', () => {
  const handIn = ofLesson('L1');

  test('a command that was taken out', () => {
    const edited = JSON.parse(withoutSeal(handIn), (_key, value: unknown) =>
      Array.isArray(value) &&
      value.length > 2 &&
      value.every((each) => Array.isArray(each) && each.length === 3)
        ? value.slice(1)
        : value,
    ) as unknown;
    const read = parseHandIn(JSON.stringify(edited), library);
    if (typeof read === 'string') throw new Error(read);
    expect(new Judge(library).judge(read)).toMatchObject({ goalReached: false, problem: 'edited' });
  });

  test('a run that says it came to something else', () => {
    const read = parseHandIn(
      withoutSeal(handIn).replaceAll(/"[0-9a-f]{8,}"/g, '"0123456789abcdef"'),
      library,
    );
    if (typeof read === 'string') throw new Error(read);
    expect(new Judge(library).judge(read)).toMatchObject({ goalReached: false, problem: 'edited' });
  });

  test('the work of another lesson', () => {
    const judged = new Judge(library).judge({ ...ofLesson('L11'), lesson: 'L1' });
    expect(judged?.goalReached).toBe(false);
  });

  test('a code that is cut, edited, newer, none or far too long is named', () => {
    const code = codeAround('abcDEF123');
    expect(payloadOf(code)).toEqual({ payload: 'abcDEF123' });
    expect(payloadOf(` ${code.slice(0, 6)}\n${code.slice(6)} `)).toEqual({ payload: 'abcDEF123' });
    expect(payloadOf(code.slice(0, -3))).toBe('truncated');
    expect(payloadOf(code.replace('D', 'E'))).toBe('damaged');
    expect(payloadOf(code.replace(/^ZL\d/, 'ZL7'))).toBe('newer');
    expect(payloadOf('hello')).toBe('noCode');
    expect(payloadOf('ZL1.'.padEnd(10_000_000, 'x'))).toBe('tooLong');
    expect(parseHandIn('[3]', library)).toBe('newer');
    expect(parseHandIn('{}', library)).toBe('damaged');
  });
});

test('an answer that is not what happens tells the idea behind it', () => {
  const lesson = findLesson('L11');
  if (lesson === undefined) throw new Error('there is no L11');
  const judge = new Judge(library);
  const ideas = [0, 1, 2].flatMap(
    (answer) =>
      judge.judge({ name: 'B', lesson: 'L11', assignment: null, work: workAsSolved(lesson, answer) })
        ?.misconceptions ?? [],
  );
  expect(ideas.length).toBeGreaterThan(0);
});

describe('an assignment', () => {
  const assignment: Assignment = {
    title: 'Week 3',
    task: { kind: 'lesson', lesson: 'L11' },
    allowed: ['killClient'],
    set: { clients: 7 },
    goal: '',
    deadline: 'Friday',
  };

  test('comes back from its text, fixes what it fixes and offers what it allows', () => {
    const read = parseAssignment(assignmentText(assignment), library);
    expect(read).toEqual(assignment);
    const parts = lessonOf(assignment)?.parts ?? [];
    expect(parts.every(({ offers }) => offers?.length === 1)).toBe(true);
    const counted = parts.flatMap(({ settings = [] }) => settings).find(({ name }) => name === 'clients');
    expect(counted).toMatchObject({ min: 7, max: 7, initial: 7 });
  });

  test('what is done with a setting that it does not leave open is refused', () => {
    const work = ofLesson('L11').work;
    const judged = new Judge(library).judge({ name: 'C', lesson: 'L11', assignment, work });
    expect(judged?.problem).toBe('notOfThisLesson');
  });

  test('of a world asks for an invariant to be violated, and is judged like a lesson', () => {
    const scene = findLesson('L12')?.parts[0]?.scene({ variant: 'article' }) ?? [];
    const world: Assignment = {
      ...assignment,
      task: { kind: 'world', choices: scene, goal: { is: 'violated', about: 'I-1' }, question: null },
      allowed: [],
      set: {},
    };
    const read = parseAssignment(assignmentText(world), library);
    expect(read).toEqual(world);
    const own = lessonOf(world);
    const judged = new Judge(library).judge({
      name: 'D',
      lesson: own?.id ?? '',
      assignment: world,
      work: {},
    });
    expect(judged).toMatchObject({ goalReached: false, problem: null });
  });

  test('in variants is one assignment, and two learners who do the same hand in other runs', () => {
    const asked: Assignment = { ...assignment, set: {}, allowed: [], variant: 'each' };
    const [ann, bob] = [7, 8].map((variant) => {
      const own = variantOf(asked, variant);
      expect(parseAssignment(assignmentText(own), library)).toEqual(own);
      expect(assignmentId(own)).toBe(assignmentId(asked));
      const lesson = lessonOf(own);
      if (lesson === null) throw new Error('there is no lesson');
      const handIn: HandIn = { name: 'E', lesson: lesson.id, assignment: own, work: workAsSolved(lesson) };
      expect(new Judge(library).judge(handIn)).toMatchObject({ goalReached: true, problem: null });
      return handIn;
    });
    if (ann === undefined || bob === undefined) return;
    expect(bob.work).not.toEqual(ann.work);
    // What was done in one variant does not come to the same in the other.
    const copied = new Judge(library).judge({ ...bob, work: ann.work });
    expect(copied).toMatchObject({ goalReached: false, problem: 'edited' });
  });

  test('in variants: a judge of a whole class takes no run or answer for that of another variant', () => {
    const judge = new Judge(library);
    const [ann, bob] = [7, 8].map((variant): HandIn => {
      // Who comes to hold the lock second differs between the two.
      const own: Assignment = {
        ...assignment,
        task: { kind: 'lesson', lesson: 'L10' },
        set: {},
        allowed: [],
        variant,
      };
      const lesson = lessonOf(own);
      if (lesson === null) throw new Error('there is no lesson');
      return { name: 'G', lesson: lesson.id, assignment: own, work: workAsSolved(lesson) };
    });
    if (ann === undefined || bob === undefined) return;
    const answersOf = (handIn: HandIn, by: Judge) => by.judge(handIn)?.parts.map(({ answers }) => answers);
    expect(answersOf(ann, judge)).not.toEqual(answersOf(bob, new Judge(library)));
    expect(answersOf(bob, judge)).toEqual(answersOf(bob, new Judge(library)));
    expect(judge.judge({ ...bob, work: ann.work })).toMatchObject({ goalReached: false, problem: 'edited' });
  });

  test.each(sampled(played, 9).map((lesson) => [lesson.id] as const))(
    '%s can be solved in a variant',
    (id) => {
      const own: Assignment = {
        ...assignment,
        task: { kind: 'lesson', lesson: id },
        set: {},
        allowed: [],
        variant: 17,
      };
      const lesson = lessonOf(own);
      if (lesson === null) throw new Error('there is no lesson');
      const handIn: HandIn = { name: 'F', lesson: id, assignment: own, work: workAsSolved(lesson) };
      expect(new Judge(library).judge(handIn)).toMatchObject({ goalReached: true, problem: null });
    },
  );

  test('without variants has the code that it always had', () => {
    expect(assignmentText(assignment)).toBe('["Week 3","L11",["killClient"],{"clients":7},"","Friday"]');
    expect(variantOf(assignment, 7)).toBe(assignment);
  });

  test('that is damaged, or of a lesson that is not there, is named', () => {
    expect(parseAssignment('[]', library)).toBe('damaged');
    const gone = { ...assignment, task: { kind: 'lesson', lesson: 'L99' } } as const;
    expect(parseAssignment(assignmentText(gone), library)).toBe('unknownLesson');
  });
});

/** As codes of the first version were: an edit does not have to mend a seal. */
function withoutSeal(handIn: HandIn): string {
  const [, ...content] = JSON.parse(handInText(handIn)) as readonly unknown[];
  return JSON.stringify([1, ...content.slice(0, 4)]);
}

function ofLesson(id: string): HandIn {
  const lesson = findLesson(id);
  if (lesson === undefined) throw new Error(`there is no ${id}`);
  return { name: 'Ann', lesson: id, assignment: null, work: workAsSolved(lesson) };
}
