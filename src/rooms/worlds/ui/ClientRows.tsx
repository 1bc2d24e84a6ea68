import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FAMILIES } from '../../../scenarios/scenario/scenario.ts';
import type { PlannedClient, PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { programOf, shelfGroups } from '../../../scenarios/shelfRecipes.ts';
import { recipeName } from './recipeName.ts';
import { draggedProgram, endDrag } from './shelfDrag.ts';
import type { PlanFieldsProps } from './ServerFields.tsx';
import styles from './worlds.module.css';

/** Who connects, and what each runs. A recipe of the shelf can be dropped on a client, or beside them for one more. */
export function ClientRows({ plan, onEdit }: PlanFieldsProps) {
  const { form } = useWords(WORLDS);
  return (
    // Dropping a recipe does what the shelf and the select do by click and by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={styles.group}
      onDragOver={(event) => {
        if (draggedProgram() !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = draggedProgram();
        if (dragged === null) return;
        event.preventDefault();
        endDrag();
        const row = event.target instanceof Element ? event.target.closest('[data-client]') : null;
        const client = row?.getAttribute('data-client') ?? null;
        onEdit(
          client === null
            ? { kind: 'addClient', name: null, program: dragged.program }
            : { kind: 'runProgram', client, program: dragged.program },
        );
      }}
    >
      <legend>{form.clients}</legend>
      {plan.clients.length === 0 ? (
        <p className={styles.empty}>{form.nobody}</p>
      ) : (
        <>
          {/* Hidden from screen readers: each field has a label of its own. */}
          <div className={styles.heads} aria-hidden="true">
            <span>{form.name}</span>
            <span>{form.program}</span>
            <span>{form.timeout}</span>
          </div>
          <ul className={styles.clients}>
            {plan.clients.map((client) => (
              <ClientRow
                key={client.name}
                client={client}
                program={client.program === null ? null : (plan.programs[client.program] ?? null)}
                onEdit={onEdit}
              />
            ))}
          </ul>
        </>
      )}
      <div>
        <Button onClick={() => onEdit({ kind: 'addClient', name: null, program: null })}>
          <Plus aria-hidden="true" />
          {form.addClient}
        </Button>
      </div>
    </fieldset>
  );
}

interface RowProps extends Pick<PlanFieldsProps, 'onEdit'> {
  readonly client: PlannedClient;
  readonly program: PlannedProgram | null;
}

const BY_HAND = '';

function ClientRow({ client, program, onEdit }: RowProps) {
  const words = useWords();
  const { form } = useWords(WORLDS);
  const { name } = client;
  const groups = shelfGroups();
  const known = groups.some(({ scenarios }) => program === null || scenarios.includes(program.scenario));
  const option = (scenario: string) => ({ value: scenario, label: recipeName(scenario, words) });
  return (
    <li className={styles.client} data-client={name}>
      <NameField
        name={name}
        label={form.clientName(name)}
        onRename={(to) => onEdit({ kind: 'renameClient', client: name, to })}
      />
      <Select
        name={form.programOf(name)}
        value={program?.scenario ?? BY_HAND}
        groups={[
          {
            label: null,
            options: [
              { value: BY_HAND, label: form.byHand },
              ...(known || program === null ? [] : [option(program.scenario)]),
            ],
          },
          ...FAMILIES.map((family) => ({
            label: words.dialogs.families[family],
            options: (groups.find((group) => group.family === family)?.scenarios ?? []).map(option),
          })),
        ]}
        onChoose={(scenario) =>
          onEdit({
            kind: 'runProgram',
            client: name,
            program: scenario === BY_HAND ? null : programOf(scenario),
          })
        }
      />
      <input
        className={styles.number}
        type="number"
        min={100}
        max={600_000}
        step={100}
        defaultValue={client.sessionTimeoutMs}
        aria-label={form.timeoutOf(name)}
        onChange={(event) => {
          const value = event.currentTarget.valueAsNumber;
          if (Number.isFinite(value)) onEdit({ kind: 'sessionTimeoutMs', client: name, value });
        }}
      />
      <IconButton
        look="quiet"
        name={form.removeClient(name)}
        onClick={() => onEdit({ kind: 'removeClient', client: name })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface NameProps {
  readonly name: string;
  readonly label: string;
  readonly onRename: (to: string) => boolean;
}

/** Takes effect when it is left or confirmed: on the way to a name there are others. */
function NameField({ name, label, onRename }: NameProps) {
  const [typed, setTyped] = useState(name);
  const rename = () => {
    if (!onRename(typed.trim())) setTyped(name);
  };
  return (
    <input
      className={styles.name}
      value={typed}
      maxLength={12}
      aria-label={label}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={rename}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        rename();
      }}
    />
  );
}
