import { useRef, useState } from 'react';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { editedPlan, type PlanEdit, type PlanProblem } from '../../../scenarios/world/planEdit.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { ClientRows } from './ClientRows.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { RecipeShelf } from './RecipeShelf.tsx';
import { ServerFields } from './ServerFields.tsx';
import { TimingFields } from './TimingFields.tsx';
import { planWith, readTexts, textsOf, whyNot, type WorldTexts } from './worldTexts.ts';
import { ZnodeField } from './ZnodeField.tsx';
import styles from './worlds.module.css';

interface Props {
  readonly from: WorldPlan;
  readonly fromSeed: number;
  readonly title: string;
  readonly act: string;
  readonly note?: string;
  readonly onAct: (plan: WorldPlan, seed: number) => void;
  readonly onClose: () => void;
}

/** A world as it is composed: servers, clients with their programs, znodes, timings. */
export function WorldForm({ from, fromSeed, title, act, note, onAct, onClose }: Props) {
  const words = useWords(WORLDS);
  const { form } = words;
  const [plan, setPlan] = useState(from);
  const latest = useRef(from);
  const coming = useRef(Promise.resolve());
  const [seed, setSeed] = useState(fromSeed);
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const [texts, setTexts] = useState(() => textsOf(from));
  const read = readTexts(texts, plan);
  const { znodes, latencies, pauses } = read;
  const write = (changed: Partial<WorldTexts>) => setTexts((before) => ({ ...before, ...changed }));
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
    const whole = planWith(latest.current, read);
    if (whole === null) return;
    onClose();
    onAct(whole, seed);
  };
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
            <ZnodeField
              text={texts.znodes}
              problems={znodes.ok ? [] : znodes.problems}
              onChange={(text) => write({ znodes: text })}
            />
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
              links={texts.latencies}
              problems={latencies.ok ? [] : latencies.problems}
              pauses={texts.pauses}
              pauseProblems={pauses.ok ? [] : pauses.problems}
              onPauses={(text) => write({ pauses: text })}
              onEdit={edit}
              onSeed={setSeed}
              onLinks={(text) => write({ latencies: text })}
            />
          </div>
        </div>
        <div className={styles.foot}>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button look="main" type="submit" refused={whyNot(problem, read, words)}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
