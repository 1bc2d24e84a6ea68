import { findScenario } from '../../../scenarios/catalogue.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { ParameterField } from '../../../ui/controls/sceneForm/ParameterField.tsx';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { spyOnStops } from './debugger/breakpoints.ts';
import styles from './editor.module.css';
import { choiceInEditor, openWorld, playWorld, programInEditor, ownChoiceIn } from './ownWorld.ts';

/** What the world of the code is like. A change starts it again. */
export function Settings() {
  const own = useWords(OWN_RECIPE);
  const choices = useSession(({ experiment }) => experiment?.choices);
  useOwnCode(({ program }) => program);
  const code = programInEditor(ownChoiceIn(choices))?.code;
  const choice = code === undefined ? null : choiceInEditor(code);
  if (choice === null || code === undefined) return null;
  return (
    <details className={styles.more} name="below-code">
      <summary>{own.settings}</summary>
      {findScenario(choice.scenario)?.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          choice={choice}
          name={null}
          onChange={(value) => {
            openWorld(code, { [parameter.name]: value });
            spyOnStops();
            playWorld();
          }}
        />
      ))}
    </details>
  );
}
