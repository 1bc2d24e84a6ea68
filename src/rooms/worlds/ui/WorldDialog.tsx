import { useId, useRef, useState } from 'react';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { editedPlan, type PlanEdit, type PlanProblem } from '../../../scenarios/world/planEdit.ts';
import {
  latencyText,
  parseLatencies,
  type LatencyTextProblem,
} from '../../../scenarios/world/latencyText.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { parsePauses, pauseText, type PauseTextProblem } from '../../../scenarios/world/pauseText.ts';
import { parseZnodes, znodeText } from '../../../scenarios/world/znodeText.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { changePlan, createFromPlan, planShown, seedShown } from './openWorld.ts';
import { ClientRows } from './ClientRows.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { RecipeShelf } from './RecipeShelf.tsx';
import { ServerFields } from './ServerFields.tsx';
import { TimingFields } from './TimingFields.tsx';
import styles from './worlds.module.css';

interface DialogProps {
  readonly onClose: () => void;
}

/** Three servers and two clients by hand: what most begin with. */
const FIRST_PLAN: WorldPlan = {
  ...EMPTY_PLAN,
  servers: 3,
  clients: ['A', 'B'].map((name) => ({ name, program: null, sessionTimeoutMs: 30_000 })),
};

export function NewWorldDialog({ onClose }: DialogProps) {
  const { title, create } = useWords(WORLDS).form;
  return (
    <WorldForm
      from={FIRST_PLAN}
      fromSeed={1}
      title={title}
      act={create}
      onAct={createFromPlan}
      onClose={onClose}
    />
  );
}

/** The world shown, or the scenario shown as a world. */
export function ChangeWorldDialog({ onClose }: DialogProps) {
  const { changeTitle, apply, restarts } = useWords(WORLDS).form;
  const [plan] = useState(() => planShown() ?? FIRST_PLAN);
  return (
    <WorldForm
      from={plan}
      fromSeed={seedShown()}
      title={changeTitle}
      act={apply}
      note={restarts}
      onAct={changePlan}
      onClose={onClose}
    />
  );
}

const NONE: readonly LatencyTextProblem[] = [];
const NO_PAUSE_PROBLEM: readonly PauseTextProblem[] = [];

/** What stands in its field as it was typed. */
const OF_NAMES: ReadonlySet<PlanProblem['code']> = new Set<PlanProblem['code']>([
  'badName',
  'nameTaken',
  'noName',
  'programTaken',
]);

interface FormProps extends DialogProps {
  readonly from: WorldPlan;
  readonly fromSeed: number;
  readonly title: string;
  readonly act: string;
  readonly note?: string;
  readonly onAct: (plan: WorldPlan, seed: number) => void;
}

/** A world as it is composed: servers, clients with their programs, znodes, timings. */
function WorldForm({ from, fromSeed, title, act, note, onAct, onClose }: FormProps) {
  const words = useWords(WORLDS);
  const { form } = words;
  const [plan, setPlan] = useState(from);
  const latest = useRef(from);
  const coming = useRef(Promise.resolve());
  const [seed, setSeed] = useState(fromSeed);
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const [tree, setTree] = useState(() => znodeText(from.znodes));
  const [links, setLinks] = useState(() => latencyText(from.latencies ?? []));
  const [pauses, setPauses] = useState(() => pauseText(from));
  const treeId = useId();
  const znodes = parseZnodes(tree);
  const latencies = parseLatencies(links, plan);
  const timings = parsePauses(pauses, plan);
  const edit = (change: PlanEdit): boolean => {
    // A program of one's own comes when its interpreter has been loaded, and other fields may have changed by then.
    const edited = editedPlan(latest.current, change);
    setProblem(edited.ok ? null : edited.problem);
    if (edited.ok) {
      latest.current = edited.plan;
      setPlan(edited.plan);
    }
    return edited.ok;
  };
  const submit = async (): Promise<void> => {
    await coming.current;
    if (!znodes.ok || !latencies.ok || !timings.ok) return;
    const composed = { ...latest.current, znodes: znodes.znodes };
    const linked = editedPlan(composed, { kind: 'latencies', ...latencies });
    const whole = linked.ok ? editedPlan(linked.plan, { kind: 'timings', ...timings }) : linked;
    if (!whole.ok) return;
    onClose();
    onAct(whole.plan, seed);
  };
  const [firstProblem = null] = [
    ...(problem !== null && OF_NAMES.has(problem.code) ? [words.problem(problem)] : []),
    ...(znodes.ok ? [] : znodes.problems.map(form.znodeProblem)),
    ...(latencies.ok ? [] : latencies.problems.map(form.latencyProblem)),
    ...(timings.ok ? [] : timings.problems.map(form.pauseProblem)),
  ];
  return (
    <Dialog title={title} look="wide" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label className={styles.line}>
          <span>{form.name}</span>
          <input
            className={styles.field}
            value={plan.name}
            maxLength={60}
            placeholder={words.unnamed}
            onChange={(event) => edit({ kind: 'name', name: event.currentTarget.value })}
          />
        </label>
        <div className={styles.columns}>
          <div className={styles.column}>
            <ServerFields plan={plan} onEdit={edit} />
            <ClientRows
              plan={plan}
              onEdit={edit}
              onComing={(programs) => {
                coming.current = programs;
              }}
            />
            <p role="status" className={styles.refused}>
              {problem !== null && words.problem(problem)}
            </p>
            <ProgramFields plan={plan} onEdit={edit} />
            <fieldset className={styles.group}>
              <legend>{form.znodes}</legend>
              <p className={styles.note} id={treeId}>
                {form.znodesTip}
              </p>
              <textarea
                className={styles.tree}
                rows={6}
                spellCheck={false}
                value={tree}
                aria-label={form.znodes}
                aria-describedby={treeId}
                aria-invalid={!znodes.ok}
                placeholder={form.znodesPlaceholder}
                onChange={(event) => setTree(event.currentTarget.value)}
              />
              <ul role="status" className={styles.refused}>
                {!znodes.ok &&
                  znodes.problems.map((each) => <li key={each.line}>{form.znodeProblem(each)}</li>)}
              </ul>
            </fieldset>
          </div>
          <div className={styles.column}>
            <fieldset className={styles.group}>
              <legend>{form.shelf}</legend>
              <p className={styles.note}>{form.shelfTip}</p>
              <RecipeShelf
                nameOf={form.addRunning}
                onTake={(program) => edit({ kind: 'addClient', name: null, program })}
              />
            </fieldset>
            <TimingFields
              plan={plan}
              seed={seed}
              links={links}
              problems={latencies.ok ? NONE : latencies.problems}
              pauses={pauses}
              pauseProblems={timings.ok ? NO_PAUSE_PROBLEM : timings.problems}
              onPauses={setPauses}
              onEdit={edit}
              onSeed={setSeed}
              onLinks={setLinks}
            />
          </div>
        </div>
        <div className={styles.foot}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button look="main" type="submit" refused={firstProblem}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
