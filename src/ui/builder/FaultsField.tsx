import type { CommandType } from '../../engine/index.ts';
import { listOf } from '../../embed/parameters.ts';
import { Select } from '../controls/sceneForm/Select.tsx';
import { useWords } from '../../words/useWords.ts';
import { Line, type FieldsProps } from './Line.tsx';
import styles from './builder.module.css';

/** Those that most scenes have; any other can be written by hand. */
const OFFERED: readonly CommandType[] = [
  'killClient',
  'pauseClient',
  'resumeClient',
  'closeClient',
  'cutClientLink',
  'healClientLink',
  'release',
  'startClient',
  'addClient',
  'restartServer',
  'crashServer',
  'startServer',
];

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
      {choice === 'some' && (
        <fieldset className={styles.checks}>
          <legend className="visually-hidden">{words.faults}</legend>
          {OFFERED.map((type) => (
            <label key={type}>
              <input type="checkbox" checked={allowed.has(type)} onChange={() => toggle(type)} />
              {type === 'openGate' ? type : commands[type].label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
