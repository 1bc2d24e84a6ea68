// A deck: a talk as a list of moments, each of its own scenario. A moment is described by what happens, never by counting
// steps; where it lies is found by running there.
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import type { ExactMoment } from '../link/bookmark.ts';
import { carryOut } from '../lessons/carryOut.ts';
import type { Action } from '../lessons/lesson.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ScenarioChoice, ViewId } from '../scenario/scenario.ts';

/** What belongs together in a talk: a key leads to the first of its moments, and it goes on through the others. */
export interface DeckRow {
  readonly id: string;
  /** When it is to begin, in seconds of the talk. */
  readonly atSeconds: number;
  readonly moments: readonly [DeckMoment, ...DeckMoment[]];
}

export interface DeckMoment {
  readonly id: string;
  readonly scene: () => readonly ScenarioChoice[];
  /** From the scene's beginning to this moment. */
  readonly actions: readonly Action[];
  /** What stands beside the picture; other views draw the eye away. */
  readonly views: readonly ViewId[];
  /**
   * How time passes on the way here, where it matters. `silence`: as on a clock, so that a silence is felt. `closely`: a
   * quarter as fast, for what is over in milliseconds. `briskly`, `quickly`: twice and four times as fast, so that the point comes within
   * 5 s.
   */
  readonly pace?: 'silence' | 'closely' | 'briskly' | 'quickly';
  /** What a class may be asked at this moment; the next one answers it. */
  readonly vote?: DeckVote;
}

export interface DeckVote {
  /** The same question at another moment has the same id. */
  readonly id: string;
  /** Numbers to choose from. */
  readonly options: readonly number[];
  /** Read off the run up to the next moment. */
  read(run: Experiment): number;
}

/** Where a moment lies. Throws a LessonMistake if it never comes. */
export function exactMoment(moment: DeckMoment): ExactMoment {
  const { choices, commands, head } = runTo(moment);
  return {
    choices,
    commands: commands.map(({ command, afterStep, atMs }) => ({ command, afterStep, atMs })),
    playhead: { step: head.step, timeMs: head.timeMs },
  };
}

/** The run up to a moment, and no step further. */
export function runTo({ scene, actions }: DeckMoment): Experiment {
  const experiment = new Experiment(scene(), { findScenario, book: recipeBook });
  for (const action of actions) carryOut(experiment, action);
  return experiment;
}
