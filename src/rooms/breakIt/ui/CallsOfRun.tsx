import { useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { jumpToWorldStep } from '../../../ui/playback/transport.ts';
import { tell } from '../../../ui/select/tell.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { callsIn } from '../model/consistency/calls.ts';
import { consistencyOf } from '../model/consistency/consistency.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import styles from './breakIt.module.css';

interface Props {
  readonly side: WorldSide;
  /** The page shows one of the two calls. */
  readonly onShown: () => void;
}

/** Whether what clients were answered in the run shown fits one history, and which two calls contradict each other. */
export function CallsOfRun({ side, onShown }: Props) {
  const words = useWords();
  const records = useWords(RECORDS);
  const { calls: own } = useWords(BREAK_IT);
  // What was taken when the dialog opened: the run may go on below it.
  const [simulation] = useState(() => getExperiment()?.worlds[side] ?? null);
  const [verdict] = useState(() => (simulation === null ? null : consistencyOf(callsIn(simulation.trace))));
  if (simulation === null || verdict === null) return null;
  const { contradiction } = verdict;
  return (
    <>
      <p>{own.about}</p>
      <p role="status" className={styles.headline} data-found={contradiction !== null || undefined}>
        {contradiction === null ? own.consistent(verdict) : own.rules[contradiction.rule](contradiction.path)}
      </p>
      {contradiction !== null && (
        <ul className={styles.besidesList} aria-label={own.pair}>
          {[contradiction.first, contradiction.second].map(({ answered }) => (
            <li key={answered.seq}>
              {tell(records, answered, simulation)}{' '}
              <Button
                look="quiet"
                onClick={() => {
                  jumpToWorldStep(side, answered.step);
                  onShown();
                }}
              >
                {own.show(words.format.clock(answered.timeMs))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{contradiction === null ? own.sofar : own.checked(verdict)}</p>
    </>
  );
}
