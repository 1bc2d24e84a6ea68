// A world whose clients all run a learner's own code. The code is part of the choice, so of every link, and goes to the programs among
// their arguments.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { RecipeFrame } from '../engine/index.ts';
import { LOCK_PARENT } from '../scenarios/locks/lockProgram.ts';
import { LOCK_PARAMETERS, lockStage } from '../scenarios/locks/lockStage.ts';
import { scenarioEntry, type ScenarioEntry } from '../scenarios/scenario/entry.ts';
import { choiceParameter, CLIENT_LIBRARY, libraryOf } from '../scenarios/scenario/parameters.ts';
import type { Scenario, ScenarioChoice } from '../scenarios/scenario/scenario.ts';
import { ownChecksOf } from './ownCheck.ts';
import type { KeptInterpreters } from './keptInterpreters.ts';
import { OWN_RECIPE, ownRecipeBook } from './program.ts';
import { ELECTION_PROMISES, LOCK_PROMISES, permitsIn, promisesOf, toldAsIn } from './promises.ts';
import { words } from './words.ts';

const PARAMETERS = [
  choiceParameter('promise', ['fromCode', 'oneHolder', 'oneLeader', 'nothing']),
  CLIENT_LIBRARY,
  // In lock step everybody waits for everybody: nobody would be let through while another one tries again and again.
  ...LOCK_PARAMETERS.filter(({ name }) => name !== 'rounds').map((parameter) =>
    parameter.name === 'arrival' ? { ...parameter, headless: 'together' } : parameter,
  ),
] as const;

/** The parents of the book's recipes. Of these are there before anything happens which the code names. */
const PARENTS = [LOCK_PARENT, '/shared_lock', '/election', '/queue', '/barrier', '/config', '/config/value'];

/** No menu offers it: it needs code. */
export function ownRecipe(quickJs: QuickJSWASMModule, kept: KeptInterpreters): ScenarioEntry {
  const scenario: Scenario = {
    id: OWN_RECIPE,
    family: 'locks',
    picture: 'tree',
    views: [],
    takesCode: true,
    parameters: PARAMETERS,
    clients: { min: 1, max: 50, initial: 3 },
    lock: { parent: LOCK_PARENT, order: 'none', isGuessed: true },
    invariants: LOCK_PROMISES,
    // Of those that follow from the code `madeBy` says which.
    claims: ({ promise }) =>
      promise === 'oneHolder' ? LOCK_PROMISES : promise === 'oneLeader' ? ELECTION_PROMISES : [],
    expected: () => [],
    stepList: () => [],
    isEndless: () => false,
    madeBy(choice) {
      const { code = '', values } = choice;
      const toldAs = toldAsIn(code);
      const lock = { ...scenario.lock, parent: parentFor(choice) };
      const made = { ...scenario, lock, ...(toldAs === undefined ? {} : { toldAs }) };
      if (values['promise'] !== 'fromCode')
        return {
          ...made,
          invariants: values['promise'] === 'oneLeader' ? ELECTION_PROMISES : LOCK_PROMISES,
        };
      const promised = promisesOf(code);
      const ownChecks = promised.includes('I-40') ? ownChecksOf(quickJs, code) : [];
      return { ...made, invariants: promised, claims: () => promised, ownChecks };
    },
    setup(choice) {
      const { code = '' } = choice;
      const setup = lockStage({ ...choice, values: { ...choice.values, code } }, OWN_RECIPE);
      const library = libraryOf(choice.values);
      return {
        ...setup,
        clients: setup.clients.map((client) => ({ ...client, library })),
        newcomer: setup.newcomer === null ? null : { ...setup.newcomer, library },
        nodes: parentsIn(code),
        recipe: frameFor(choice),
      };
    },
  };
  return scenarioEntry({ isUnlisted: true, scenario, recipes: ownRecipeBook({ quickJs, kept }), words });
}

function frameFor(choice: ScenarioChoice): RecipeFrame {
  const parents = [parentFor(choice)];
  if (choice.values['promise'] !== 'fromCode') return { parents };
  const { code = '' } = choice;
  const ids = promisesOf(code);
  return {
    parents,
    ...(ids.includes('I-41') ? { permits: permitsIn(code) } : {}),
    ...(ids.includes('I-10') ? { members: choice.clients } : {}),
  };
}

/** In whatever the file says, comments included: nothing of it is run for that. */
function parentsIn(code: string): readonly string[] {
  return PARENTS.filter((path) => new RegExp(`${path}(?!\\w)`).test(code));
}

/** Below which the picture looks for the lock: the first path that is named, if none of those is. */
function parentFor({ code = '' }: ScenarioChoice): string {
  return parentsIn(code)[0] ?? /['"`](\/[\w.-]+)/.exec(code)?.[1] ?? LOCK_PARENT;
}
