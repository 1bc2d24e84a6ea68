import { useState } from 'react';
import { MAX_CLIENTS } from '../../../scenarios/experiment/experiment.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { getExperiment } from '../../../ui/stores/session.ts';
import { openingChoices } from '../../../ui/controls/presets.ts';
import { ClientsField } from '../../../ui/controls/sceneForm/ClientsField.tsx';
import { FormLine } from '../../../ui/controls/sceneForm/FormLine.tsx';
import { ParameterField } from '../../../ui/controls/sceneForm/ParameterField.tsx';
import { parameterLabel } from '../../../words/parameterNames.ts';
import { withScenario, withValue } from '../../../ui/controls/sceneForm/choices.ts';
import { ScenarioSelect } from '../../../ui/controls/sceneForm/ScenarioSelect.tsx';
import styles from '../../../ui/controls/dialogs.module.css';
import { openLoaded } from '../../../ui/scenes/openScene.ts';

const MAX_SEED = 999_999_999;

/** One's own scene: which worlds, how many clients, and every switch the scenarios have. */
export function SceneDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const text = words.dialogs.scene;
  const [choices, setChoices] = useState(() => getExperiment()?.choices ?? openingChoices());
  const [first] = choices;
  const refused =
    choices.map((choice) => contradictionIn(choice, words)).find((each) => each !== null) ?? null;
  const change = (fields: Partial<ScenarioChoice>) =>
    setChoices(choices.map((choice) => ({ ...choice, ...fields })));
  if (first === undefined) return null;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (refused !== null) return;
          void openLoaded(choices);
          onClose();
        }}
      >
        <WorldFields choices={choices} onChange={setChoices} />
        <ClientsField
          clients={choices[0]?.clients ?? 1}
          {...clientBounds(choices)}
          onChange={(clients) => change({ clients })}
        />
        <FormLine label={text.seed}>
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
        </FormLine>
        <p className={styles.note}>{text.seedTip}</p>
        {refused !== null && (
          <p role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button look="main" type="submit" refused={refused}>
            {text.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly choices: readonly ScenarioChoice[];
  readonly onChange: (choices: readonly ScenarioChoice[]) => void;
}

/** Each world with its scenario and the switches that it alone has; then the switches that both have. */
function WorldFields({ choices, onChange }: FieldsProps) {
  const words = useWords();
  const text = words.dialogs.scene;
  const isTwin = choices.length > 1;
  const shared = sharedNames(choices);
  const replace = (at: number, choice: ScenarioChoice) =>
    onChange(choices.map((each, side) => (side === at ? choice : each)));
  return (
    <>
      {choices.map((choice, side) => {
        const label = !isTwin ? text.world : side === 0 ? text.left : text.right;
        return (
          <fieldset key={label} className={styles.world}>
            <FormLine label={label}>
              <ScenarioSelect
                name={label}
                choice={choice}
                onChoose={(scenario) => replace(side, withScenario(choice, scenario))}
              />
            </FormLine>
            {parametersOf(choice)
              .filter(({ name }) => !shared.includes(name))
              .map((parameter) => (
                <ParameterField
                  key={parameter.name}
                  parameter={parameter}
                  choice={choice}
                  name={isTwin ? words.format.parts([label, parameterLabel(choice, parameter, words)]) : null}
                  onChange={(value) => replace(side, withValue(choice, parameter.name, value))}
                />
              ))}
          </fieldset>
        );
      })}
      {choices.slice(0, 1).flatMap((choice) =>
        parametersOf(choice)
          .filter(({ name }) => shared.includes(name))
          .map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              choice={choice}
              name={null}
              onChange={(value) => onChange(choices.map((each) => withValue(each, parameter.name, value)))}
            />
          )),
      )}
    </>
  );
}

/** How many clients all of the worlds take. */
function clientBounds(choices: readonly ScenarioChoice[]): { readonly min: number; readonly max: number } {
  const bounds = choices.map(
    ({ scenario }) => findScenario(scenario)?.clients ?? { min: 1, max: MAX_CLIENTS },
  );
  return {
    min: Math.max(...bounds.map(({ min }) => min)),
    max: Math.min(MAX_CLIENTS, ...bounds.map(({ max }) => max)),
  };
}

/** The switches both worlds have in common: one field for both. What they differ in now keeps a field for each. */
function sharedNames(choices: readonly ScenarioChoice[]): readonly string[] {
  const [left, right] = choices;
  if (left === undefined || right === undefined) return [];
  const names = parametersOf(left).map(({ name }) => name);
  const others = new Set(parametersOf(right).map(({ name }) => name));
  return names.filter((name) => others.has(name) && left.values[name] === right.values[name]);
}

/** The variants of the first scene's locks are scenarios of their own in the list. */
function parametersOf({ scenario }: ScenarioChoice) {
  const parameters = findScenario(scenario)?.parameters ?? [];
  return scenario === 'herd-lock' ? parameters.filter(({ name }) => name !== 'variant') : parameters;
}

function contradictionIn(choice: ScenarioChoice, words: Messages): string | null {
  const found = findScenario(choice.scenario)?.contradiction?.(choice) ?? null;
  return found === null ? null : (words.catalogue.contradictions[found.because] ?? found.because);
}
