// A world whose clients all run a learner's own code. The code is part of the choice, so of every link, and goes to the programs among
// their arguments.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { InvariantId } from '../engine/index.ts';
import { LOCK_PARENT } from '../scenarios/locks/lockProgram.ts';
import { LOCK_PARAMETERS, lockStage } from '../scenarios/locks/lockStage.ts';
import { scenarioEntry, type ScenarioEntry } from '../scenarios/scenario/entry.ts';
import { choiceParameter, CLIENT_LIBRARY, libraryOf } from '../scenarios/scenario/parameters.ts';
import type { Scenario, ScenarioChoice } from '../scenarios/scenario/scenario.ts';
import { OWN_RECIPE, ownRecipeBook } from './program.ts';
import { words } from './words.ts';

const PARAMETERS = [
  choiceParameter('promise', ['oneHolder', 'oneLeader', 'nothing']),
  CLIENT_LIBRARY,
  // In lock step everybody waits for everybody: nobody would be let through while another one tries again and again.
  ...LOCK_PARAMETERS.filter(({ name }) => name !== 'rounds').map((parameter) =>
    parameter.name === 'arrival' ? { ...parameter, headless: 'together' } : parameter,
  ),
] as const;

/** The parents of the book's recipes. Of these are there before anything happens which the code names. */
const PARENTS = [LOCK_PARENT, '/shared_lock', '/election', '/queue', '/barrier', '/config', '/config/value'];

/** One holder; who holds it has its znode; it is not free for long while somebody waits. */
const LOCK_PROMISES: readonly InvariantId[] = ['I-1', 'I-3', 'I-5'];
/** The same of leaders. */
const ELECTION_PROMISES: readonly InvariantId[] = ['I-12', 'I-3', 'I-13'];

/** No menu offers it: it needs code. */
export function ownRecipe(quickJs: QuickJSWASMModule): ScenarioEntry {
  const scenario: Scenario = {
    id: OWN_RECIPE,
    family: 'locks',
    picture: 'tree',
    views: [],
    takesCode: true,
    parameters: PARAMETERS,
    clients: { min: 1, max: 50, initial: 3 },
    lock: { parent: LOCK_PARENT, order: 'none' },
    invariants: LOCK_PROMISES,
    claims: ({ promise }) =>
      promise === 'oneHolder' ? LOCK_PROMISES : promise === 'oneLeader' ? ELECTION_PROMISES : [],
    expected: () => [],
    stepList: () => [],
    isEndless: () => false,
    madeBy: (choice) => ({
      ...scenario,
      lock: { parent: parentFor(choice), order: 'none' },
      invariants: choice.values['promise'] === 'oneLeader' ? ELECTION_PROMISES : LOCK_PROMISES,
    }),
    setup(choice) {
      const { code = '' } = choice;
      const setup = lockStage({ ...choice, values: { ...choice.values, code } }, OWN_RECIPE);
      const library = libraryOf(choice.values);
      return {
        ...setup,
        clients: setup.clients.map((client) => ({ ...client, library })),
        newcomer: setup.newcomer === null ? null : { ...setup.newcomer, library },
        nodes: parentsIn(code),
        recipe: { parents: [parentFor(choice)] },
      };
    },
  };
  return scenarioEntry({ isUnlisted: true, scenario, recipes: ownRecipeBook(quickJs), words });
}

/** In whatever the file says, comments included: nothing of it is run for that. */
function parentsIn(code: string): readonly string[] {
  return PARENTS.filter((path) => new RegExp(`${path}(?!\\w)`).test(code));
}

/** Below which the picture looks for the lock: the first path that is named, if none of those is. */
function parentFor({ code = '' }: ScenarioChoice): string {
  return parentsIn(code)[0] ?? /['"`](\/[\w.-]+)/.exec(code)?.[1] ?? LOCK_PARENT;
}
