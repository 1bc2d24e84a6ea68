import { useEffect, useMemo, useState } from 'react';
import type { TraceRecord } from '../../../engine/index.ts';
import { deedsIn } from '../model/explore/bound.ts';
import type { PlainOrder } from '../model/explore/explorerOf.ts';
import type { Cell } from '../model/explore/explorer.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AskedExplorer } from './askExplorer.ts';
import { RunMap } from './RunMap.tsx';
import { UNDISTURBED, useAnswer, useAskedExplorer } from './useAskedExplorer.ts';
import { useExploration, YET_TO_EXPLORE } from './useExploration.ts';
import styles from './everyRun.module.css';

interface Props {
  readonly order: PlainOrder;
  readonly scenario: Scenario;
  readonly first: Cell;
  /** What that cell is, in words. */
  readonly name: string;
  readonly stepText: (undisturbed: readonly TraceRecord[] | null, step: number) => string;
  readonly onOpen: (explorer: AskedExplorer, cell: Cell) => void;
}

/** What comes of each second fault once the first has been made there. */
export function SecondFault({ order, scenario, first, name, stepText, onOpen }: Props) {
  const own = useWords(BREAK_IT).everyRun;
  const exploration = useExploration(useState(YET_TO_EXPLORE));
  const { is, report, progress, failure } = exploration;
  const { deed, afterStep } = first;
  const key = JSON.stringify({ ...order, after: { deed, afterStep } });
  const after = useMemo(() => JSON.parse(key) as PlainOrder, [key]);
  const explorer = useAskedExplorer(key);
  const undisturbed = useAnswer(explorer, UNDISTURBED);
  // Begun anew for another order alone: the exploration itself changes with each report of it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => exploration.start(after), [after]);
  return (
    <>
      {is === 'running' && (
        <progress className={styles.progress} aria-label={own.progress} max={1} value={progress} />
      )}
      {is === 'failed' && <p role="alert">{failure}</p>}
      {report !== null && (
        <RunMap
          title={own.second(name)}
          means={own.secondMeans}
          cells={report.cells}
          deeds={deedsIn(scenario.setup(order.choice), order.bound.faults)}
          stepText={(step) => stepText(undisturbed, step)}
          onOpen={(cell) => onOpen(explorer, cell)}
          onSecond={null}
        />
      )}
    </>
  );
}
