import { useMemo } from 'react';
import { clientRange, faultsFor, withFault, type Order } from '../model/explore/order.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import { ClientsField } from '../../../ui/controls/sceneForm/ClientsField.tsx';
import { FormLine } from '../../../ui/controls/sceneForm/FormLine.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { commandOfPlaced } from './faultChoice.ts';
import styles from './everyRun.module.css';

interface Props {
  readonly scenario: Scenario;
  readonly shown: ScenarioChoice;
  readonly order: Order;
  /** While what was asked for is explored. */
  readonly isFixed: boolean;
  readonly onChange: (changed: Partial<Order>) => void;
}

/** What is asked of an exploration: clients, faults, and how many of them. */
export function OrderFields({ scenario, shown, order, isFixed, onChange }: Props) {
  const words = useWords();
  const own = useWords(BREAK_IT).everyRun;
  const { clients, faults, atMost, delays } = order;
  const placed = useMemo(() => faultsFor(scenario, shown), [scenario, shown]);
  const range = useMemo(() => clientRange(scenario, shown, order), [scenario, shown, order]);
  return (
    <fieldset className={styles.form} disabled={isFixed}>
      {/* Who is in a composed world is its plan's to say. */}
      {shown.plan === undefined && (
        <ClientsField clients={clients} {...range} onChange={(few) => onChange({ clients: few })} />
      )}
      <fieldset className={styles.faults}>
        <legend>{own.faults}</legend>
        {placed.map((fault) => (
          <label key={fault} className={styles.box}>
            <input
              type="checkbox"
              checked={faults.includes(fault)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ faults: withFault(faults, fault, checked) })
              }
            />
            {words.commands[commandOfPlaced(fault)].label}
          </label>
        ))}
      </fieldset>
      <FormLine label={own.atMost}>
        <Choice
          name={own.atMost}
          value={String(atMost)}
          options={[1, 2].map((count) => ({ value: String(count), label: own.faultCount(count) }))}
          onChoose={(value) => onChange({ atMost: Number(value) })}
        />
      </FormLine>
      <FormLine label={own.delays}>
        <Choice
          name={own.delays}
          value={String(delays)}
          options={[0, 1].map((count) => ({ value: String(count), label: own.delayCount(count) }))}
          onChoose={(value) => onChange({ delays: Number(value) })}
        />
      </FormLine>
    </fieldset>
  );
}
