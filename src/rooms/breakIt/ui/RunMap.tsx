import { useState } from 'react';
import type { Deed } from '../model/explore/bound.ts';
import type { Cell } from '../model/explore/explorer.ts';
import { OUTCOMES } from '../model/explore/outcome.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import { commandDone } from '../../../ui/commands/commandDone.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { runMap, segmentText, type Segment } from './runMap.ts';
import styles from './everyRun.module.css';

interface Props {
  readonly title: string;
  /** What its rows are. */
  readonly means: string;
  readonly cells: readonly Cell[];
  readonly deeds: readonly Deed[];
  /** What happens in that step of the undisturbed run. */
  readonly stepText: (step: number) => string;
  readonly onOpen: (cell: Cell) => void;
  /** Asks for the map of what may come after that cell, which is named so; null: nothing may. */
  readonly onSecond: ((cell: Cell, name: string) => void) | null;
}

/** What comes of each fault, wherever it is placed. */
export function RunMap({ title, means, cells, deeds, stepText, onOpen, onSecond }: Props) {
  const words = useWords();
  const room = useWords(BREAK_IT);
  const own = room.everyRun;
  const [chosen, setChosen] = useState<{ readonly row: string; readonly segment: Segment } | null>(null);
  const rows = runMap(cells);
  const nameOf = (key: string): string => {
    const deed = deeds.find((each) => each.key === key);
    if (deed === undefined) return own.overtaken;
    return own.deed(commandDone(deed.command, words), deed.ending?.when ?? null);
  };
  const placeOf = (deed: string, from: number, to: number): string =>
    words.format.parts([nameOf(deed), own.span(from, to)]);
  if (rows.length === 0) return null;
  return (
    <section className={styles.map} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.note}>{means}</p>
      <ul className={styles.legend}>
        {OUTCOMES.map((outcome) => (
          <li key={outcome}>
            <span className={styles.mark} data-outcome={outcome} aria-hidden="true" />
            {own.outcomes[outcome]}
          </li>
        ))}
      </ul>
      {rows.map(({ deed, segments }) => (
        <div key={deed} className={styles.row}>
          <span className={styles.deed}>{nameOf(deed)}</span>
          <div className={styles.strip}>
            {segments.map((segment) => (
              <button
                key={segment.from}
                type="button"
                className={styles.segment}
                data-outcome={segment.outcome}
                aria-pressed={chosen?.row === deed && chosen.segment.from === segment.from}
                style={{ flexGrow: segment.to - segment.from + 1 }}
                aria-label={words.format.labelled(
                  placeOf(deed, segment.from, segment.to),
                  segmentText(segment, words, room),
                )}
                onClick={() => setChosen({ row: deed, segment })}
              />
            ))}
          </div>
        </div>
      ))}
      {chosen !== null && (
        <div className={styles.chosen} role="status">
          <p>
            {words.format.labelled(
              placeOf(chosen.row, chosen.segment.from, chosen.segment.to),
              segmentText(chosen.segment, words, room),
            )}
          </p>
          <p className={styles.note}>{own.step(chosen.segment.from, stepText(chosen.segment.from))}</p>
          <div className={styles.buttons}>
            <Button onClick={() => onOpen(chosen.segment.cell)}>{own.open}</Button>
            {onSecond !== null && (
              <Button
                onClick={() => {
                  const { cell } = chosen.segment;
                  onSecond(cell, placeOf(cell.deed, cell.afterStep, cell.afterStep));
                }}
              >
                {own.openSecond}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
