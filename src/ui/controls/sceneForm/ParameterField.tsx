import type { Parameter, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from '../dialogs.module.css';
import { parameterLabel, valueLabel } from '../../../words/parameterNames.ts';
import { FormLine } from './FormLine.tsx';
import { Select } from './Select.tsx';

interface Props {
  readonly parameter: Parameter;
  readonly choice: ScenarioChoice;
  /** The accessible name, where the label alone does not say which world it is of. */
  readonly name: string | null;
  readonly onChange: (value: string) => void;
}

/** Numbers worth trying; any other is a link away. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  rounds: [1, 2, 3, 10],
  holdMs: [0, 50, 500, 2000],
};

/** One switch of a scenario, where it makes a difference. */
export function ParameterField({ parameter, choice, name, onChange }: Props) {
  const words = useWords();
  // Own code that never waits to be released is not changed by how long it would hold.
  if (parameter.name === 'holdMs' && choice.code?.includes('untilReleased') === false) return null;
  const label = parameterLabel(choice, parameter, words);
  const hint = words.catalogue.scenarios[choice.scenario]?.parameters?.[parameter.name]?.hint;
  const value = String(choice.values[parameter.name] ?? parameter.initial);
  const known = optionsOf(parameter);
  const options = (known.includes(value) ? known : [...known, value]).map((option) => ({
    value: option,
    label: valueLabel(choice, parameter, option, words),
  }));
  return (
    <>
      <FormLine label={label}>
        <Select name={name ?? label} value={value} groups={[{ label: null, options }]} onChoose={onChange} />
      </FormLine>
      {hint !== undefined && <p className={styles.note}>{hint}</p>}
    </>
  );
}

function optionsOf(parameter: Parameter): readonly string[] {
  if (parameter.kind === 'choice') return parameter.options;
  const few = parameter.max - parameter.min <= 12;
  const numbers = few
    ? Array.from({ length: parameter.max - parameter.min + 1 }, (_, at) => parameter.min + at)
    : (NUMBERS[parameter.name] ?? spread(parameter.min, parameter.max));
  return [...parameter.words, ...numbers.map(String)];
}

/** Some numbers of a wide range: 1, 2 and 5 of each magnitude. */
function spread(min: number, max: number): readonly number[] {
  const steps: number[] = [];
  for (let magnitude = 1; magnitude <= max; magnitude *= 10) {
    steps.push(...[1, 2, 5].map((digit) => digit * magnitude));
  }
  return [min, ...steps.filter((step) => step > min && step < max), max];
}
