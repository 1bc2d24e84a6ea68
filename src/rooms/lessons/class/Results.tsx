import { useRef, useState } from 'react';
import { beginningOf, codesIn, MOST_CHARS } from '../../../scenarios/homework/handIn.ts';
import { Judge } from '../../../scenarios/homework/judge.ts';
import type { Link } from '../../../scenarios/link/permalink.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { encodeText } from '../../../ui/link/codec.ts';
import { hashOf } from '../../../ui/link/hash.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { turn } from '../../../ui/playback/slice.ts';
import { library } from '../../../ui/stores/library.ts';
import styles from './classroom.module.css';
import { checked } from './programs.ts';
import { csvOf, resultRow, type ResultRow } from './resultRow.ts';

const COLUMNS = ['name', 'task', 'goal', 'actions', 'answers', 'ideas', 'shown', 'runs'] as const;
type Column = (typeof COLUMNS)[number];

const judge = new Judge(library, checked);

/** Codes go in, a table comes out. */
export function Results() {
  const words = useWords(CLASSROOM).results;
  const { lessons } = useLessonWords();
  const [rows, setRows] = useState<readonly ResultRow[]>([]);
  const [sort, setSort] = useState<{ readonly by: Column; readonly isUp: boolean }>({
    by: 'name',
    isUp: true,
  });
  const file = useRef<HTMLInputElement>(null);
  const add = async (texts: readonly string[]): Promise<void> => {
    for (const code of texts.flatMap(codesIn)) {
      // One after the other, and the page draws between them.
      const row = await resultRow(code, judge);
      setRows((before) => [...before.filter((each) => each.code !== code), row]);
      await turn();
    }
  };
  const addFiles = async (files: Iterable<File>): Promise<void> =>
    add(await Promise.all([...files].map(textOf)));
  const ideaText = (row: ResultRow) =>
    row.misconceptions.map((code) => lessons[row.lesson]?.misconceptions?.[code] ?? code).join(' ');
  const valueOf = (row: ResultRow, column: Column): string | number =>
    ({
      name: row.name || (row.lesson === '' ? beginningOf(row.code) : words.nameless),
      task: `${row.lesson} ${row.title || (lessons[row.lesson]?.title ?? '')}`.trim(),
      goal:
        row.problem === null ? words.goal[row.goal] : `${words.goal.refused}: ${words.problems[row.problem]}`,
      actions: row.actions,
      answers: `${row.right}/${row.answers}`,
      ideas: ideaText(row),
      shown: row.isShown ? words.shown : '',
      runs: row.runs.length,
    })[column];
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort.by), valueOf(b, sort.by)];
    return compare(left, right) * (sort.isUp ? 1 : -1);
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
        <Button look="quiet" onClick={() => setRows([])}>
          {words.clear}
        </Button>
      </div>
      <p role="status">
        {rows.length === 0
          ? words.empty
          : words.summary(rows.filter(({ goal }) => goal === 'reached').length, rows.length)}
      </p>
      <Common rows={rows} />
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table>
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
                <tr key={row.code} data-goal={row.goal}>
                  {COLUMNS.map((column) => (
                    <td key={column}>
                      {column === 'runs' ? <Runs runs={row.runs} /> : valueOf(row, column)}
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

/** Numbers in names count as numbers: pupil 2 comes before pupil 10. */
function compare(left: string | number, right: string | number): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : String(left).localeCompare(String(right), undefined, { numeric: true });
}

/** What many of them had to be told, the most frequent first. */
function Common({ rows }: { readonly rows: readonly ResultRow[] }) {
  const words = useWords(CLASSROOM).results;
  const { lessons } = useLessonWords();
  const counts = new Map<string, number>();
  for (const { lesson, misconceptions } of rows) {
    for (const code of misconceptions) {
      const text = lessons[lesson]?.misconceptions?.[code] ?? code;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return null;
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  return (
    <section>
      <h2>{words.common}</h2>
      <ol>
        {most.map(([text, count]) => (
          <li key={text}>
            {count} × {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Runs({ runs }: { readonly runs: readonly Link[] }) {
  const words = useWords(CLASSROOM).results;
  return (
    <div className={styles.runs}>
      {runs.map((run, index) => (
        <button key={run.hash} type="button" onClick={() => void openRun(run)}>
          {words.run(index + 1)}
        </button>
      ))}
    </div>
  );
}

/** In the lab, at the moment it came to. */
async function openRun(run: Link): Promise<void> {
  const address = new URL(`./index.html${hashOf(await encodeText(JSON.stringify(run)))}`, location.href);
  open(address, '_blank', 'noopener');
}

/** Garbage of any size is named as such, and not read. */
async function textOf(file: File): Promise<string> {
  return file.slice(0, 40 * MOST_CHARS).text();
}
