// What all scenarios of locks have in common, so that each says only what is its own.
import type { ClientSetup, ProgramArgs, WorldSetup } from '../../engine/index.ts';
import { isEndless } from '../catalogue.ts';
import { scriptOf, type MuseumPiece } from '../museum/piece.ts';
import { againstStory, storyParameter } from '../museum/stories.ts';
import type { Parameter, Scenario, ScenarioChoice } from '../scenario.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from './lockStage.ts';
import { libraryOf } from '../parameters.ts';

type Common = 'family' | 'picture' | 'clients' | 'isEndless' | 'setup';

type Seat = (place: number, choice: ScenarioChoice) => ProgramArgs;

export interface LockScenario extends Omit<Scenario, Common> {
  readonly clients?: Scenario['clients'];
  /** Of the museum, where it plays in some. */
  readonly pieces?: readonly MuseumPiece[];
  /** How long each holds it, where that is not as for every lock. */
  readonly hold?: Parameter;
  /** What a client is told beside the choice's values, by its place. */
  readonly seat?: Seat;
  /** What else the world is to have. */
  readonly furnish?: (setup: WorldSetup, choice: ScenarioChoice) => WorldSetup;
}

/** The own parameters stand between the story and those that every lock has. */
export function lockScenario({ seat, furnish, hold, pieces = [], ...own }: LockScenario): Scenario {
  const common = LOCK_PARAMETERS.map((parameter) => (parameter.name === hold?.name ? hold : parameter));
  return {
    family: 'locks',
    picture: 'tree',
    clients: LOCK_CLIENTS,
    isEndless,
    ...own,
    parameters: [storyParameter(pieces, own.id), ...own.parameters, ...common],
    contradiction: (choice) => againstStory(pieces, choice) ?? own.contradiction?.(choice) ?? null,
    setup(choice) {
      const setup = seated(lockStage(choice, own.id), choice, seat);
      const { parent } = own.lock;
      const script = scriptOf(pieces, choice);
      const furnished = { ...setup, nodes: [parent], recipe: { parents: [parent] }, script };
      return furnish?.(furnished, choice) ?? furnished;
    },
  };
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
