import { useMemo, useState } from 'react';
import type { InvariantId, TraceRecord } from '../../../engine/index.ts';
import { deedsIn, PLACED_FAULTS, usualFaults, type PlacedFault } from '../model/explore/bound.ts';
import { everyRunOf, withEnd } from '../model/explore/explorerOf.ts';
import type { Cell, FoundRun, PlayedRun } from '../model/explore/explorer.ts';
import { enoughClients, tooFewClients } from '../model/explore/enoughClients.ts';
import { leastClients, withClients } from '../model/withClients.ts';
import { certificateOf, type Report } from '../model/explore/total.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { RECORDS } from '../../../words/records.ts';
import { useWords } from '../../../words/useWords.ts';
import { commandDone } from '../../../ui/commands/commandDone.ts';
import { ClientsField } from '../../../ui/controls/sceneForm/ClientsField.tsx';
import { FormLine } from '../../../ui/controls/sceneForm/FormLine.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { CopyButton } from '../../../ui/parts/CopyButton.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { tell } from '../../../ui/select/tell.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';
import type { AskedExplorer } from './askExplorer.ts';
import { COMMAND_OF } from './faultChoice.ts';
import { openFilm } from './openFilm.ts';
import { RunMap } from './RunMap.tsx';
import { SecondFault } from './SecondFault.tsx';
import { ESTIMATE, UNDISTURBED, useAnswer, useAskedExplorer } from './useAskedExplorer.ts';
import { foundText } from './whyBroken.ts';
import { keptByWorld } from './keptByWorld.ts';
import { useExploration, YET_TO_EXPLORE, type ExplorationState } from './useExploration.ts';
import styles from './everyRun.module.css';
import { errorText } from './errorText.ts';

const MOST_CLIENTS = 4;

interface Props {
  readonly world: { readonly choice: ScenarioChoice; readonly scenario: Scenario };
  readonly onClose: () => void;
}

interface Order {
  readonly clients: number;
  readonly faults: readonly PlacedFault[];
  readonly atMost: number;
  readonly delays: number;
}

const useKeptOrder = keptByWorld<Order>();
const useKeptExploration = keptByWorld<ExplorationState>();

