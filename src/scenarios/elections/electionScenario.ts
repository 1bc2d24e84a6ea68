// What all scenarios of elections have in common, so that each says only what is its own.
import type { ClientSetup, InvariantId, RecipeBook, WorldSetup } from '../../engine/index.ts';
import type { Said, ScenarioEntry } from '../scenario/entry.ts';
import { scriptOf, type MuseumPiece } from '../scenario/piece.ts';
import { againstStory, storiedEntry, storyParameter } from '../scenario/stories.ts';
import { isEndless } from '../scenario/parameters.ts';
import { ELECTION_PARENT } from './electionProgram.ts';
import type { Contradiction, Parameter, Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from '../locks/lockStage.ts';
import { STORY_ENDS_THE_TERM } from './words.ts';

type Common = 'family' | 'picture' | 'lock' | 'clients' | 'isEndless' | 'setup' | 'invariants' | 'expected';

export interface ElectionScenario<P extends Parameter, PieceId extends string>
  extends Omit<Scenario, Common | 'parameters'>, Partial<Pick<Scenario, Common>>, Said<P, PieceId> {
  /** Beside the story and those that every election has. */
  readonly parameters: readonly P[];
  /** The program of its clients, and others that it starts, by name. */
  readonly recipe: RecipeBook[string];
  readonly programs: RecipeBook;
  readonly library: (choice: ScenarioChoice) => ClientSetup['library'];
  /** What else the world is to have. */
  readonly furnish?: (setup: WorldSetup, choice: ScenarioChoice) => WorldSetup;
}

/** At most one leader; there is one; its belief has a znode; one wake-up; no orphan node; no busy loop. */
export const ELECTION_PROMISES: readonly InvariantId[] = ['I-12', 'I-13', 'I-3', 'I-4', 'I-7', 'I-24'];

/** The own parameters stand between the story and those that every election has. */
export function electionScenario<const P extends Parameter, const PieceId extends string = never>({
  recipe,
  programs,
  words,
  pieces = [],
  pieceWords,
  library,
  furnish,
  ...own
}: ElectionScenario<P, PieceId>): ScenarioEntry {
  const scenario: Scenario = {
    family: 'elections',
    picture: 'tree',
    lock: LINE,
    clients: LOCK_CLIENTS,
    invariants: ELECTION_PROMISES,
    expected: () => [],
    isEndless,
    ...own,
    parameters: [storyParameter(pieces, own.id), ...own.parameters, ...commonBeside(own.parameters)],
    contradiction: (choice) => againstTerms(pieces, choice) ?? own.contradiction?.(choice) ?? null,
    setup(choice) {
      const { parent } = own.lock ?? LINE;
      const setup = electionStage(choice, { recipe: own.id, library: library(choice), parent });
      const staged = { ...setup, script: scriptOf(pieces, choice) };
      return furnish?.(staged, choice) ?? staged;
    },
  };
  const contradictions = { storyEndsTheTerm: STORY_ENDS_THE_TERM, ...words.contradictions };
  return storiedEntry({
    scenario,
    recipes: { [own.id]: recipe, ...programs },
    words: { ...words, contradictions },
    pieces,
    pieceWords,
  });
}

const LINE: Scenario['lock'] = { parent: ELECTION_PARENT, order: 'sequence' };

/** On the page a user makes the leader leave; a headless run has no user. */
const ELECTION_PARAMETERS: readonly Parameter[] = LOCK_PARAMETERS.map((parameter) =>
  parameter.name === 'holdMs' ? { ...parameter, name: 'leadMs' } : parameter,
);

/** A story tells leaders when to leave, so they must wait to be told. */
function againstTerms(pieces: readonly MuseumPiece[], choice: ScenarioChoice): Contradiction | null {
  const { story, leadMs } = choice.values;
  const isEarly = story !== 'none' && leadMs !== 'untilReleased';
  return (
    againstStory(pieces, choice) ?? (isEarly ? { parameter: 'leadMs', because: 'storyEndsTheTerm' } : null)
  );
}

/** Those that a scenario does not have in a form of its own. */
function commonBeside(own: readonly Parameter[]): readonly Parameter[] {
  return ELECTION_PARAMETERS.filter(({ name }) => own.every((parameter) => parameter.name !== name));
}

/** Candidates ask for a session of 3 s, as the article's do; the server gives them its least, which is 4 s. */
const ASKED_TIMEOUT_MS = 3000;

interface Cast {
  readonly recipe: string;
  readonly library: ClientSetup['library'];
  readonly parent: string;
}

function electionStage(choice: ScenarioChoice, { recipe, library, parent }: Cast): WorldSetup {
  const setup = lockStage(choice, recipe);
  const own = { library, sessionTimeoutMs: ASKED_TIMEOUT_MS };
  const { newcomer } = setup;
  return {
    ...setup,
    clients: setup.clients.map((client) => ({ ...client, ...own })),
    newcomer: newcomer === null ? null : { ...newcomer, ...own },
    nodes: [parent],
    // Where all watch the leader, or each other's heartbeats, requests grow with their number.
    recipe: { parents: [parent], requestsPerSecond: 50 + choice.clients },
    conductor: conducted(choice),
  };
}

/** In lock step all stand before the first leaves; a leader that leads until it is told waits for a command. */
function conducted({ values }: ScenarioChoice): WorldSetup['conductor'] {
  if (values['arrival'] !== 'lockstep') return [];
  return values['leadMs'] === 'untilReleased' ? ['arrive'] : ['arrive', 'leave'];
}
