import { useEffect } from 'react';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Section } from '../../../ui/panels/cards/Card.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { openConsole } from '../../../ui/stores/panelTab.ts';
import { changeAndTell } from './openWorld.ts';
import { takeDrops } from './shelfDrag.ts';
import { RecipeShelf } from './RecipeShelf.tsx';
import styles from './worlds.module.css';

interface Props {
  readonly name: string;
  readonly sentence: string;
  readonly plan: WorldPlan;
}

const VOTERS = ['1', '3', '5', '7'] as const;

/** What to do first in a world of one's own, and a shelf of what can be added to it, by click or by dragging it onto the picture. */
export function AboutWorld({ name, sentence, plan }: Props) {
  const words = useWords(WORLDS);
  const { beside, form } = words;
  useEffect(takeDrops, []);
  const servers = String(plan.servers);
  const known: readonly string[] = VOTERS;
  return (
    <>
      <Section title={name}>
        <p>{sentence}</p>
        <div className={styles.line}>
          <span>{form.voters}</span>
          <Choice
            name={form.voters}
            value={servers}
            options={[...VOTERS, ...(known.includes(servers) ? [] : [servers])].map((value) => ({
              value,
              label: value,
            }))}
            onChoose={(value) => changeAndTell({ kind: 'servers', value: Number(value) })}
          />
        </div>
        <div className={styles.row}>
          <Button
            onClick={() => changeAndTell({ kind: 'addClient', name: null, program: null })}
            tip={beside.steps.client}
          >
            {form.addClient}
          </Button>
          <Button onClick={() => openConsole()}>{beside.openConsole}</Button>
          <Button onClick={() => openDialog('changeWorld')}>{beside.change}</Button>
        </div>
      </Section>
      {plan.clients.length === 0 && (
        <Section title={beside.begin}>
          <ol className={styles.steps}>
            {Object.values(beside.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      <Section title={beside.shelf}>
        <p className={styles.note}>{beside.shelfTip}</p>
        <RecipeShelf
          nameOf={beside.addToWorld}
          onTake={(program) => changeAndTell({ kind: 'addClient', name: null, program })}
        />
      </Section>
    </>
  );
}
