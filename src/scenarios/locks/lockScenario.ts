// What all scenarios of locks have in common, so that each says only what is its own.
import type { ClientSetup, ProgramArgs, RecipeBook, WorldSetup } from '../../engine/index.ts';
import type { Said, ScenarioEntry } from '../scenario/entry.ts';
import { scriptOf, type MuseumPiece } from '../scenario/piece.ts';
import { againstStory, storiedEntry, storyParameter } from '../scenario/stories.ts';
import type { Parameter, Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from './lockStage.ts';
import { isEndless, libraryOf } from '../scenario/parameters.ts';

type Common = 'family' | 'picture' | 'clients' | 'isEndless' | 'setup' | 'parameters';

type Seat = (place: number, choice: ScenarioChoice) => ProgramArgs;

export interface LockScenario<P extends Parameter, PieceId extends string>
  extends Omit<Scenario, Common>, Said<P, PieceId> {
  /** Beside the story and those that every lock has. */
  readonly parameters: readonly P[];
  readonly clients?: Scenario['clients'];
  /** The program of its clients, and others that it starts, by name. */
  readonly recipe: RecipeBook[string];
  readonly programs?: RecipeBook;
  /** Of other scenarios, whose right side it is. */
  readonly alsoPlays?: readonly MuseumPiece[];
  /** How long each client holds it, if other than the default. */
  readonly hold?: Parameter;
  /** What a client is told beside the choice's values, by its place. */
  readonly seat?: Seat;
  /** What else the world is to have. */
  readonly furnish?: (setup: WorldSetup, choice: ScenarioChoice) => WorldSetup;
}

/** The own parameters stand between the story and those that every lock has. */
export function lockScenario<const P extends Parameter, const PieceId extends string = never>({
  recipe,
  programs,
  words,
  pieces = [],
  pieceWords,
  alsoPlays = [],
  seat,
  furnish,
  hold,
  ...own
}: LockScenario<P, PieceId>): ScenarioEntry {
  const common = LOCK_PARAMETERS.map((parameter) => (parameter.name === hold?.name ? hold : parameter));
  const stories = [...pieces, ...alsoPlays];
  const scenario: Scenario = {
    family: 'locks',
    picture: 'tree',
    clients: LOCK_CLIENTS,
    isEndless,
    ...own,
    parameters: [storyParameter(stories, own.id), ...own.parameters, ...common],
    contradiction: (choice) => againstStory(stories, choice) ?? own.contradiction?.(choice) ?? null,
    setup(choice) {
      const setup = seated(lockStage(choice, own.id), choice, seat);
      const { parent } = own.lock;
      const script = scriptOf(stories, choice);
      const furnished = { ...setup, nodes: [parent], recipe: { parents: [parent] }, script };
      return furnish?.(furnished, choice) ?? furnished;
    },
  };
  return storiedEntry({ scenario, recipes: { [own.id]: recipe, ...programs }, words, pieces, pieceWords });
}

/** Newcomers sit beyond all others. */
function seated(setup: WorldSetup, choice: ScenarioChoice, seat: Seat = () => ({})): WorldSetup {
  const { clients, newcomer } = setup;
  return {
    ...setup,
    clients: clients.map((client, place) => ({ ...client, ...furnished(client, seat(place, choice)) })),
    newcomer: newcomer === null ? null : furnished(newcomer, seat(clients.length, choice)),
  };

  function furnished(client: Omit<ClientSetup, 'id'>, own: ProgramArgs): Omit<ClientSetup, 'id'> {
    const programs = client.programs.map((program) => ({ ...program, args: { ...program.args, ...own } }));
    return { ...client, programs, library: libraryOf(choice.values) };
  }
}
