import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import type { PlanEdit } from '../../../scenarios/world/planEdit.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Choice } from '../../../ui/parts/Choice.tsx';
import styles from './worlds.module.css';

export interface PlanFieldsProps {
  readonly plan: WorldPlan;
  /** False where it cannot be done; then the form says why. */
  readonly onEdit: (edit: PlanEdit) => boolean;
}

const VOTERS = [1, 3, 5, 7];
const OBSERVERS = [0, 1, 2, 3];

/** How many vote and how many only learn. */
export function ServerFields({ plan, onEdit }: PlanFieldsProps) {
  const { form } = useWords(WORLDS);
  return (
    <fieldset className={styles.group}>
      <legend>{form.servers}</legend>
      <Count
        name={form.voters}
        value={plan.servers}
        of={VOTERS}
        onChoose={(value) => onEdit({ kind: 'servers', value })}
      />
      <Count
        name={form.observers}
        value={plan.observers}
        of={OBSERVERS}
        onChoose={(value) => onEdit({ kind: 'observers', value })}
      />
    </fieldset>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: number;
  readonly of: readonly number[];
  readonly onChoose: (value: number) => void;
}

function Count({ name, value, of, onChoose }: CountProps) {
  const counts = of.includes(value) ? of : [...of, value].toSorted((a, b) => a - b);
  return (
    <div className={styles.line}>
      <span>{name}</span>
      <Choice
        name={name}
        value={String(value)}
        options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        onChoose={(count) => onChoose(Number(count))}
      />
    </div>
  );
}
