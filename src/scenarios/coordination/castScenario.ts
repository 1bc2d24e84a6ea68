// What scenarios have in common in which every client has a part of its own: a story to play, and a seat for each.
import type { ClientSetup, ProgramArgs, RecipeBook, RecipeFrame, WorldSetup } from '../../engine/index.ts';
import type { Said, ScenarioEntry } from '../scenario/entry.ts';
import { scriptOf } from '../scenario/piece.ts';
import { againstStory, storiedEntry, storyParameter } from '../scenario/stories.ts';
import type { Parameter, Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import { lockStage } from '../locks/lockStage.ts';

type Common = 'picture' | 'lock' | 'setup' | 'parameters';

export interface CastScenario<P extends Parameter, PieceId extends string>
  extends Omit<Scenario, Common>, Said<P, PieceId>, Seats {
  /** Beside the story. */
  readonly parameters: readonly P[];
  /** The program of its clients. */
  readonly recipe: RecipeBook[string];
  /** The node that all of it is about. */
  readonly parent: string;
  /** Nodes that are there beforehand, beside the parent. */
  readonly nodes?: readonly string[] | ((choice: ScenarioChoice) => readonly string[]);
  readonly frame?: (choice: ScenarioChoice) => Partial<RecipeFrame>;
  /** Of every client's session. Absent: 4000. */
  readonly sessionTimeoutMs?: (choice: ScenarioChoice) => number;
  /** Milliseconds between the first steps of two clients: far enough, if not said, to see them come one by one. */
  readonly apartMs?: number;
}

interface Seats {
  /** What a client is told beside the choice's values, by its place. */
  readonly seat?: (place: number, choice: ScenarioChoice) => ProgramArgs;
}

export function castScenario<const P extends Parameter, const PieceId extends string = never>({
  recipe,
  words,
  pieces = [],
  pieceWords,
  parent,
  nodes = [],
  frame,
  seat,
  sessionTimeoutMs = () => 4000,
  apartMs = 100,
  ...own
}: CastScenario<P, PieceId>): ScenarioEntry {
  const scenario: Scenario = {
    ...own,
    picture: 'tree',
    lock: { parent, order: 'unheld' },
    parameters: [storyParameter(pieces, own.id), ...own.parameters],
    contradiction: (choice) => againstStory(pieces, choice) ?? own.contradiction?.(choice) ?? null,
    setup: (choice) => ({
      ...seated(lockStage(choice, own.id), choice, { seat, apartMs, timeoutMs: sessionTimeoutMs(choice) }),
      nodes: [parent, ...(typeof nodes === 'function' ? nodes(choice) : nodes)],
      recipe: { parents: [parent], ...frame?.(choice) },
      script: scriptOf(pieces, choice),
    }),
  };
  return storiedEntry({ scenario, recipes: { [own.id]: recipe }, words, pieces, pieceWords });
}

interface Seating {
  readonly seat: Seats['seat'];
  readonly apartMs: number;
  readonly timeoutMs: number;
}

/** A client that is added later sits beyond all others. */
function seated(
  setup: WorldSetup,
  choice: ScenarioChoice,
  { seat, apartMs, timeoutMs }: Seating,
): WorldSetup {
  const { clients, newcomer } = setup;
  return {
    ...setup,
    clients: clients.map((client, place) => ({ ...client, ...at(client, place) })),
    newcomer: newcomer === null ? null : { ...newcomer, ...at(newcomer, clients.length) },
  };

  function at(client: Omit<ClientSetup, 'id'>, place: number) {
    return { programs: programsAt(client, place), sessionTimeoutMs: timeoutMs };
  }

  function programsAt({ programs }: Omit<ClientSetup, 'id'>, place: number): ClientSetup['programs'] {
    const startAfterMs = place < clients.length ? place * apartMs : 0;
    return programs.map((program) => ({
      ...program,
      args: { ...program.args, ...seat?.(place, choice) },
      startAfterMs,
    }));
  }
}
