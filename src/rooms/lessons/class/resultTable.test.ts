import { expect, test } from 'vitest';
import { CLASSROOM } from '../words/classroom.ts';
import { LESSONS } from '../words/lessons.ts';
import { refusedRow, type ResultRow } from './resultRow.ts';
import { resultTable, sortedBy, summaryOf, type Sort } from './resultTable.ts';

const words = CLASSROOM.english.results;
const { lessons } = LESSONS.english;
const BY_NAME: Sort = { by: 'name', isUp: true };
const ANY: ReadonlySet<string> = new Set();

test('numbers in names count as numbers, and refused codes stand last, whichever way it is sorted', () => {
  const rows = [
    { name: 'Pupil 10' },
    { name: '', lesson: '', goal: 'refused', problem: 'truncated', code: 'ZL2.cut' },
    { name: 'Pupil 2' },
  ] as const;
  expect(namesOf(rows, BY_NAME)).toEqual(['Pupil 2', 'Pupil 10', '']);
  expect(namesOf(rows, sortedBy('name', BY_NAME))).toEqual(['Pupil 10', 'Pupil 2', '']);
});

test("names stand as the page's language sorts them, whatever the machine speaks", () => {
  const rows = [{ name: '张伟' }, { name: '王芳' }, { name: '李娜' }, { name: '陈静' }];
  const names = resultTable(rows.map(rowOf), ANY, BY_NAME, { language: 'zh-CN', words, lessons }).map(
    ({ cells }) => cells.name,
  );
  expect(names).toEqual(['陈静', '李娜', '王芳', '张伟']);
});

test('another column is sorted upwards first, actions as numbers', () => {
  const byActions = sortedBy('actions', { by: 'name', isUp: false });
  expect(byActions).toEqual({ by: 'actions', isUp: true });
  expect(
    namesOf(
      [
        { name: 'Ann', actions: 10 },
        { name: 'Bo', actions: 9 },
      ],
      byActions,
    ),
  ).toEqual(['Bo', 'Ann']);
});

test('of a refused code the reason is told, and how it begins where nobody can tell whose it is', () => {
  const refused = { goal: 'refused', problem: 'truncated', code: 'ZL2.cut' } as const;
  const [known, unknown] = [
    { ...refused, name: 'Ann' },
    { ...refused, name: '', lesson: '', task: '' },
  ].map((row) => tableOf([row])[0]?.cells);
  expect(known).toMatchObject({ name: 'Ann', actions: '', answers: '' });
  expect(known?.goal).toBe(`${words.goal.refused}: ${words.problems.truncated}`);
  expect(unknown?.goal).toMatch(/ \(ZL2\.cut.*\)$/u);
});

test('a task that the class was not given is marked', () => {
  const [line] = tableOf([{ task: 'L1' }], new Set(['L2']));
  expect(line).toMatchObject({ isOther: true, cells: { goal: words.otherTask } });
  expect(tableOf([{ task: 'L1' }], ANY)[0]?.isOther).toBe(false);
});

test('the same work under two names is marked with the name of the other, each part with how it went', () => {
  const parts = [true, false].map((goalReached) => ({ goalReached, run: null, place: '' }));
  const rows = [
    { name: 'Ann', doings: 'x', parts },
    { name: 'Bo', doings: 'x', isOld: true },
  ];
  const cells = tableOf(rows).map((line) => line.cells);
  expect(cells.map(({ shown }) => shown)).toEqual([
    words.sameAs('Bo'),
    `${words.sameAs('Ann')}, ${words.old}`,
  ]);
  expect(cells[0]?.runs).toBe('1✓ 2✗');
});

test('refused codes count for no learner', () => {
  const rows = [{ goal: 'reached' }, { goal: 'open' }, { goal: 'refused' }] as const;
  expect(summaryOf(rows.map(rowOf), words)).toBe(words.summary(1, 2, 1));
});

function namesOf(rows: readonly Partial<ResultRow>[], sort: Sort): readonly (string | number)[] {
  return tableOf(rows, ANY, sort).map(({ cells }) => cells.name);
}

function tableOf(rows: readonly Partial<ResultRow>[], expected = ANY, sort = BY_NAME) {
  return resultTable(rows.map(rowOf), expected, sort, { language: 'en', words, lessons });
}

function rowOf(row: Partial<ResultRow>, index: number): ResultRow {
  return {
    ...refusedRow(`code ${index}`, 'truncated'),
    lesson: 'L1',
    task: 'L1',
    goal: 'reached',
    problem: null,
    actions: 1,
    right: 1,
    answers: 2,
    ...row,
  };
}
