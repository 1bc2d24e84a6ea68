import type { PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { useWords } from '../../../words/useWords.ts';
import { programOf, shelfGroups } from '../../../scenarios/shelfRecipes.ts';
import { recipeName } from './recipeName.ts';
import { drag, endDrag } from './shelfDrag.ts';
import styles from './worlds.module.css';

interface Props {
  /** What taking a recipe does, by the recipe's name. */
  readonly nameOf: (recipe: string) => string;
  readonly onTake: (program: PlannedProgram) => void;
}

/** Recipes of the book, to be clicked or dragged. */
export function RecipeShelf({ nameOf, onTake }: Props) {
  const words = useWords();
  return (
    <div className={styles.shelf}>
      {shelfGroups().map(({ family, scenarios }) => (
        <details key={family} className={styles.family} open={family === 'locks'}>
          <summary>{words.dialogs.families[family]}</summary>
          <ul>
            {scenarios.map((scenario) => {
              const name = recipeName(scenario, words);
              return (
                <li key={scenario}>
                  <button
                    type="button"
                    className={styles.chip}
                    draggable
                    aria-label={nameOf(name)}
                    onClick={() => onTake(programOf(scenario))}
                    onDragStart={(event) => drag(programOf(scenario), event.dataTransfer)}
                    onDragEnd={endDrag}
                  >
                    {name}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
