// The teacher's table as it is read: what each column says of a row, and in which order rows stand.
import { beginningOf } from '../../../scenarios/homework/handIn.ts';
import type { LESSONS } from '../words/lessons.ts';
import type { ClassroomWords } from '../words/classContract.ts';
import { sameWork, type ResultRow } from './resultRow.ts';

export const COLUMNS = ['name', 'task', 'goal', 'actions', 'answers', 'ideas', 'shown', 'runs'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sort {
  readonly by: Column;
  readonly isUp: boolean;
}

export interface TableLine {
  readonly row: ResultRow;
  /** Not one of the tasks that the class was given. */
  readonly isOther: boolean;
  readonly cells: Readonly<Record<Column, string | number>>;
}

interface TableWords {
  /** Names stand as it sorts them, whatever the machine's own is. */
  readonly language: string;
  readonly words: ClassroomWords['results'];
  readonly lessons: (typeof LESSONS)['english']['lessons'];
}

/** `expected`: ids of the tasks that the class was given; empty: any. */
export function resultTable(
  rows: readonly ResultRow[],
  expected: ReadonlySet<string>,
  sort: Sort,
  said: TableWords,
): readonly TableLine[] {
  const same = sameWork(rows);
  const lines = rows.map((row): TableLine => {
    const isOther = row.task !== '' && expected.size > 0 && !expected.has(row.task);
    return { row, isOther, cells: cellsOf(row, isOther, same.get(row.code) ?? [], said) };
  });
  // Numbers in names count as numbers: pupil 2 comes before pupil 10.
  const names = new Intl.Collator(said.language, { numeric: true });
  const compare = (left: string | number, right: string | number): number =>
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : names.compare(String(left), String(right));
  return lines.toSorted(
    (a, b) =>
      Number(isRefused(a)) - Number(isRefused(b)) ||
      compare(a.cells[sort.by], b.cells[sort.by]) * (sort.isUp ? 1 : -1),
  );
}

function cellsOf(
  row: ResultRow,
  isOther: boolean,
  others: readonly string[],
  { words, lessons }: TableWords,
): TableLine['cells'] {
  const { name, lesson, title, problem, parts } = row;
  return {
    name: name || (lesson === '' ? '' : words.nameless),
    task: `${lesson} ${title || (lessons[lesson]?.title ?? '')}`.trim(),
    goal: isOther
      ? words.otherTask
      : problem === null
        ? words.goal[row.goal]
        : refusal(row, words.problems[problem], words),
    actions: problem === null ? row.actions : '',
    answers: problem === null ? `${row.right}/${row.answers}` : '',
    ideas: row.misconceptions.map((code) => lessons[lesson]?.misconceptions?.[code] ?? code).join(' '),
    shown: marksOf(row, others, words).join(', '),
    runs: parts.map(({ goalReached }, index) => `${index + 1}${goalReached ? '✓' : '✗'}`).join(' '),
  };
}

/** With how its code begins, where that does not tell whose it is. */
function refusal(
  { name, lesson, code }: ResultRow,
  problem: string,
  { goal }: ClassroomWords['results'],
): string {
  return `${goal.refused}: ${problem}${name + lesson === '' ? ` (${beginningOf(code)})` : ''}`;
}

function marksOf(
  { isShown, isPlayed, isOld }: ResultRow,
  others: readonly string[],
  words: ClassroomWords['results'],
): readonly string[] {
  return [
    ...(isShown ? [words.shown] : []),
    ...(isPlayed ? [words.played] : []),
    ...(others.length > 0 ? [words.sameAs(others.map((name) => name || words.nameless).join(', '))] : []),
    ...(isOld ? [words.old] : []),
  ];
}

function isRefused({ row: { goal } }: TableLine): boolean {
  return goal === 'refused';
}

/** The column that is sorted by already turns round. */
export function sortedBy(column: Column, { by, isUp }: Sort): Sort {
  return { by: column, isUp: by === column ? !isUp : true };
}

/** Codes that cannot be read or trusted count for no learner. */
export function summaryOf(rows: readonly ResultRow[], words: ClassroomWords['results']): string {
  const count = (of: ResultRow['goal']): number => rows.filter(({ goal }) => goal === of).length;
  const refused = count('refused');
  return words.summary(count('reached'), rows.length - refused, refused);
}