/** Tries every run of what is shown within a bound, and maps what comes of each fault. */
export function EveryRun({ world: { choice: shown, scenario }, onClose }: Props) {
  const words = useWords();
  const { everyRun: own, notOpened } = useWords(BREAK_IT);
  const records = useWords(RECORDS);
  const least = useMemo(() => leastClients(scenario, withEnd(scenario, shown)), [scenario, shown]);
  const several = useMemo(() => scenario.setup(shown).servers.length > 1, [scenario, shown]);
  const [order, setOrder] = useKeptOrder(shown, () => {
    const few = withEnd(scenario, withClients(shown, Math.max(least, Math.min(2, shown.clients))));
    return {
      clients: enoughClients(scenario, few),
      faults: usualFaults(scenario.setup(shown)),
      atMost: 1,
      delays: 0,
    };
  });
  const { clients, faults, atMost, delays } = order;
  const [hasFailed, setHasFailed] = useState(false);
  const [second, setSecond] = useState<{ readonly cell: Cell; readonly name: string } | null>(null);
  const exploration = useExploration(useKeptExploration(shown, () => YET_TO_EXPLORE));
  const { is, report, progress } = exploration;
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
    const commands = run.commands.map(({ command, atMs }) =>
      words.controls.pin(commandDone(command, words), words.format.clock(atMs)),
    );
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
  const placed = several ? PLACED_FAULTS : PLACED_FAULTS.filter((fault) => fault !== 'isolate');
  return (
    <>
      <p>{own.about(worldTitle(shown, words).name)}</p>
      <p className={styles.note}>{own.ended}</p>
      <fieldset className={styles.form} disabled={isUnderWay}>
        {/* Who is in a composed world is its plan's to say. */}
        {shown.plan === undefined && (
          <ClientsField
            clients={clients}
            min={least}
            max={Math.min(scenario.clients.max, Math.max(MOST_CLIENTS, least, tooFew?.enough ?? clients))}
            onChange={(few) => change({ clients: few })}
          />
        )}
        <fieldset className={styles.faults}>
          <legend>{own.faults}</legend>
          {placed.map((fault) => (
            <label key={fault} className={styles.box}>
              <input
                type="checkbox"
                checked={faults.includes(fault)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    faults: PLACED_FAULTS.filter((each) =>
                      each === fault ? checked : faults.includes(each),
                    ),
                  })
                }
              />
              {words.commands[commandOf(fault)].label}
            </label>
          ))}
        </fieldset>
        <FormLine label={own.atMost}>
          <Choice
            name={own.atMost}
            value={String(atMost)}
            options={[1, 2].map((count) => ({ value: String(count), label: own.faultCount(count) }))}
            onChoose={(value) => change({ atMost: Number(value) })}
          />
        </FormLine>
        <FormLine label={own.delays}>
          <Choice
            name={own.delays}
            value={String(delays)}
            options={[0, 1].map((count) => ({ value: String(count), label: own.delayCount(count) }))}
            onChoose={(value) => change({ delays: Number(value) })}
          />
        </FormLine>
      </fieldset>
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
          claims={claimsOf(scenario, choice.values)}
          onOpen={show}
        />
      )}
      {hasFailed && <p role="alert">{notOpened}</p>}
      {report !== null && is !== 'yetToStart' && (
        <RunMap
          title={own.map}
          means={own.mapMeans}
          cells={report.cells}
          deeds={deedsIn(scenario.setup(choice), faults)}
          stepText={(step) => stepText(undisturbed, step)}
          onOpen={(cell) => openCell(explorer, cell)}
          onSecond={bound.atMost + delays < 2 ? null : (cell, name) => setSecond({ cell, name })}
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

function commandOf(fault: PlacedFault) {
  return fault === 'isolate' ? 'partition' : COMMAND_OF[fault];
}

interface VerdictProps {
  readonly report: Report;
  readonly clients: number;
  readonly claims: readonly InvariantId[];
  readonly onOpen: (run: PlayedRun) => void;
}

function Verdict({ report, clients, claims, onOpen }: VerdictProps) {
  const words = useWords();
  const room = useWords(BREAK_IT);
  const own = room.everyRun;
  const { bound, found, runs, states, unfinished } = report;
  const of = (grade: FoundRun['grade']) => found.filter((one) => one.grade === grade);
  const [mistakes, limits, errors] = [of('mistake'), of('limit'), of('unhandledError')];
  const names = (ids: readonly (InvariantId | null)[]) =>
    ids.flatMap((id) => (id === null ? [] : [invariantWords(id, words).name]));
  const said = {
    ...bound,
    faults: bound.faults.map((fault) => words.commands[commandOf(fault)].label),
    clients,
    runs,
    states,
  };
  return (
    <>
      <p role="status" className={styles.quote} data-violated={mistakes.length > 0 || undefined}>
        {mistakes.length === 0
          ? own.holds(said, names(claims))
          : own.violated(said, names(mistakes.map(({ invariant }) => invariant)))}
      </p>
      {unfinished > 0 && <p>{own.unfinished(unfinished)}</p>}
      <ul className={styles.found}>
        {mistakes.map((one) => (
          <li key={one.invariant}>
            <p>{foundText(one, words, room)}</p>
            <ol>
              {one.commands.map(({ command, atMs, afterStep }) => (
                <li key={afterStep}>
                  {words.controls.pin(commandDone(command, words), words.format.clock(atMs))}
                </li>
              ))}
            </ol>
            <Button look="main" onClick={() => onOpen(one)}>
              {own.open}
            </Button>
          </li>
        ))}
      </ul>
      {errors.length > 0 && (
        <p>
          {words.format.labelled(own.errors, words.format.list(errors.map((run) => errorText(run, own))))}
        </p>
      )}
      {limits.length > 0 && (
        <p className={styles.note}>
          {words.format.labelled(
            own.limits,
            words.format.list(names(limits.map(({ invariant }) => invariant))),
          )}{' '}
          {own.limitsMean}
        </p>
      )}
    </>
  );
}
