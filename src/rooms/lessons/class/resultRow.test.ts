// What a teacher pastes: codes of a whole class, with whatever stands between them.
import { expect, test } from 'vitest';
import { beginningOf, codeAround, codesIn, handInText } from '../../../scenarios/homework/handIn.ts';
import { workAsSolved } from '../../../scenarios/homework/testing/sampleWork.ts';
import { Judge } from '../../../scenarios/homework/judge.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import { handInCode } from '../ui/handIn/handInCode.ts';
import { library } from '../../../ui/stores/library.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import type { LessonWork } from '../../../scenarios/lessons/lessonWork.ts';
import type { Action, Part } from '../../../scenarios/lessons/lesson.ts';
import { runUpTo, type PartRun } from '../../../scenarios/lessons/partWork.ts';
import { playPart } from '../../../scenarios/lessons/playLesson.ts';
import { open, settingsOf } from '../../../scenarios/lessons/scenes.ts';
import { missingNames } from './ClassBook.tsx';
import { csvOf, resultRow, sameWork } from './resultRow.ts';

test('thirty codes of one lesson become thirty rows, and each run can be opened', async () => {
  const lesson = lessons.find(({ id }) => id === 'L12');
  if (lesson === undefined) throw new Error('there is no L12');
  const works = [0, null].map((part) => workAsSolved(lesson, part));
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      handInCode({
        name: `Learner ${place}`,
        lesson: lesson.id,
        assignment: null,
        work: works[place % 3 === 0 ? 0 : 1]!,
      }),
    ),
  );
  const pasted = codesIn(
    `From: a class\n${codes.map((code) => `> ${code.slice(0, 70)}\n${code.slice(70)}`).join('\n\n')}`,
  );
  expect(pasted).toHaveLength(30);
  const judge = new Judge(library);
  const rows = await Promise.all(pasted.map((code) => resultRow(code, judge)));
  expect(rows.map(({ name }) => name)).toContain('Learner 29');
  expect(new Set(rows.map(({ goal }) => goal))).toEqual(new Set(['reached']));
  const run = rows[0]?.parts[0]?.run ?? null;
  if (run === null) throw new Error('there is no run');
  expect(new Rerun(run, library).advance(1_000_000)).toMatchObject({ kind: 'done', notices: [] });
});

test('what stands around a code in a mail does no harm', async () => {
  const lesson = lessons.find(({ id }) => id === 'L1');
  if (lesson === undefined) throw new Error('there is no L1');
  const work = workAsSolved(lesson);
  const code = await handInCode({ name: 'Ann', lesson: 'L1', assignment: null, work });
  const mail = (own: string) =>
    `On Friday, Ann wrote:\n> Hello! Here it is:\n> ${own.slice(0, 60)}\n> ${own.slice(60)}\n>\n> Best regards, Ann (class 9b)\n`;
  const other = await handInCode({ name: 'Bo', lesson: 'L1', assignment: null, work });
  const pasted = codesIn(`${mail(code)}\n${mail(code.slice(0, -30))}\n${mail(other)}`);
  expect(pasted).toHaveLength(3);
  const rows = await Promise.all(pasted.map((each) => resultRow(each, new Judge(library))));
  expect(rows.map(({ problem }) => problem)).toEqual([null, 'truncated', null]);
  // Whom to ask for it again, and for what.
  expect(rows.map(({ name, lesson: of }) => `${name} ${of}`)).toEqual(['Ann L1', 'Ann L1', 'Bo L1']);
  // The same code, broken otherwise, is handed in once.
  expect(codesIn(`${mail(code)}\n${code}\n`)).toHaveLength(1);
});

test('what cannot be read is a row that says so', async () => {
  const judge = new Judge(library);
  const rows = await Promise.all(
    ['hello', 'ZL1.abc', 'ZL1.abc.00000000', 'ZL9.abc.00000000'].map((code) => resultRow(code, judge)),
  );
  expect(rows.map(({ problem }) => problem)).toEqual(['noCode', 'truncated', 'damaged', 'newer']);
});

test('of a code that was cut off early or changed it is said whose it is, or how it begins', async () => {
  const lesson = lessons.find(({ id }) => id === 'L1');
  if (lesson === undefined) throw new Error('there is no L1');
  const work = workAsSolved(lesson);
  const code = await handInCode({ name: 'Zoë "Z" 李', lesson: 'L1', assignment: null, work });
  const judge = new Judge(library);
  const half = await resultRow(code.slice(0, code.length / 2), judge);
  expect(half).toMatchObject({ name: 'Zoë "Z" 李', lesson: 'L1', problem: 'truncated' });
  const changed = await resultRow(code.replace(/.\.([0-9a-f]{8})$/, 'x.$1'), judge);
  expect(changed).toMatchObject({ name: 'Zoë "Z" 李', problem: 'damaged' });
  const stub = await resultRow(code.slice(0, 12), judge);
  expect(stub).toMatchObject({ name: '', lesson: '', problem: 'truncated' });
  expect(beginningOf(code)).toBe(`${code.slice(0, 16)}…`);
});

