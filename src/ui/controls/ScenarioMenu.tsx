import { ChevronDown } from 'lucide-react';
import { useWords } from '../i18n/words.ts';
import { Menu, MenuHeading, MenuItem } from '../parts/Menu.tsx';
import { useSession } from '../stores/session.ts';
import { PAIRS, pairChoices, pairNameOf, WORLD_NAMES, worldChoice, worldNameOf } from './presets.ts';
import { openScene } from './scene.ts';
import styles from './Header.module.css';

/** Which scene: pairs of worlds, single ones, or one's own. */
export function ScenarioMenu({ onSettings }: { readonly onSettings: () => void }) {
  const words = useWords();
  const choices = useSession((session) => session.experiment?.choices) ?? [];
  const pair = pairNameOf(choices);
  const first = choices[0];
  const single = choices.length === 1 && first !== undefined ? worldNameOf(first) : null;
  const name =
    single === null ? words.scenarios.pairs[pair ?? 'other'].name : words.scenarios.worlds[single].name;
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
      <MenuHeading>{words.shell.compare}</MenuHeading>
      {PAIRS.map((each) => (
        <MenuItem
          key={each}
          checked={each === pair}
          more={words.scenarios.pairs[each].more}
          onChoose={() => openScene(pairChoices(each, first))}
        >
          {words.scenarios.pairs[each].name}
        </MenuItem>
      ))}
      <MenuHeading>{words.shell.single}</MenuHeading>
      {WORLD_NAMES.map((each) => (
        <MenuItem
          key={each}
          checked={each === single}
          more={words.scenarios.worlds[each].more}
          onChoose={() => openScene([worldChoice(each, first)])}
        >
          {words.scenarios.worlds[each].name}
        </MenuItem>
      ))}
      <MenuHeading>{words.controls.ownScene}</MenuHeading>
      <MenuItem onChoose={onSettings}>{words.controls.settings}</MenuItem>
    </Menu>
  );
}
