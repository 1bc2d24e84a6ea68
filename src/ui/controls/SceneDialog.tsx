import { useState, type ReactNode } from 'react';
import { MAX_CLIENTS } from '../../scenarios/experiment.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import type { Parameter, ScenarioChoice } from '../../scenarios/scenario.ts';
import { useAllWords, type AllMessages } from '../i18n/words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { getExperiment } from '../stores/session.ts';
import { openingChoices, WORLD_NAMES, worldChoice, worldNameOf, type WorldName } from './presets.ts';
import { openScene } from './scene.ts';
import styles from './dialogs.module.css';

const MAX_SEED = 999_999_999;

/** One's own scene: which worlds, how many clients, how they arrive, how long they hold. */
export default function SceneDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useAllWords();
  const text = words.dialogs.scene;
  const [choices, setChoices] = useState(() => getExperiment()?.choices ?? openingChoices());
  const first = choices[0];
  const change = (fields: Partial<ScenarioChoice>) =>
    setChoices(choices.map((choice) => ({ ...choice, ...fields })));
  if (first === undefined) return null;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          openScene(choices);
          onClose();
        }}
      >
        <WorldFields choices={choices} onChange={setChoices} />
        <Line label={text.clients}>
          <span className={styles.range}>
            <input
              type="range"
              min={2}
              max={MAX_CLIENTS}
              value={first.clients}
              aria-label={text.clients}
              onChange={(event) => change({ clients: event.currentTarget.valueAsNumber })}
            />
            <output>{words.format.number(first.clients)}</output>
          </span>
        </Line>
        {sharedParameters(first).map((parameter) => (
          <Line key={parameter.name} label={words.dialogs.parameters[parameter.name] ?? parameter.name}>
            <ParameterField
              parameter={parameter}
              value={String(first.values[parameter.name] ?? parameter.initial)}
              words={words}
              onChange={(value) =>
                setChoices(choices.map((choice) => withValue(choice, parameter.name, value)))
              }
            />
          </Line>
        ))}
        <Line label={text.seed}>
          <input
            className={styles.field}
            type="number"
            min={0}
            max={MAX_SEED}
            value={first.seed}
            aria-label={text.seed}
            onChange={(event) => {
              const seed = event.currentTarget.valueAsNumber;
              if (Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED) change({ seed });
            }}
          />
        </Line>
        <p className={styles.note}>{text.seedTip}</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button look="main" type="submit">
            {text.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface WorldFieldsProps {
  readonly choices: readonly ScenarioChoice[];
  readonly onChange: (choices: readonly ScenarioChoice[]) => void;
}

function WorldFields({ choices, onChange }: WorldFieldsProps) {
  const words = useAllWords();
  const text = words.dialogs.scene;
  const isTwin = choices.length > 1;
  return choices.map((choice, side) => {
    const label = !isTwin ? text.world : side === 0 ? text.left : text.right;
    return (
      <Line key={label} label={label}>
        <Select
          name={label}
          value={worldNameOf(choice)}
          options={WORLD_NAMES.map((name) => ({ value: name, label: words.scenarios.worlds[name].name }))}
          onChoose={(name: WorldName) =>
            onChange(choices.map((each, at) => (at === side ? worldChoice(name, each) : each)))
          }
        />
      </Line>
    );
  });
}

/** Everything but the variant, which the world's name says. */
function sharedParameters({ scenario }: ScenarioChoice): readonly Parameter[] {
  return findScenario(scenario)?.parameters.filter(({ name }) => name !== 'variant') ?? [];
}

function withValue(choice: ScenarioChoice, name: string, text: string): ScenarioChoice {
  const scenario = findScenario(choice.scenario);
  const written = Object.fromEntries(
    Object.entries(choice.values).map(([key, value]) => [key, String(value)]),
  );
  const parsed = scenario && parseValues(scenario, { ...written, [name]: text }, 'initial');
  return parsed?.ok === true ? { ...choice, values: parsed.value } : choice;
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly words: AllMessages;
  readonly onChange: (value: string) => void;
}

/** Numbers worth trying; any other is a link away. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  rounds: [1, 2, 3, 10],
  holdMs: [0, 50, 500, 2000],
};

function ParameterField({ parameter, value, words, onChange }: ParameterFieldProps) {
  const known =
    parameter.kind === 'choice'
      ? parameter.options
      : [...parameter.words, ...(NUMBERS[parameter.name] ?? []).map(String)];
  const options = known.includes(value) ? known : [...known, value];
  const label = (option: string): string => {
    const said = words.dialogs.options[option];
    if (said !== undefined) return said;
    return parameter.name.endsWith('Ms') ? words.format.span(Number(option)) : option;
  };
  return (
    <Select
      name={words.dialogs.parameters[parameter.name] ?? parameter.name}
      value={value}
      options={options.map((option) => ({ value: option, label: label(option) }))}
      onChoose={onChange}
    />
  );
}

interface SelectProps<T extends string> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

function Select<T extends string>({ name, value, options, onChoose }: SelectProps<T>) {
  return (
    <select
      aria-label={name}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{label}</span>
      {children}
    </div>
  );
}
