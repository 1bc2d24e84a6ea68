import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './classroom.module.css';
import { folded } from './ClassBook.tsx';
import type { ResultRow } from './resultRow.ts';

/** Which learner has which idea: one line a learner, one column an idea that someone has, the most frequent first. */
export function IdeasGrid({ rows }: { readonly rows: readonly ResultRow[] }) {
  const words = useWords(CLASSROOM).results;
  const { lessons } = useLessonWords();
  const ideas = ideasIn(rows);
  if (ideas.length === 0) return null;
  const textOf = ({ lesson, code }: Idea): string => lessons[lesson]?.misconceptions?.[code] ?? code;
  return (
    <section className={styles.ideas}>
      <h2>{words.common}</h2>
      <ol>
        {ideas.map((idea) => (
          <li key={keyOf(idea)}>
            {textOf(idea)} <small>{idea.count} ×</small>
          </li>
        ))}
      </ol>
      <div className={styles.scroll}>
        <table data-ideas="">
          <caption>{words.grid}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.name}</th>
              {ideas.map((idea, index) => (
                <th key={keyOf(idea)} scope="col" title={textOf(idea)}>
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {learnersIn(rows).map(([first, ...others]) => (
              <tr key={first.code}>
                <th scope="row">{first.name || words.nameless}</th>
                {ideas.map((idea) => {
                  const has = [first, ...others].some(
                    ({ lesson, misconceptions }) =>
                      lesson === idea.lesson && misconceptions.includes(idea.code),
                  );
                  return <td key={keyOf(idea)}>{has ? '●' : ''}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface Idea {
  readonly lesson: string;
  readonly code: string;
  readonly count: number;
}

/** More columns than that nobody reads. */
const MOST_IDEAS = 12;

export function ideasIn(rows: readonly ResultRow[]): readonly Idea[] {
  const found = new Map<string, Idea>();
  for (const { lesson, misconceptions } of rows) {
    for (const code of misconceptions) {
      const key = keyOf({ lesson, code });
      found.set(key, { lesson, code, count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, MOST_IDEAS);
}

function keyOf({ lesson, code }: Pick<Idea, 'lesson' | 'code'>): string {
  return `${lesson} ${code}`;
}

type Learner = readonly [ResultRow, ...ResultRow[]];

/** What each has handed in that can be read; of those without a name nobody can say that two are one. */
function learnersIn(rows: readonly ResultRow[]): readonly Learner[] {
  const found = new Map<string, Learner>();
  for (const row of rows) {
    if (row.problem !== null) continue;
    const key = row.name.trim() === '' ? row.code : folded(row.name);
    const [first = row, ...others] = found.get(key) ?? [];
    found.set(key, first === row ? [row] : [first, ...others, row]);
  }
  return [...found.values()];
}
