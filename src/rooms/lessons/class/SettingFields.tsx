import { lessons } from '../../../scenarios/lessons/lessons.ts';
import type { Parameter, ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import type { Draft } from './draft.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
}

/** The settings of a lesson's parts, which a teacher may fix. */
export function SettingFields({ draft: { task, set }, change }: Props) {
  const words = useWords(CLASSROOM).assign;
  const { lessons: lessonWords } = useLessonWords();
  const settings = settingsIn(task);
  if (settings.length === 0) return null;
  return (
    <fieldset>
      <legend>{words.settings}</legend>
      {settings.map((setting) => (
        <Field key={setting.name} label={labelOf(setting, lessonWords[task]?.settings)}>
          <SettingField
            setting={setting}
            value={set[setting.name]}
            open={words.open}
            labels={lessonWords[task]?.settings?.[setting.name]?.values ?? {}}
            onChange={(value) => change({ set: withValue(set, setting.name, value) })}
          />
        </Field>
      ))}
    </fieldset>
  );
}

/** Each by its first mention. */
function settingsIn(task: string): readonly Parameter[] {
  const all = lessons.find(({ id }) => id === task)?.parts.flatMap(({ settings = [] }) => settings) ?? [];
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

function labelOf(
  { name }: Parameter,
  settings: Readonly<Record<string, { readonly label: string }>> = {},
): string {
  return settings[name]?.label ?? name;
}

function withValue(set: ParameterValues, name: string, value: string | number | null): ParameterValues {
  const { [name]: _, ...others } = set;
  return value === null ? others : { ...others, [name]: value };
}

interface SettingProps {
  readonly setting: Parameter;
  readonly value: ParameterValues[string] | undefined;
  /** It is not fixed. */
  readonly open: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly onChange: (value: string | number | null) => void;
}

function SettingField({ setting, value, open, labels, onChange }: SettingProps) {
  if (setting.kind === 'choice')
    return (
      <select value={value ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value || null)}>
        <option value="">{open}</option>
        {setting.options.map((option) => (
          <option key={option} value={option}>
            {labels[option] ?? option}
          </option>
        ))}
      </select>
    );
  return (
    <input
      type="number"
      min={setting.min}
      max={setting.max}
      placeholder={open}
      value={value ?? ''}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        onChange(
          valueAsNumber >= setting.min && valueAsNumber <= setting.max ? Math.round(valueAsNumber) : null,
        )
      }
    />
  );
}
