// The small pictures of what the library has: scenes with the story of their card, and pieces of the museum. The page that a build
// makes has drawnLibrary.ts in its place.
import type { Simulation } from '../../../engine/index.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { pieceChoices } from '../../../scenarios/museum/pieceChoices.ts';
import { stepsToRed } from '../../../scenarios/museum/playPiece.ts';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { redPicture, type Window } from '../../select/red/redPicture.ts';
import type { Turn } from '../../select/red/turn.ts';
import { library } from '../../stores/library.ts';
import { CARD_STORIES, type ToldStory } from './cardStories.ts';
import { pictured, withoutStory, type Staged } from './picturedWorlds.ts';
import type { Played } from './redMoments.ts';

export function picturedScene(id: string, choices: () => readonly ScenarioChoice[]): Played {
  return pictured(id, () => stagedScene(id, choices));
}

/** The worlds of a scene, with what its card has them do. */
function stagedScene(id: string, choices: () => readonly ScenarioChoice[]): Staged {
  const story = CARD_STORIES[id];
  if (story === undefined) return withoutStory(new Experiment(choices(), library));
  if ('piece' in story) {
    const piece = museumPieces.find((each) => each.id === story.piece);
    if (piece === undefined) throw new RangeError(`no piece ${story.piece}`);
    const experiment = new Experiment(pieceChoices(piece), library);
    return { ...told(experiment), breaks: piece.invariant };
  }
  const experiment = new Experiment(choices(), {
    ...library,
    findScenario: (name) => withStory(library.findScenario(name), story),
  });
  const { breaks = null, point, ticks = false } = story;
  return { ...told(experiment), breaks, hasPoint: point !== undefined, ticks };
}

function told(experiment: Experiment): Staged {
  return { ...withoutStory(experiment), window: (timeMs) => windowOfStory(experiment, timeMs) };
}

function withStory(scenario: Scenario | undefined, { script, point }: ToldStory): Scenario | undefined {
  return (
    scenario && {
      ...scenario,
      setup: (choice) => {
        const setup = scenario.setup(choice);
        return script === undefined ? setup : { ...setup, script };
      },
      ...(point && { point: () => point }),
    }
  );
}

/**
 * From a little before its first command: the same in both worlds, so that what happens at one time stands at one place. Undefined
 * where nothing is commanded before the moment that is shown.
 */
function windowOfStory({ worlds }: Experiment, timeMs: number): Window | undefined {
  const given = worlds.flatMap(
    ({ trace }) => trace.find(({ kind }) => kind === 'command.given')?.timeMs ?? [],
  );
  const firstMs = Math.min(...given);
  if (firstMs >= timeMs) return undefined;
  const spanMs = Math.max(LEAST_STORY_MS, timeMs - firstMs);
  return {
    fromMs: Math.max(0, timeMs - spanMs * (1 + BEFORE_STORY)),
    toMs: timeMs + spanMs * BEYOND_STORY,
  };
}

/** A shorter story is drawn as if it took so long. */
const LEAST_STORY_MS = 60;
/** What is drawn before and after it, as parts of its length. */
const BEFORE_STORY = 0.3;
const BEYOND_STORY = 0.4;

export function picturedPiece(piece: MuseumPiece): Played {
  return {
    id: piece.id,
    *play() {
      const red = yield* stepsToRed(piece);
      if (red === null) return null;
      const window =
        piece.pictured === 'outcome'
          ? windowOfOutcome(red.simulation, red.violation)
          : windowOfCause(red.simulation, red.violation);
      return { pictures: [redPicture({ ...red, turn: red.violation, window })], finding: red.violation };
    },
  };
}

/**
 * Of what is judged by how long it lasts, how it came to be: ten seconds in which nothing happens look alike whatever led to
 * them. Undefined for everything else.
 */
function windowOfCause(
  { trace }: Simulation,
  { invariant, timeMs, count }: Pick<Turn, 'invariant' | 'timeMs' | 'count'>,
): Window | undefined {
  if (invariant !== 'I-4' && invariant !== 'I-5' && invariant !== 'I-13') return undefined;
  const given = trace.flatMap(({ kind, timeMs: atMs }) =>
    kind === 'command.given' && atMs < timeMs ? [atMs] : [],
  );
  const begunMs = invariant === 'I-4' ? Math.max(0, ...given) + ORPHANED_MS : timeMs - count;
  const fromMs = Math.max(0, Math.min(begunMs, ...given) - BEFORE_CAUSE_MS);
  return { fromMs, toMs: Math.min(timeMs, begunMs + (begunMs - fromMs) * BEHIND_CAUSE) };
}

/** From the red moment to the last thing that happens. */
function windowOfOutcome({ trace }: Simulation, { timeMs }: Pick<Turn, 'timeMs'>): Window {
  return { fromMs: timeMs - BEFORE_CAUSE_MS, toMs: trace.at(-1)?.timeMs ?? timeMs };
}

const BEFORE_CAUSE_MS = 200;
/** A lost connection and the one after it. */
const ORPHANED_MS = 1200;
/** So much is drawn of what is stuck, as a part of what came before. */
const BEHIND_CAUSE = 0.5;
