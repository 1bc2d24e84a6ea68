import { commandsIn, type CommandPlace, type CommandType } from '../../../engine/index.ts';
import { listOf } from '../../../embed/parameters.ts';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { useWords } from '../../../words/useWords.ts';
import { Line, type FieldsProps } from './Line.tsx';
import styles from './builder.module.css';

type Group = 'clients' | 'processes' | 'servers' | 'disks' | 'network';

const PLACES: Readonly<Record<Group, readonly CommandPlace[]>> = {
  clients: ['client'],
  processes: ['threads', 'clientClock'],
  servers: ['server'],
  disks: ['disk'],
  network: ['link', 'message'],
};

/** What stands among no place’s buttons. */
const BESIDE: Readonly<Record<Group, readonly CommandType[]>> = {
  clients: ['addClient'],
  processes: [],
  servers: [],
  disks: [],
  network: ['partition', 'healAll'],
};

const GROUPS = ['clients', 'processes', 'servers', 'disks', 'network'] as const satisfies readonly Group[];

function commandsOf(group: Group): readonly CommandType[] {
  return [...PLACES[group].flatMap((place) => [...commandsIn(place).values()].flat()), ...BESIDE[group]];
}

/** All, nothing, or some of what the lab can do to clients and servers. */
export function FaultsField({ values, words, change }: FieldsProps) {
  const { commands } = useWords();
  const { faults } = values;
  const choice = faults === 'all' || faults === 'none' ? faults : 'some';
  const allowed = new Set(choice === 'some' ? listOf(faults) : []);
  const toggle = (type: string): void => {
    if (allowed.has(type)) allowed.delete(type);
    else allowed.add(type);
    change({ faults: allowed.size === 0 ? 'none' : [...allowed].join(',') });
  };
  return (
    <>
      <Line label={words.faults}>
        <Select
          name={words.faults}
          value={choice}
          groups={[
            {
              label: null,
              options: Object.entries(words.faultChoices).map(([value, label]) => ({ value, label })),
            },
          ]}
          onChoose={(value) => change({ faults: value === 'some' ? 'killClient' : value })}
        />
      </Line>
      {choice === 'some' &&
        GROUPS.map((group) => (
          <fieldset key={group} className={styles.checks}>
            <legend>{words.faultGroups[group]}</legend>
            {commandsOf(group).map((type) => (
              <label key={type}>
                <input type="checkbox" checked={allowed.has(type)} onChange={() => toggle(type)} />
                {type === 'openGate' ? type : commands[type].label}
              </label>
            ))}
          </fieldset>
        ))}
    </>
  );
}
