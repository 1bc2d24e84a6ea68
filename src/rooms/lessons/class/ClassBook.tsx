import { useEffect, useState } from 'react';
import { assignmentId } from '../../../scenarios/homework/assignment.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useWords } from '../../../words/useWords.ts';
import { readStored, store } from '../../../ui/stores/storage.ts';
import { readAssignments } from '../ui/assignmentCode.ts';
import styles from './classroom.module.css';
import type { ResultRow } from './resultRow.ts';

const NAMES = 'class.names';
const TASKS = 'class.tasks';

/** The class and what it was given, as a teacher writes them down; kept for the next visit. */
export interface ClassBook {
  readonly names: string;
  readonly tasks: string;
  /** Ids of the tasks that the links lead to; empty: any task is expected. */
  readonly expected: ReadonlySet<string>;
  readonly setNames: (names: string) => void;
  readonly setTasks: (links: string) => void;
}

export function useClassBook(): ClassBook {
  const [names, setNames] = useState(() => readStored(NAMES) ?? '');
  const [tasks, setTasks] = useState(() => readStored(TASKS) ?? '');
  const [expected, setExpected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isLatest = true;
    void tasksIn(tasks).then((found) => {
      if (isLatest) setExpected(new Set(found));
    });
    return () => {
      isLatest = false;
    };
  }, [tasks]);
  return {
    names,
    tasks,
    expected,
    setNames: (text) => {
      setNames(text);
      store(NAMES, text);
    },
    setTasks: (text) => {
      setTasks(text);
      store(TASKS, text);
    },
  };
}

/** Of each link in a text: the assignment's id, or the lesson's. */
async function tasksIn(text: string): Promise<readonly string[]> {
  const found = [...text.matchAll(/#(work|lesson)=([\w-]+(?:\.[\w-]+)*)/gu)];
  const ids = await Promise.all(
    found.map(async ([, kind, id = '']) => {
      if (kind === 'lesson') return [id];
      const tasks = (await readAssignments(id)) ?? [];
      return tasks.map(({ assignment }) => assignmentId(assignment));
    }),
  );
  return ids.flat();
}

/** Who is on the list and has handed in nothing that could be read; of several tasks, with how many of them are there. */
export function missingNames(
  names: string,
  rows: readonly ResultRow[],
  expected: ReadonlySet<string>,
): readonly string[] {
  const readable = rows.filter(({ problem }) => problem === null);
  const listed = names.split(/\r?\n/u).map((name) => name.trim());
  return [...new Set(listed)].flatMap((name) => {
    const own = readable.filter((row) => folded(row.name) === folded(name));
    const tasks = new Set(own.map(({ task }) => task));
    const missing = [...expected].filter((id) => !tasks.has(id)).length;
    if (name === '' || (tasks.size > 0 && missing === 0)) return [];
    return [missing === expected.size ? name : `${name} (${expected.size - missing}/${expected.size})`];
  });
}

/** A name as it counts: however it is spaced or capitalized. */
export function folded(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase();
}

export function ClassBookFields({
  book,
  rows,
}: {
  readonly book: ClassBook;
  readonly rows: readonly ResultRow[];
}) {
  const words = useWords(CLASSROOM).results;
  const missing = missingNames(book.names, rows, book.expected);
  return (
    <details className={styles.book} open={book.names !== '' || book.tasks !== ''}>
      <summary>{words.book}</summary>
      <label className={styles.field}>
        <span>{words.names}</span>
        <textarea
          rows={4}
          value={book.names}
          placeholder={words.namesTip}
          onChange={({ currentTarget }) => book.setNames(currentTarget.value)}
        />
      </label>
      <label className={styles.field}>
        <span>{words.expected}</span>
        <textarea
          rows={2}
          value={book.tasks}
          placeholder={words.expectedTip}
          onChange={({ currentTarget }) => book.setTasks(currentTarget.value)}
        />
      </label>
      {missing.length > 0 && <p data-missing={missing.length}>{words.missing(missing)}</p>}
    </details>
  );
}
