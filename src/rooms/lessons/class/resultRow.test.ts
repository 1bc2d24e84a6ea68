// What a teacher pastes: codes of a whole class, with whatever stands between them.
import { expect, test } from 'vitest';
import { beginningOf, codesIn } from '../../../scenarios/homework/handIn.ts';
import { workAsSolved } from '../../../scenarios/homework/testing/sampleWork.ts';
import { Judge } from '../../../scenarios/homework/judge.ts';
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { Rerun } from '../../../scenarios/link/rerun.ts';
import { handInCode } from '../ui/handInCode.ts';
import { library } from '../../../ui/stores/library.ts';
import { csvOf, resultRow } from './resultRow.ts';

test('thirty codes of one lesson become thirty rows, and each run can be opened', async () => {
  const lesson = lessons.find(({ id }) => id === 'L12');
  if (lesson === undefined) throw new Error('there is no L12');
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      handInCode({
        name: `Learner ${place}`,
        lesson: lesson.id,
        assignment: null,
        work: workAsSolved(lesson, place % 3 === 0 ? 0 : null),
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
  const [run] = rows[0]?.runs ?? [];
  if (run === undefined) throw new Error('there is no run');
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

test('a table for a spreadsheet quotes what it must, and no name is taken for a formula', () => {
  expect(
    csvOf([
      ['a,b', 1],
      ['=SUM(A1)', 'say "x"'],
    ]),
  ).toBe(`\uFEFF"a,b",1\r\n'=SUM(A1),"say ""x"""\r\n`);
});
