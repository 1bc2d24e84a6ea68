import { useState } from 'react';
import type { TraceRecord } from '../../../engine/index.ts';
import { deedsIn } from '../model/explore/bound.ts';
import { everyRunOf } from '../model/explore/explorerOf.ts';
import type { Cell, PlayedRun } from '../model/explore/explorer.ts';
import { tooFewClients } from '../model/explore/enoughClients.ts';
import { firstOrder, type Order } from '../model/explore/order.ts';
import { certificateOf } from '../model/explore/total.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { CopyButton } from '../../../ui/parts/CopyButton.tsx';
import { tell } from '../../../ui/select/tell.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';
import { commandAt } from './commandAt.ts';
import type { AskedExplorer } from './askExplorer.ts';
import { openFilm } from './openFilm.ts';
import { OrderFields } from './OrderFields.tsx';
import { RunMap } from './RunMap.tsx';
import { SecondFault } from './SecondFault.tsx';
import { ESTIMATE, UNDISTURBED, useAnswer, useAskedExplorer } from './useAskedExplorer.ts';
import { keptByWorld } from './keptByWorld.ts';
import { Verdict } from './Verdict.tsx';
import { claimNames } from './claimNames.ts';
import { useExploration, YET_TO_EXPLORE, type ExplorationState } from './useExploration.ts';
import styles from './everyRun.module.css';

interface Props {
  readonly world: { readonly choice: ScenarioChoice; readonly scenario: Scenario };
  readonly onClose: () => void;
}

const useKeptOrder = keptByWorld<Order>();
const useKeptExploration = keptByWorld<ExplorationState>();

/** Tries every run of what is shown within a bound, and maps what comes of each fault. */
export function EveryRun({ world: { choice: shown, scenario }, onClose }: Props) {
  const words = useWords();
  const { everyRun: own, notOpened } = useWords(BREAK_IT);
  const records = useWords(RECORDS);
  const [order, setOrder] = useKeptOrder(shown, () => firstOrder(scenario, shown));
  const [hasFailed, setHasFailed] = useState(false);
  const [second, setSecond] = useState<{ readonly cell: Cell; readonly name: string } | null>(null);
  const exploration = useExploration(useKeptExploration(shown, () => YET_TO_EXPLORE));
  const { is, report, progress } = exploration;
  const [isStartedHere, setStartedHere] = useState(false);
  const { choice, bound } = everyRunOf(scenario, shown, order);
  const tooFew = tooFewClients(scenario, choice);
  const key = JSON.stringify({ choice, bound });
  const explorer = useAskedExplorer(key);
  const estimate = useAnswer(explorer, ESTIMATE);
  const undisturbed = useAnswer(is === 'yetToStart' ? null : explorer, UNDISTURBED);
  const isUnderWay = is === 'running' || is === 'paused';
  const change = (changed: Partial<Order>): void => {
    exploration.forget();
    setSecond(null);
    setOrder((before) => ({ ...before, ...changed }));
  };
  const open = async (run: PlayedRun | null): Promise<void> => {
    if (run === null) return setHasFailed(true);
    const commands = run.commands.map((each) => commandAt(each, words));
    if (await openFilm({ ...run, choice }, { commands, broken: own.open })) onClose();
    else setHasFailed(true);
  };
  const show = (run: PlayedRun | null): void => void open(run).catch(() => setHasFailed(true));
  const stepText = (trace: readonly TraceRecord[] | null, step: number): string => {
    const record = trace?.find((each) => each.step === step);
    if (trace === null || record === undefined) return '';
    return tell(records, record, { trace, setup: scenario.setup(choice) });
  };
  const openCell = ({ ask }: AskedExplorer, cell: Cell): void => {
    // At its moment: where the fault has just been made.
    const { afterStep, commands } = cell;
    const moment = { step: afterStep + 1, timeMs: commands.at(-1)?.atMs ?? 0 };
    ask({ about: 'cell', cell })
      .then((run) => show(run === null ? null : { ...run, ...moment }))
      .catch(() => setHasFailed(true));
  };
  return (
    <>
      <p>{own.about(worldTitle(shown, words).name)}</p>
      <p className={styles.note}>{own.ended}</p>
      <OrderFields scenario={scenario} shown={shown} order={order} isFixed={isUnderWay} onChange={change} />
      {tooFew !== null && <p>{own.tooFew(tooFew)}</p>}
      <p className={styles.note}>{estimate === null ? own.estimating : own.estimate(estimate)}</p>
      <div className={styles.buttons}>
        {/* One button that stays where it is, and so keeps the focus. */}
        <Button
          look={isUnderWay ? 'plain' : 'main'}
          onClick={() => {
            if (is === 'running') exploration.pause();
            else if (is === 'paused') exploration.resume();
            else {
              setSecond(null);
              setStartedHere(true);
              exploration.start({ choice, bound });
            }
          }}
        >
          {is === 'running' ? own.pause : is === 'paused' ? own.resume : own.start}
        </Button>
        {isUnderWay && <Button onClick={() => exploration.cancel()}>{own.cancel}</Button>}
        {is === 'over' && report !== null && (
          <CopyButton
            look="plain"
            text={JSON.stringify(certificateOf(report, choice, claimsOf(scenario, choice.values)), null, 2)}
          >
            {own.copy}
          </CopyButton>
        )}
      </div>
      {isUnderWay && (
        <progress className={styles.progress} aria-label={own.progress} max={1} value={progress} />
      )}
      <p role="status" className={styles.note}>
        {is === 'running' && own.exploring(report?.runs ?? 0)}
        {is === 'paused' && own.paused(report?.runs ?? 0)}
        {is === 'cancelled' && own.cancelled(report?.runs ?? 0)}
        {is === 'failed' && exploration.failure}
      </p>
      {is === 'over' && report !== null && (
        <Verdict
          report={report}
          clients={choice.clients}
          claims={claimNames(scenario, choice.values, words)}
          isNew={isStartedHere}
          onOpen={show}
        />
      )}
      {hasFailed && <p role="alert">{notOpened}</p>}
      {report !== null && is !== 'yetToStart' && (
        <RunMap
          title={own.map}
          means={own.mapMeans}
          cells={report.cells}
          deeds={deedsIn(scenario.setup(choice), order.faults)}
          stepText={(step) => stepText(undisturbed, step)}
          onOpen={(cell) => openCell(explorer, cell)}
          onSecond={bound.atMost + bound.delays < 2 ? null : (cell, name) => setSecond({ cell, name })}
        />
      )}
      {second !== null && (
        <SecondFault
          order={{ choice, bound }}
          scenario={scenario}
          first={second.cell}
          name={second.name}
          stepText={stepText}
          onOpen={openCell}
        />
      )}
    </>
  );
}
