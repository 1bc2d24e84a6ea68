// A small stage of a lesson: one server, a few znodes, and clients whose users press buttons.
import { nthClientId } from '../../engine/index.ts';
import type { ClientSetup, ProgramArgs, RecipeBook, WorldSetup } from '../../engine/index.ts';
import type { ScenarioEntry } from '../scenario/entry.ts';
import type { Parameter, Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import { SAMPLE_CONFIG, SERVER } from '../scenario/sampleServer.ts';
import type { WordsFor } from '../scenario/words.ts';

interface LessonStage<P extends Parameter> {
  readonly id: string;
  readonly recipes: RecipeBook;
  readonly words: NoInfer<WordsFor<P>>;
  readonly views?: Scenario['views'];
  readonly parameters?: readonly P[];
  readonly clients: number;
  /** What its clients use, if not the Java library. */
  readonly library?: (choice: ScenarioChoice) => ClientSetup['library'];
  /** Milliseconds between the beginnings of two clients, if other than usual. */
  readonly apartMs?: number;
  /** What its programs mark as steps. */
  readonly stepList?: readonly string[];
  /** What is asked for; the server may negotiate another one. */
  readonly sessionTimeoutMs: number;
  readonly nodes: (choice: ScenarioChoice) => readonly string[];
  /** How many children each has had before. */
  readonly created?: (choice: ScenarioChoice) => NonNullable<WorldSetup['created']>;
  /** By the client's place. */
  readonly programs: (
    place: number,
    choice: ScenarioChoice,
  ) => readonly { recipe: string; args?: ProgramArgs }[];
}

type Staged = Omit<LessonStage<never>, 'recipes' | 'words' | 'parameters'>;

const APART_MS = 300;
/** No node below it holds anything. */
const NO_LOCK = '/no-lock';

export function lessonStage<const P extends Parameter = never>(stage: LessonStage<P>): ScenarioEntry {
  const scenario: Scenario = {
    id: stage.id,
    family: 'coordination',
    picture: 'tree',
    views: stage.views ?? [],
    parameters: stage.parameters ?? [],
    clients: { min: stage.clients, max: 20, initial: stage.clients },
    lock: { parent: NO_LOCK, order: 'unheld' },
    invariants: [],
    expected: () => [],
    stepList: () => stage.stepList ?? [],
    isEndless: () => false,
    setup: (choice) => setupOf(stage, choice),
  };
  const { recipes, words } = stage;
  return { scenario, recipes, words, pieces: [], pieceWords: {}, isUnlisted: true };
}

function setupOf(stage: Staged, choice: ScenarioChoice): WorldSetup {
  const client = (place: number): Omit<ClientSetup, 'id'> => ({
    connectString: [SERVER],
    sessionTimeoutMs: stage.sessionTimeoutMs,
    startAfterMs: place * (stage.apartMs ?? APART_MS),
    library: stage.library?.(choice) ?? 'java',
    programs: stage
      .programs(place, choice)
      .map(({ recipe, args = {} }) => ({ recipe, args, startAfterMs: 0 })),
  });
  return {
    seed: choice.seed,
    config: SAMPLE_CONFIG,
    servers: [SERVER],
    clients: Array.from({ length: choice.clients }, (_, place) => ({
      ...client(place),
      id: nthClientId(place),
    })),
    newcomer: client(choice.clients),
    nodes: stage.nodes(choice),
    ...(stage.created === undefined ? {} : { created: stage.created(choice) }),
    latencyMs: { min: 2, max: 8 },
    conductor: [],
  };
}
