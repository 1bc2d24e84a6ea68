import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import { useWords } from '../i18n/words.ts';
import { Menu } from '../parts/Menu.tsx';
import { useSession } from '../stores/session.ts';
import { pairNameOf, worldNameOf } from './presets.ts';
import styles from './Header.module.css';

const ScenarioItems = lazy(() => import('./ScenarioItems.tsx'));

/** Which scene: pairs of worlds, single ones, or one's own. */
export function ScenarioMenu() {
  const words = useWords();
  const choices = useSession((session) => session.experiment?.choices) ?? [];
  const [first] = choices;
  const name =
    choices.length === 1 && first !== undefined
      ? words.scenarios.worlds[worldNameOf(first)].name
      : words.scenarios.pairs[pairNameOf(choices) ?? 'other'].name;
  return (
    <Menu
      className={styles.scenario}
      look="quiet"
      name={`${words.controls.scenario}: ${name}`}
      label={
        <>
          <span className={styles.scenarioName}>{name}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <ScenarioItems />
    </Menu>
  );
}
