// A world whose clients all run a learner's own code. The code is part of the choice, so of every link, and goes to the programs among
// their arguments.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { InvariantId } from '../engine/index.ts';
import { LOCK_PARENT } from '../scenarios/locks/lockProgram.ts';
import { LOCK_PARAMETERS, lockStage } from '../scenarios/locks/lockStage.ts';
import { scenarioEntry, type ScenarioEntry } from '../scenarios/scenario/entry.ts';
import { choiceParameter, CLIENT_LIBRARY, libraryOf } from '../scenarios/scenario/parameters.ts';
import { OWN_RECIPE, ownRecipeBook } from './program.ts';
import { words } from './words.ts';

const PARAMETERS = [
  choiceParameter('promise', ['oneHolder', 'nothing']),
  CLIENT_LIBRARY,
  // In lock step everybody waits for everybody: nobody would be let through while another one tries again and again.
  ...LOCK_PARAMETERS.filter(({ name }) => name !== 'rounds').map((parameter) =>
    parameter.name === 'arrival' ? { ...parameter, headless: 'together' } : parameter,
  ),
] as const;

/** What the book's other recipes stand below. */
const OTHER_PARENTS = ['/shared_lock', '/election', '/queue', '/barrier', '/config', '/config/value'];

/** One holder; who holds it has its znode; it is not free for long while somebody waits. */
const LOCK_PROMISES: readonly InvariantId[] = ['I-1', 'I-3', 'I-5'];

/** No menu offers it: it needs code. */
export function ownRecipe(quickJs: QuickJSWASMModule): ScenarioEntry {
  return scenarioEntry({
    isUnlisted: true,
    scenario: {
      id: OWN_RECIPE,
      family: 'locks',
      picture: 'tree',
      views: [],
      takesCode: true,
      parameters: PARAMETERS,
      clients: { min: 1, max: 50, initial: 3 },
      lock: { parent: LOCK_PARENT, order: 'none' },
      invariants: LOCK_PROMISES,
      claims: ({ promise }) => (promise === 'oneHolder' ? LOCK_PROMISES : []),
      expected: () => [],
      stepList: () => [],
      isEndless: () => false,
      setup(choice) {
        const { code = '' } = choice;
        const setup = lockStage({ ...choice, values: { ...choice.values, code } }, OWN_RECIPE);
        const library = libraryOf(choice.values);
        return {
          ...setup,
          clients: setup.clients.map((client) => ({ ...client, library })),
          newcomer: setup.newcomer === null ? null : { ...setup.newcomer, library },
          nodes: [LOCK_PARENT, ...OTHER_PARENTS],
          recipe: { parents: [LOCK_PARENT] },
        };
      },
    },
    recipes: ownRecipeBook(quickJs),
    words,
  });
}
