import { listOf, PANELS } from '../../../embed/parameters.ts';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { LANGUAGE_NAMES } from '../../../words/languageNames.ts';
import { FaultsField } from './FaultsField.tsx';
import { Line, numberWithin, type FieldsProps } from './Line.tsx';
import { ScenarioFields } from './ScenarioFields.tsx';
import type { SceneGroup } from './scenes.ts';
import styles from './builder.module.css';

interface Props extends FieldsProps {
  readonly groups: readonly SceneGroup[];
  readonly scene: string;
  readonly chooseScene: (scene: string) => void;
  readonly isFigure: boolean;
}

/** Everything that can be chosen. */
export function Fields({ values, words, change, groups, scene, chooseScene, isFigure }: Props) {
  const shared = { values, words, change };
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <Line label={words.scene}>
        <Select name={words.scene} value={scene} groups={groups} onChoose={chooseScene} />
      </Line>
      {values.link === '' && <ScenarioFields {...shared} />}
      <MomentField {...shared} />
      <Line label={words.caption}>
        <input
          type="text"
          aria-label={words.caption}
          placeholder={words.captionTip}
          maxLength={300}
          value={values.caption}
          onChange={(event) => change({ caption: event.currentTarget.value })}
        />
      </Line>
      <StartField {...shared} />
      <OneOf {...shared} name="theme" label={words.theme} options={words.themes} />
      <OneOf
        {...shared}
        name="language"
        label={words.language}
        options={{ auto: words.languageOfPage, ...LANGUAGE_NAMES }}
      />
      {!isFigure && <FaultsField {...shared} />}
      <details className={styles.more}>
        <summary>{words.more}</summary>
        <Panels {...shared} isFigure={isFigure} />
        {!isFigure && <OneOf {...shared} name="pacing" label={words.pacing} options={words.pacings} />}
        <OneOf {...shared} name="speed" label={words.speed} options={SPEEDS} />
        {values.link === '' && !isFigure && <WhereItBegins {...shared} />}
        {!isFigure && (
          <Line label={words.height}>
            <input
              type="number"
              aria-label={words.height}
              min={160}
              max={2000}
              step={20}
              value={values.height}
              onChange={(event) => change({ height: numberWithin(event.currentTarget.value, 2000, '420') })}
            />
          </Line>
        )}
      </details>
    </form>
  );
}

/** A moment the author has a link to, pasted as it is; it takes the place of the scenario. */
function MomentField({ values, words, change }: FieldsProps) {
  return (
    <Line label={words.link}>
      <input
        type="text"
        aria-label={words.link}
        placeholder={words.linkTip}
        spellCheck={false}
        value={values.link}
        onChange={(event) => change({ link: momentIn(event.currentTarget.value) })}
      />
    </Line>
  );
}

/** What stands behind `#s=`, of an address or by itself. */
function momentIn(text: string): string {
  const link = text
    .slice(text.indexOf('#s=') + 1)
    .replace(/^s=/, '')
    .trim();
  return /^[\w-]{0,20000}$/.test(link) ? link : '';
}

function WhereItBegins({ values, words, change }: FieldsProps) {
  return (
    <>
      <Line label={words.seed}>
        <input
          type="number"
          aria-label={words.seed}
          min={0}
          max={4_294_967_295}
          value={values.seed}
          onChange={(event) => change({ seed: numberWithin(event.currentTarget.value, 4_294_967_295, '1') })}
        />
      </Line>
      <Line label={words.begin}>
        <input
          type="number"
          aria-label={words.begin}
          min={0}
          max={600_000}
          step={100}
          value={values.moment}
          onChange={(event) => change({ moment: numberWithin(event.currentTarget.value, 600_000, '0') })}
        />
      </Line>
    </>
  );
}

const SPEEDS = { '0.25': '0.25×', '0.5': '0.5×', '1': '1×', '2': '2×', '4': '4×' };

/** One of a few values, by the words for them. */
function OneOf({
  values,
  change,
  name,
  label,
  options,
}: FieldsProps & {
  readonly name: 'theme' | 'language' | 'pacing' | 'speed';
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}) {
  const known = Object.entries(options).map(([value, text]) => ({ value, label: text }));
  return (
    <Line label={label}>
      <Select
        name={label}
        value={values[name]}
        groups={[{ label: null, options: known.toSorted((a, b) => Number(a.value) - Number(b.value) || 0) }]}
        onChoose={(value) => change({ [name]: value })}
      />
    </Line>
  );
}

function StartField({ values, words, change }: FieldsProps) {
  const start = values.autoplay === 'yes' ? 'play' : values.poster === 'no' ? 'no' : 'poster';
  const options = Object.entries(words.starts).map(([value, label]) => ({ value, label }));
  return (
    <Line label={words.start}>
      <Select
        name={words.start}
        value={start}
        groups={[{ label: null, options }]}
        onChoose={(value) =>
          change({
            autoplay: value === 'play' ? 'yes' : 'no',
            poster: value === 'poster' ? 'yes' : 'no',
          })
        }
      />
    </Line>
  );
}

function Panels({ values, words, change, isFigure }: FieldsProps & { readonly isFigure: boolean }) {
  const shown = new Set(listOf(values.panels));
  const isLesson = /^[LC]\d/.test(values.scene);
  const offered = PANELS.filter((panel) =>
    isFigure ? panel === 'caption' || panel === 'open' : isLesson ? panel !== 'editor' : panel !== 'question',
  );
  const toggle = (panel: string): void => {
    if (shown.has(panel)) shown.delete(panel);
    else shown.add(panel);
    change({ panels: PANELS.filter((each) => shown.has(each)).join(',') });
  };
  return (
    <fieldset className={styles.checks}>
      <legend>{words.panels}</legend>
      {offered.map((panel) => (
        <label key={panel}>
          <input type="checkbox" checked={shown.has(panel)} onChange={() => toggle(panel)} />
          {words.panelNames[panel]}
        </label>
      ))}
    </fieldset>
  );
}
