import { findScenario } from '../../../scenarios/catalogue.ts';
import { choiceOf, placesIn } from '../../../scenarios/world/taking.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { withValue } from '../../../ui/controls/sceneForm/choices.ts';
import { ParameterField } from '../../../ui/controls/sceneForm/ParameterField.tsx';
import { parameterLabel } from '../../../words/parameterNames.ts';
import { recipeName } from './recipeName.ts';
import type { PlanFieldsProps } from './ServerFields.tsx';
import styles from './worlds.module.css';

/** The parameters of each recipe that runs: the same for all clients that take part in it. */
export function ProgramFields({ plan, onEdit }: PlanFieldsProps) {
  const words = useWords();
  const { form } = useWords(WORLDS);
  return plan.programs.map((program, index) => {
    const scenario = findScenario(program.scenario);
    const takers = placesIn(plan, index).map((place) => plan.clients[place]?.name ?? '');
    if (scenario === undefined || takers.length === 0) return null;
    const choice = choiceOf(program, scenario, { takers: takers.length, seed: 1 });
    const isOwn = program.kind === 'own';
    const name = isOwn ? program.name : recipeName(program.scenario, words);
    const refused = scenario.contradiction?.(choice) ?? null;
    return (
      <details
        key={`${program.scenario} ${isOwn ? index : takers.join(' ')}`}
        className={styles.program}
        open={isOwn || undefined}
      >
        <summary>{form.parametersOf(name, words.format.items(takers))}</summary>
        {isOwn && (
          <>
            <label className={styles.line}>
              <span>{form.ownName}</span>
              <input
                className={styles.field}
                defaultValue={program.name}
                maxLength={60}
                onChange={(event) => {
                  const said = event.currentTarget.value.trim();
                  onEdit({ kind: 'program', index, program: { ...program, name: said } });
                }}
              />
            </label>
            <p className={styles.note}>{form.ownCode}</p>
          </>
        )}
        {scenario.parameters
          .filter((parameter) => parameter.name !== 'story' && !(isOwn && parameter.name === 'arrival'))
          .map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              choice={choice}
              name={words.format.parts([name, parameterLabel(choice, parameter, words)])}
              onChange={(value) =>
                onEdit({
                  kind: 'program',
                  index,
                  program: { ...program, values: withValue(choice, parameter.name, value).values },
                })
              }
            />
          ))}
        {refused !== null && (
          <p role="alert" className={styles.refused}>
            {words.catalogue.contradictions[refused.because] ?? refused.because}
          </p>
        )}
      </details>
    );
  });
}