test('a name or a prediction that was changed in a code is refused; a code of an earlier version is read and marked', async () => {
  const lesson = lessons.find(({ id }) => id === 'L1');
  if (lesson === undefined) throw new Error('there is no L1');
  const text = handInText({ name: 'Ann', lesson: 'L1', assignment: null, work: workAsSolved(lesson, 0) });
  const judge = new Judge(library);
  const rowOf = async (own: string) => resultRow(codeAround(await encodeText(own)), judge);
  expect(await rowOf(text)).toMatchObject({ name: 'Ann', problem: null, isOld: false });
  expect(await rowOf(text.replace('Ann', 'Bo'))).toMatchObject({ goal: 'refused', problem: 'unsealed' });
  const predicted = /\[\{\},"(\w+)"\]/.exec(text)?.[1] ?? '';
  expect(predicted).not.toBe('');
  expect(await rowOf(text.replace(predicted, `${predicted}x`))).toMatchObject({ problem: 'unsealed' });
  const [, name, of, assigned, work] = JSON.parse(text) as readonly unknown[];
  expect(await rowOf(JSON.stringify([1, name, of, assigned, work]))).toMatchObject({
    name: 'Ann',
    goal: 'reached',
    problem: null,
    isOld: true,
  });
});

test('a part that reached nothing opens at its beginning, the others at their last run', async () => {
  const lesson = lessons.find(({ id }) => id === 'L1');
  if (lesson === undefined) throw new Error('there is no L1');
  const { lost, ...rest } = workAsSolved(lesson);
  expect(lost).toBeDefined();
  const code = await handInCode({ name: 'Ann', lesson: 'L1', assignment: null, work: rest });
  const { parts, goal } = await resultRow(code, new Judge(library));
  expect(goal).toBe('open');
  expect(parts.map(({ goalReached, run }) => [goalReached, run !== null])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect(parts[0]?.place).toBe('#lesson=L1/lost');
});

test('the very same work under two names is marked, and who is missing is named', async () => {
  const lesson = lessonCalled('L1');
  const [part] = lesson.parts;
  if (part === undefined) throw new Error('L1 has no part');
  // By hand: nobody else comes to the same moments.
  const byHand = playPart(part, part.solution.flatMap(later)).experiment;
  const work = { ...workAsSolved(lesson), ...workWith(part, runOf(byHand)) };
  const rows = await rowsOf('L1', { Ann: work, Bo: work });
  expect(rows.map(({ problem }) => problem)).toEqual([null, null]);
  expect([...sameWork(rows).values()]).toEqual([['Bo'], ['Ann']]);
  expect(missingNames('ann\n\n Cleo \nBo\nCleo', rows, new Set())).toEqual(['Cleo']);
  expect(missingNames('Ann\nCleo', rows, new Set(['L1', 'L2']))).toEqual(['Ann (1/2)', 'Cleo']);
});

test('what the page has played for two learners is no sign of copying, and is told to be the same as that', async () => {
  const [part] = lessonCalled('L0').parts;
  if (part?.prediction === undefined) throw new Error('the first part of L0 asks nothing');
  const { experiment } = playPart(part, [open(), ...part.prediction.rehearsal]);
  const played = runOf(experiment);
  expect(played.commands.length).toBeGreaterThan(1);
  const rows = await rowsOf('L0', { Ann: workWith(part, played), Bo: workWith(part, played) });
  expect(rows.map(({ problem, isPlayed }) => [problem, isPlayed])).toEqual([
    [null, true],
    [null, true],
  ]);
  expect([...sameWork(rows).values()]).toEqual([]);
});

test('the solution that the page has played is no sign of copying either', async () => {
  const rows = await rowsOf('L1', {
    Ann: workAsSolved(lessonCalled('L1')),
    Bo: workAsSolved(lessonCalled('L1')),
  });
  expect([...sameWork(rows).values()]).toEqual([]);
});

function lessonCalled(wanted: string) {
  const lesson = lessons.find(({ id }) => id === wanted);
  if (lesson === undefined) throw new Error(`there is no ${wanted}`);
  return lesson;
}

/** Each command a moment after the solution gives it. */
function later(action: Action): readonly Action[] {
  if (action.do !== 'give') return [action];
  return [
    { do: 'run', until: action.when },
    { ...action, when: { on: 'quiet', afterMs: 37 } },
  ];
}

function runOf(experiment: ReturnType<typeof playPart>['experiment']): PartRun {
  return runUpTo(experiment, {}, experiment.steps);
}

function workWith(part: Part, run: PartRun): LessonWork {
  return { [part.id]: { answers: [], runs: [{ ...run, set: settingsOf(part) }], isShown: false } };
}

async function rowsOf(lesson: string, works: Readonly<Record<string, LessonWork>>) {
  const judge = new Judge(library);
  return Promise.all(
    Object.entries(works).map(async ([name, work]) =>
      resultRow(await handInCode({ name, lesson, assignment: null, work }), judge),
    ),
  );
}

test('a table for a spreadsheet quotes what it must, and no name is taken for a formula', () => {
  expect(
    csvOf([
      ['a,b', 1],
      ['=SUM(A1)', 'say "x"'],
    ]),
  ).toBe(`\uFEFF"a,b",1\r\n'=SUM(A1),"say ""x"""\r\n`);
});
