import { useEffect, useRef } from 'react';
import { kindOf, type PlayedRun } from '../model/explore/explorer.ts';
import type { Report } from '../model/explore/total.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { verdictText } from './verdictText.ts';
import styles from './everyRun.module.css';

interface Props {
  readonly report: Report;
  readonly clients: number;
  /** Their names. */
  readonly claims: readonly string[];
  /** It has just come: the reader is to see it whole. */
  readonly isNew: boolean;
  readonly onOpen: (run: PlayedRun) => void;
}

/** What an exploration came to, with the runs that show it. */
export function Verdict({ report, clients, claims, isNew, onOpen }: Props) {
  const words = useWords();
  const room = useWords(BREAK_IT);
  const own = room.everyRun;
  const said = verdictText(report, { clients, claims }, words, room);
  const quote = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) quote.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <>
      <p ref={quote} role="status" className={styles.quote} data-violated={said.isViolated || undefined}>
        {said.quote}
      </p>
      {said.unfinished !== null && <p>{said.unfinished}</p>}
      {said.mistakes.length > 0 && (
        <ul className={styles.found}>
          {said.mistakes.map(({ run, why, commands }) => (
            <li key={kindOf(run)}>
              <p>{why}</p>
              <ol>
                {commands.map((command) => (
                  <li key={command.afterStep}>{command.said}</li>
                ))}
              </ol>
              <Button look="main" onClick={() => onOpen(run)}>
                {own.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {said.errors !== null && <p>{said.errors}</p>}
      {said.limits !== null && (
        <>
          <p className={styles.note}>{said.limits}</p>
          <p className={styles.note}>{own.limitsMean}</p>
        </>
      )}
    </>
  );
}
