import type { Outcome, Part } from '../../../scenarios/lessons/lesson.ts';
import type { Parameter } from '../../../scenarios/scenario/scenario.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import type { LessonWords } from '../../../scenarios/lessons/words.ts';
import { fillGrid, setValues } from './lessonRun.ts';
import { cellOf, partOf, type LessonRun } from './lessonStore.ts';
import styles from './grid.module.css';
import { useLessonWords } from '../words/useLessonWords.ts';

type Choice = Extract<Parameter, { readonly kind: 'choice' }>;

/** Two settings as the sides of a table: a cell sets both, and keeps what was seen of it. */
export function Grid({ run, words }: { readonly run: LessonRun; readonly words: LessonWords }) {
  const { panel } = useLessonWords();
  const part = partOf(run);
  const [rows, columns] = sidesOf(part);
  const says = words.parts[part.id]?.cell;
  if (rows === undefined || columns === undefined || says === undefined) return null;
  const named = ({ name }: Choice, value: string) => words.settings?.[name]?.values?.[value] ?? value;
  return (
    <div className={styles.grid}>
      <table>
        <caption>{panel.gridCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.settings?.[rows.name]?.label}</th>
            {columns.options.map((column) => (
              <th key={column} scope="col">
                {named(columns, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.options.map((row) => (
            <tr key={row}>
              <th scope="row">{named(rows, row)}</th>
              {columns.options.map((column) => {
                const set = { [rows.name]: row, [columns.name]: column };
                const { sign, full } = cellText(run.cells[cellOf(set)], says, panel.notSeen);
                return (
                  <td key={column}>
                    <button
                      type="button"
                      aria-pressed={run.set[rows.name] === row && run.set[columns.name] === column}
                      aria-label={panel.cell(named(columns, column), named(rows, row), full)}
                      onClick={() => setValues(set)}
                    >
                      {sign}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Behind the question: first one cell is predicted. */
export function FillGrid({ run }: { readonly run: LessonRun }) {
  const { panel } = useLessonWords();
  const [rows, columns] = sidesOf(partOf(run));
  const cells = (rows?.options.length ?? 0) * (columns?.options.length ?? 0);
  if (Object.keys(run.cells).length >= cells) return null;
  return (
    <div className={styles.fill}>
      <Button look="quiet" onClick={fillGrid}>
        {panel.fillIn}
      </Button>
    </div>
  );
}

function sidesOf({ grid, settings = [] }: Part): readonly [Choice | undefined, Choice | undefined] {
  const choice = (name: string | undefined) =>
    settings.find((setting): setting is Choice => setting.kind === 'choice' && setting.name === name);
  return [choice(grid?.rows), choice(grid?.columns)];
}

function cellText(
  outcome: Outcome | undefined,
  says: (outcome: Outcome) => { readonly sign: string; readonly full: string },
  notSeen: string,
): { readonly sign: string; readonly full: string } {
  return outcome === undefined ? { sign: '', full: notSeen } : says(outcome);
}
