import { useId, useState } from 'react';
import type { Parameter, ParameterValue } from '../../../scenarios/scenario/scenario.ts';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import type { LessonWords } from '../../../scenarios/lessons/words.ts';
import { Grid } from './Grid.tsx';
import styles from './lesson.module.css';
import { setValue } from './lessonRun.ts';
import { partOf, type LessonRun } from './lessonStore.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

/** What the learner may set before the scene begins. */
export function Settings({ run, words }: { readonly run: LessonRun; readonly words: LessonWords }) {
  const { settings = [], grid } = partOf(run);
  if (grid !== undefined) return <Grid run={run} words={words} />;
  if (settings.length === 0) return null;
  return (
    <div className={styles.settings}>
      {settings.map((setting) => {
        const text = words.settings?.[setting.name];
        return (
          <label key={setting.name}>
            <span>{text?.label ?? setting.name}</span>
            <Field
              setting={setting}
              value={run.set[setting.name] ?? setting.initial}
              values={text?.values ?? {}}
            />
          </label>
        );
      })}
    </div>
  );
}

interface FieldProps {
  readonly setting: Parameter;
  readonly value: ParameterValue;
  readonly values: Readonly<Record<string, string>>;
}

function Field({ setting, value, values }: FieldProps) {
  if (setting.kind === 'integer') return <NumberField setting={setting} value={Number(value)} />;
  const options = setting.options.map((option) => ({ value: option, label: values[option] ?? option }));
  return (
    <Select
      name={setting.name}
      value={String(value)}
      groups={[{ label: null, options }]}
      onChoose={(chosen) => setValue(setting.name, chosen)}
    />
  );
}

interface NumberProps {
  readonly setting: Extract<Parameter, { readonly kind: 'integer' }>;
  readonly value: number;
}

/** The scene begins anew once a number is written; what lies outside the bounds becomes the nearest bound, and that is said. */
function NumberField({ setting: { name, min, max }, value }: NumberProps) {
  const { panel } = useLessonWords();
  const id = useId();
  const [text, setText] = useState(String(value));
  const [said, say] = useState('');
  const commit = () => {
    const number = Math.round(Number(text));
    const kept = text !== '' && Number.isFinite(number) ? Math.max(min, Math.min(max, number)) : value;
    if (text !== String(value)) say(kept === number ? '' : panel.outOfBounds(number, min, max, kept));
    setText(String(kept));
    if (kept !== value) setValue(name, kept);
  };
  return (
    <>
      <input
        type="number"
        min={min}
        max={max}
        value={text}
        aria-describedby={id}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <span id={id} role="status">
        {said}
      </span>
    </>
  );
}
