import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { beginningOf, codesIn, MOST_CHARS } from '../../../scenarios/homework/handIn.ts';
import { Judge } from '../../../scenarios/homework/judge.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import { hashOf } from '../../../ui/link/hash.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { turn } from '../../../ui/playback/slice.ts';
import { library } from '../../../ui/stores/library.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { ClassBookFields, useClassBook } from './ClassBook.tsx';
import styles from './classroom.module.css';
import { IdeasGrid } from './IdeasGrid.tsx';
import { checked } from './programs.ts';
import { csvOf, resultRow, sameWork, type ResultRow, type RowPart } from './resultRow.ts';
import type { ClassroomWords } from '../words/classContract.ts';

const COLUMNS = ['name', 'task', 'goal', 'actions', 'answers', 'ideas', 'shown', 'runs'] as const;
type Column = (typeof COLUMNS)[number];

const judge = new Judge(library, checked);

const CODES = 'class.codes';

/** Codes go in, a table comes out. */
export function Results() {
  const words = useWords(CLASSROOM).results;
  const { lessons } = useLessonWords();
  const [rows, setRows] = useState<readonly ResultRow[]>([]);
  const [sort, setSort] = useState<{ readonly by: Column; readonly isUp: boolean }>({
    by: 'name',
    isUp: true,
  });
  /** Codes that are not judged yet. */
  const [pending, setPending] = useState(0);
  /** Ended by clearing the table: codes that were put in before are not judged any more. */
  const [round, setRound] = useState(() => new AbortController());
  const same = sameWork(rows);
  const book = useClassBook();
  const isOther = ({ task }: ResultRow): boolean =>
    task !== '' && book.expected.size > 0 && !book.expected.has(task);
  const file = useRef<HTMLInputElement>(null);
  const add = async (texts: readonly string[]): Promise<void> => {
    const { signal } = round;
    // The files were still being read.
    if (signal.aborted) return;
    const codes = texts.flatMap(codesIn);
    setPending((before) => before + codes.length);
    const next = codes.values();
    // Programs are checked in workers, on two processors; the page draws in between.
    const lane = async (): Promise<void> => {
      for (const code of next) {
        const row = await resultRow(code, judge);
        if (signal.aborted) return;
        setRows((before) => [...before.filter((each) => each.code !== code), row]);
        setPending((before) => before - 1);
        await turn();
      }
    };
    await Promise.all([lane(), lane()]);
  };
  // What was read on the last visit is judged anew.
  const begin = useEffectEvent(() => void add([readStored(CODES) ?? '']));
  useEffect(() => {
    void turn().then(() => begin());
  }, []);
  useEffect(() => {
    if (pending === 0 && rows.length > 0) store(CODES, rows.map(({ code }) => code).join('\n'));
  }, [rows, pending]);
  const clear = (): void => {
    round.abort();
    setRound(new AbortController());
    setRows([]);
    setPending(0);
    store(CODES, '');
  };
  const addFiles = async (files: Iterable<File>): Promise<void> =>
    add(await Promise.all([...files].map(textOf)));
  const ideaText = (row: ResultRow) =>
    row.misconceptions.map((code) => lessons[row.lesson]?.misconceptions?.[code] ?? code).join(' ');
  const valueOf = (row: ResultRow, column: Column): string | number =>
    ({
      name: row.name || (row.lesson === '' ? '' : words.nameless),
      task: `${row.lesson} ${row.title || (lessons[row.lesson]?.title ?? '')}`.trim(),
      goal: isOther(row)
        ? words.otherTask
        : row.problem === null
          ? words.goal[row.goal]
          : refusal(row, words.problems[row.problem], words),
      actions: row.problem === null ? row.actions : '',
      answers: row.problem === null ? `${row.right}/${row.answers}` : '',
      ideas: ideaText(row),
      shown: marksOf(row, same.get(row.code) ?? [], words).join(', '),
      runs: row.parts.map(({ goalReached }, index) => `${index + 1}${goalReached ? '✓' : '✗'}`).join(' '),
    })[column];
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort.by), valueOf(b, sort.by)];
    return Number(isRefused(a)) - Number(isRefused(b)) || compare(left, right) * (sort.isUp ? 1 : -1);
  });
  return (
    <div className={styles.results}>
      <label className={styles.field}>
        <span>{words.paste}</span>
        <textarea
          rows={3}
          placeholder={words.pasteTip}
          onPaste={(event) => {
            event.preventDefault();
            void add([event.clipboardData.getData('text/plain')]);
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const { files } = event.dataTransfer;
            void (files.length > 0 ? addFiles(files) : add([event.dataTransfer.getData('text/plain')]));
          }}
          onChange={({ currentTarget }) => {
            void add([currentTarget.value]);
            currentTarget.value = '';
          }}
        />
      </label>
      <div className={styles.row}>
        <Button onClick={() => file.current?.click()}>{words.files}</Button>
        <input
          ref={file}
          type="file"
          multiple
          aria-label={words.files}
          className="visually-hidden"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            void addFiles(currentTarget.files ?? []);
            currentTarget.value = '';
          }}
        />
        <Button
          onClick={() =>
            saveFile(
              'results.csv',
              csvOf([
                COLUMNS.map((column) => words.columns[column]),
                ...sorted.map((row) => COLUMNS.map((column) => valueOf(row, column))),
              ]),
            )
          }
        >
          {words.csv}
        </Button>
        <Button look="quiet" onClick={clear}>
          {words.clear}
        </Button>
      </div>
      <ClassBookFields book={book} rows={rows} />
      <p role="status">
        {pending > 0
          ? words.checking(rows.length, rows.length + pending)
          : rows.length === 0
            ? words.empty
            : summaryOf(rows, words)}
      </p>
      <IdeasGrid rows={rows} />
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.learners}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={sort.by !== column ? 'none' : sort.isUp ? 'ascending' : 'descending'}
                  >
                    <button
                      type="button"
                      onClick={() => setSort({ by: column, isUp: sort.by === column ? !sort.isUp : true })}
                    >
                      {words.columns[column]}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map((row) => (
                <tr key={row.code} data-goal={isOther(row) ? 'refused' : row.goal}>
                  {COLUMNS.map((column) => (
                    <td key={column}>
                      {column === 'runs' ? <Parts parts={row.parts} /> : valueOf(row, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** Codes that cannot be read or trusted count for no learner. */
function summaryOf(rows: readonly ResultRow[], words: ClassroomWords['results']): string {
  const count = (of: ResultRow['goal']): number => rows.filter(({ goal }) => goal === of).length;
  const refused = count('refused');
  return words.summary(count('reached'), rows.length - refused, refused);
}

/** With how its code begins, where that does not tell whose it is. */
function refusal(
  { name, lesson, code }: ResultRow,
  problem: string,
  { goal }: ClassroomWords['results'],
): string {
  return `${goal.refused}: ${problem}${name + lesson === '' ? ` (${beginningOf(code)})` : ''}`;
}

function isRefused({ goal }: ResultRow): boolean {
  return goal === 'refused';
}

/** Numbers in names count as numbers: pupil 2 comes before pupil 10. */
function compare(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right), undefined, { numeric: true });
}

function Parts({ parts }: { readonly parts: readonly RowPart[] }) {
  const words = useWords(CLASSROOM).results;
  return (
    <div className={styles.runs}>
      {parts.map((part, index) => (
        <button
          key={part.place}
          type="button"
          data-reached={part.goalReached}
          aria-label={words.part(index + 1, part.goalReached)}
          title={words.part(index + 1, part.goalReached)}
          onClick={() => void openPart(part)}
        >
          {index + 1} {part.goalReached ? '✓' : '✗'}
        </button>
      ))}
    </div>
  );
}

/** In the lab: at the moment it came to, or where nothing was reached, at its beginning. */
async function openPart({ run, place }: RowPart): Promise<void> {
  const hash = run === null ? place : hashOf(await encodeText(JSON.stringify(run)));
  open(new URL(`./index.html${hash}`, location.href), '_blank', 'noopener');
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

/** Garbage of any size is named as such, and not read. */
async function textOf(file: File): Promise<string> {
  return file.slice(0, 40 * MOST_CHARS).text();
}
