import { ChevronDown } from '../parts/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import { fromRoom } from '../stores/stage.ts';
import { Menu } from '../parts/Menu.tsx';
import { lateOf } from '../parts/route.tsx';
import { SceneWords } from './SceneWords.tsx';
import styles from './Header.module.css';

const ScenarioItems = lateOf(() => fromRoom('ScenarioItems'));

/** Which scene: pairs of worlds, single ones, or one's own. */
export function ScenarioMenu() {
  const words = useWords();
  return (
    <Menu
      className={styles.scenario}
      look="quiet"
      label={
        <>
          <span className="visually-hidden">{words.format.labelled(words.controls.scenario, '')}</span>
          <span className={styles.scenarioName}>
            <SceneWords say="name" />
          </span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <ScenarioItems />
    </Menu>
  );
}
