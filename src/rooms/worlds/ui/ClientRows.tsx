import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FAMILIES } from '../../../scenarios/scenario/scenario.ts';
import type { PlannedClient, PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import type { PlanEdit } from '../../../scenarios/world/planEdit.ts';
import { isNotFetched } from '../../../ui/fetching/fetching.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { programOf, shelfGroups } from '../../../scenarios/shelfRecipes.ts';
import { recipeName } from './recipeName.ts';
import { draggedProgram, endDrag } from './shelfDrag.ts';
import type { PlanFieldsProps } from './ServerFields.tsx';
import styles from './worlds.module.css';

interface Props extends PlanFieldsProps {
  /** New programs: the plan has them once their interpreter has been loaded. */
  readonly onComing: (programs: Promise<void>) => void;
}

/** Who connects, and what each runs. A recipe of the shelf can be dropped on a client, or beside them for one more. */
export function ClientRows({ plan, onEdit, onComing }: Props) {
  const { form } = useWords(WORLDS);
  const { notFetched, goOn } = useWords().shell.failure;
  const [cannotRun, setCannotRun] = useState(false);
  /** Clients whose new program could not be fetched, and who run no other since. */
  const [missed, setMissed] = useState<readonly string[]>([]);
  const [awaiting, setAwaiting] = useState<readonly string[]>([]);
  const coming = useRef(Promise.resolve());
  const own = plan.programs.filter((each) => each.kind === 'own');
  const edit = (change: PlanEdit): boolean => {
    if (change.kind === 'runProgram') setMissed((clients) => without(clients, change.client));
    return onEdit(change);
  };
  const takeNew = (client: string): void => {
    const make = async (): Promise<void> => {
      try {
        const program = await (await fromRoom('newProgram'))();
        setCannotRun(program === null);
        if (program !== null) onEdit({ kind: 'newProgram', client, program });
      } catch (error) {
        if (!isNotFetched(error)) throw error;
        setMissed((clients) => [...without(clients, client), client]);
      } finally {
        setAwaiting((clients) => without(clients, client));
      }
    };
    setMissed((clients) => without(clients, client));
    setAwaiting((clients) => [...clients, client]);
    // In the order in which they were chosen.
    coming.current = coming.current.then(make);
    onComing(coming.current);
  };
  const again = missed.filter((each) => plan.clients.some(({ name }) => name === each));
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
        edit(
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
                own={own}
                isAwaiting={awaiting.includes(client.name)}
                isOneOfMany={plan.clients.length > MANY}
                onEdit={edit}
                onNew={takeNew}
              />
            ))}
          </ul>
        </>
      )}
      {cannotRun && (
        <p role="alert" className={styles.refused}>
          {form.cannotRun}
        </p>
      )}
      {again.length > 0 && (
        <div role="alert" className={styles.missed}>
          <p className={styles.refused}>{notFetched}</p>
          {/* The form stays: to load the page anew, as elsewhere, would lose what was typed. */}
          <Button
            onClick={({ currentTarget }) => {
              // The button goes: the focus is where its answer will be.
              const rows = [...(currentTarget.closest('fieldset')?.querySelectorAll('[data-client]') ?? [])];
              const first = rows.find((row) => row.getAttribute('data-client') === again[0]);
              first?.querySelector('select')?.focus();
              for (const client of again) takeNew(client);
            }}
          >
            {goOn}
          </Button>
        </div>
      )}
      <div>
        <Button onClick={() => onEdit({ kind: 'addClient', name: null, program: null })}>
          <Plus aria-hidden="true" />
          {form.addClient}
        </Button>
        {plan.clients.length > 0 && (
          <Button look="quiet" onClick={() => onEdit({ kind: 'addAlike', count: ALIKE })}>
            {form.addAlike(ALIKE)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface RowProps extends Pick<PlanFieldsProps, 'onEdit'> {
  readonly client: PlannedClient;
  readonly program: PlannedProgram | null;
  /** Programs of one’s own that the plan has. */
  readonly own: readonly PlannedProgram[];
  /** It is to run a new one, which is on its way. */
  readonly isAwaiting: boolean;
  readonly isOneOfMany: boolean;
  readonly onNew: (client: string) => void;
}

function without(clients: readonly string[], client: string): readonly string[] {
  return clients.filter((each) => each !== client);
}

/** Clients that come at once. */
const ALIKE = 10;
/** In a longer list each client has its choice of programs once it is reached: all of them at once hold up the form for seconds. */
const MANY = 50;
const BY_HAND = '';
const NEW = 'own:';

/** Own programs by their names, recipes by their scenarios. */
function optionOf(program: PlannedProgram | null): string {
  if (program === null) return BY_HAND;
  return program.kind === 'own' ? NEW + program.name : program.scenario;
}

function ClientRow(props: RowProps) {
  const { form } = useWords(WORLDS);
  const { client, onEdit } = props;
  const { name } = client;
  return (
    <li className={styles.client} data-client={name}>
      <NameField
        name={name}
        label={form.clientName(name)}
        onRename={(to) => onEdit({ kind: 'renameClient', client: name, to })}
      />
      <ProgramSelect {...props} />
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

function ProgramSelect(props: RowProps) {
  const { program, own, isAwaiting, isOneOfMany, onEdit, onNew } = props;
  const { name } = props.client;
  const words = useWords();
  const { form } = useWords(WORLDS);
  const [isReached, setReached] = useState(false);
  const reach = isOneOfMany && !isReached ? () => setReached(true) : undefined;
  const option = (scenario: string) => ({ value: scenario, label: recipeName(scenario, words) });
  const ownOption = (each: PlannedProgram) =>
    each.kind === 'own' ? [{ value: optionOf(each), label: each.name }] : [];
  const byHand = { value: BY_HAND, label: form.byHand };
  const every = () => {
    const groups = shelfGroups();
    const isKnown =
      program === null ||
      program.kind === 'own' ||
      groups.some(({ scenarios }) => scenarios.includes(program.scenario));
    return [
      { label: null, options: [byHand, ...(isKnown ? [] : [option(program.scenario)])] },
      { label: form.own, options: [...own.flatMap(ownOption), { value: NEW, label: form.newOwn }] },
      ...FAMILIES.map((family) => ({
        label: words.dialogs.families[family],
        options: (groups.find((group) => group.family === family)?.scenarios ?? []).map(option),
      })),
    ];
  };
  const chosen = () => {
    if (program === null) return [byHand];
    return program.kind === 'own' ? ownOption(program) : [option(program.scenario)];
  };
  return (
    <Select
      name={form.programOf(name)}
      value={isAwaiting ? NEW : optionOf(program)}
      groups={reach === undefined ? every() : [{ label: null, options: chosen() }]}
      onReach={reach}
      onChoose={(taken) => {
        if (taken === NEW) return onNew(name);
        const written = own.find((each) => optionOf(each) === taken);
        onEdit({
          kind: 'runProgram',
          client: name,
          program: taken === BY_HAND ? null : (written ?? programOf(taken)),
        });
      }}
    />
  );
}

interface NameProps {
  readonly name: string;
  readonly label: string;
  readonly onRename: (to: string) => boolean;
}

/** Takes effect when it is left or confirmed: on the way to a name there are others. One that is refused stays, with the reason. */
function NameField({ name, label, onRename }: NameProps) {
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const rename = () => setRefused(!onRename(typed.trim()));
  return (
    <input
      className={styles.name}
      value={typed}
      maxLength={24}
      aria-label={label}
      aria-invalid={isRefused}
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
