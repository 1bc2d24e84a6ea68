import { useId } from 'react';
import type { LatencyTextProblem } from '../../../scenarios/world/latencyText.ts';
import type { PauseTextProblem } from '../../../scenarios/world/pauseText.ts';
import { LOCAL_SESSIONS, type WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { PLAN_RANGES } from '../../../scenarios/world/planSchema.ts';
import { SEED_RANGE } from '../../../scenarios/world/worldLine.ts';
import type { ReadOnlyModeNote } from '../words/contract.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import type { PlanFieldsProps } from './ServerFields.tsx';
import { wholeInSight } from './wholeInSight.ts';
import styles from './worlds.module.css';

interface Props extends PlanFieldsProps {
  readonly seed: number;
  readonly onSeed: (seed: number) => void;
  /** Latencies of some links, as they are typed, and what is wrong with them. */
  readonly links: string;
  readonly problems: readonly LatencyTextProblem[];
  readonly onLinks: (text: string) => void;
  /** Pauses and clocks, likewise. */
  readonly pauses: string;
  readonly pauseProblems: readonly PauseTextProblem[];
  readonly onPauses: (text: string) => void;
}

/** What zoo.cfg says of time, sessions and quotas, how long messages travel, and what chance is drawn from. */
export function TimingFields(props: Props) {
  const { plan, seed, links, problems, pauses, pauseProblems, onEdit, onSeed, onLinks, onPauses } = props;
  const { form } = useWords(WORLDS);
  const { seed: seedName, seedTip } = useWords().dialogs.scene;
  const { min, max } = plan.latencyMs;
  return (
    <details className={styles.program}>
      <summary>{form.settings}</summary>
      <Amount
        name={form.tickTime}
        value={plan.tickTimeMs}
        range={PLAN_RANGES.tickTimeMs}
        onChange={(value) => onEdit({ kind: 'tickTimeMs', value })}
      />
      <Amount
        name={form.initLimit}
        value={plan.initLimit}
        range={PLAN_RANGES.initLimit}
        onChange={(value) => onEdit({ kind: 'initLimit', value })}
      />
      <Amount
        name={form.syncLimit}
        value={plan.syncLimit}
        range={PLAN_RANGES.syncLimit}
        onChange={(value) => onEdit({ kind: 'syncLimit', value })}
      />
      <Amount
        name={form.latencyMin}
        value={min}
        range={PLAN_RANGES.latencyMs}
        onChange={(value) => onEdit({ kind: 'latencyMs', min: value, max: Math.max(value, max) })}
      />
      <Amount
        name={form.latencyMax}
        value={max}
        range={PLAN_RANGES.latencyMs}
        onChange={(value) => onEdit({ kind: 'latencyMs', min: Math.min(value, min), max: value })}
      />
      <Lines
        name={form.latencies}
        tip={form.latenciesTip}
        example={form.latenciesPlaceholder}
        text={links}
        problems={problems.map(form.latencyProblem)}
        onChange={onLinks}
      />
      <Lines
        name={form.pauses}
        tip={form.pausesTip}
        example={form.pausesPlaceholder}
        text={pauses}
        problems={pauseProblems.map(form.pauseProblem)}
        onChange={onPauses}
      />
      <Amount
        name={seedName}
        value={seed}
        range={SEED_RANGE}
        onChange={(value) => {
          if (Number.isInteger(value) && value >= SEED_RANGE[0] && value <= SEED_RANGE[1]) onSeed(value);
        }}
      />
      <p className={styles.note}>{seedTip}</p>
      <div className={styles.line}>
        <span>{form.localSessions}</span>
        <Choice
          name={form.localSessions}
          value={plan.localSessions}
          options={LOCAL_SESSIONS.map((value) => ({ value, label: form.localSessionsValues[value] }))}
          onChoose={(value) => onEdit({ kind: 'localSessions', value })}
        />
      </div>
      <ReadOnlyMode plan={plan} onEdit={onEdit} />
      <div className={styles.line}>
        <span>{form.quotas}</span>
        <Choice
          name={form.quotas}
          value={plan.enforceQuota ? 'enforced' : 'logged'}
          options={[
            { value: 'logged', label: form.quotasLogged },
            { value: 'enforced', label: form.quotasEnforced },
          ]}
          onChoose={(value) => onEdit({ kind: 'enforceQuota', value: value === 'enforced' })}
        />
      </div>
    </details>
  );
}

/** Whether servers without a leader serve reads, and what else that needs. */
function ReadOnlyMode({ plan, onEdit }: PlanFieldsProps) {
  const { form } = useWords(WORLDS);
  const isOn = plan.readOnlyMode === true;
  const note = readOnlyModeNote(plan);
  return (
    <>
      <div className={styles.line}>
        <span>{form.readOnlyMode}</span>
        <Choice
          name={form.readOnlyMode}
          value={isOn ? 'on' : 'off'}
          options={(['off', 'on'] as const).map((value) => ({
            value,
            label: form.readOnlyModeValues[value],
          }))}
          onChoose={(value) => onEdit({ kind: 'readOnlyMode', value: value === 'on' })}
        />
      </div>
      <div className={styles.line} role="status">
        {isOn && <p className={styles.note}>{form.readOnlyModeNotes[note]}</p>}
        {isOn && note === 'globalSessions' && (
          <Button onClick={() => onEdit({ kind: 'localSessions', value: 'upgrading' })}>
            {form.allowLocalSessions}
          </Button>
        )}
      </div>
    </>
  );
}

function readOnlyModeNote({ servers, localSessions }: WorldPlan): ReadOnlyModeNote {
  if (servers === 1) return 'oneServer';
  return localSessions === 'off' ? 'globalSessions' : 'ready';
}

interface LinesProps {
  readonly name: string;
  readonly tip: string;
  readonly example: string;
  readonly text: string;
  readonly problems: readonly string[];
  readonly onChange: (text: string) => void;
}

/** Something that is said line by line. */
function Lines({ name, tip, example, text, problems, onChange }: LinesProps) {
  const tipId = useId();
  return (
    <>
      <label className={styles.others}>
        <span>{name}</span>
        <textarea
          className={styles.tree}
          rows={3}
          spellCheck={false}
          value={text}
          aria-describedby={tipId}
          aria-invalid={problems.length > 0}
          placeholder={example}
          onKeyUp={wholeInSight}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <p className={styles.note} id={tipId}>
        {tip}
      </p>
      <ul role="status" className={styles.refused}>
        {problems.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}

interface AmountProps {
  readonly name: string;
  readonly value: number;
  readonly range: readonly [number, number];
  readonly onChange: (value: number) => void;
}

function Amount({ name, value, range: [min, max], onChange }: AmountProps) {
  return (
    <label className={styles.line}>
      <span>{name}</span>
      <input
        className={styles.number}
        type="number"
        min={min}
        max={max}
        defaultValue={value}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isFinite(typed)) onChange(typed);
        }}
      />
    </label>
  );
}
