// Plays a lesson's solution without a page, as a learner would who knows the way.
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ParameterValues } from '../scenario/scenario.ts';
import { LessonMistake, carryOut } from './carryOut.ts';
import { actionsIn, fewestActions } from './fewestActions.ts';
import { GoalRun } from './goalRun.ts';
import type { Action, Lesson, Part } from './lesson.ts';
import { answerTo, type Answer } from './predict.ts';
import type { Coach } from './repair.ts';
import { NO_COACH, examined, sceneWith } from './repaired.ts';
import { settingsOf } from './scenes.ts';

export interface PlayedLesson {
  /** Each part's goal was reached by its solution. */
  readonly goalReached: boolean;
  /** One of them was reached before the last action of its solution. */
  readonly goalReachedEarly: boolean;
  /** Commands that its solution gives. */
  readonly actions: number;
  /** Of each part the shortest way that is known. */
  readonly fewestKnown: number;
  /** Other ways that were tried. */
  readonly alternatives: readonly {
    readonly part: string;
    readonly actions: number;
    readonly accepted: boolean;
  }[];
  readonly predictions: readonly (Answer & { readonly id: string })[];
}

/** `coach` examines what is written in it. */
export function playLesson(lesson: Lesson, coach: Coach = NO_COACH): PlayedLesson {
  const played = lesson.parts.map((part) => letGo(playPart(part, part.solution, coach)));
  return {
    goalReached: played.every(({ reached }) => reached === 'atTheEnd' || reached === 'early'),
    goalReachedEarly: played.some(({ reached }) => reached === 'early'),
    actions: lesson.parts.reduce((sum, { solution }) => sum + actionsIn(solution), 0),
    fewestKnown: fewestActions(lesson),
    alternatives: lesson.parts.flatMap((part) =>
      (part.otherWays ?? []).map((way) => ({
        part: part.id,
        actions: actionsIn(way),
        accepted: letGo(playPart(part, way, coach)).reached !== 'never',
      })),
    ),
    predictions: played.flatMap(({ answers }) => answers),
  };
}

/** Interpreters of programs that go no further are free for others. */
function letGo(played: PlayedPart): PlayedPart {
  for (const world of played.experiment.worlds) world.release();
  return played;
}

interface PlayedPart {
  readonly reached: 'atTheEnd' | 'early' | 'never';
  readonly answers: readonly (Answer & { readonly id: string })[];
  /** The last scene, with all that was done in it. */
  readonly experiment: Experiment;
}

/** Throws a LessonMistake that names the part and the action that cannot be carried out. */
export function playPart(part: Part, actions: readonly Action[], coach: Coach = NO_COACH): PlayedPart {
  const goal = new GoalRun(part.goal ?? { milestones: [] });
  const answers: (Answer & { readonly id: string })[] = [];
  let experiment: Experiment | null = null;
  let set = settingsOf(part);
  let wasEarly = false;
  let mended: readonly string[] = [];
  for (const [index, action] of actions.entries()) {
    if (index === actions.length - 1) wasEarly = part.goal !== undefined && goal.isComplete;
    try {
      if (action.do === 'open') {
        set = settingsOf(part, action.set);
        experiment = newScene(part, set);
      } else if (experiment === null) throw new LessonMistake('a solution begins with open');
      else if (action.do === 'predict') answers.push(answered(part, set));
      else if (action.do === 'write') {
        experiment = newScene(part, set, action.code);
        mended = examined(part, set, action.code, coach);
      } else carryOut(experiment, action);
    } catch (error) {
      if (!(error instanceof LessonMistake)) throw error;
      throw new LessonMistake(`${part.id}, action ${index + 1} (${action.do}): ${error.message}`);
    }
    if (experiment !== null) {
      goal.look(experiment, experiment.steps);
      if (part.repair !== undefined && action.do === 'run') goal.setReached(mended, experiment.steps);
    }
  }
  if (experiment === null) throw new LessonMistake(`${part.id}: a solution begins with open`);
  const reached = wasEarly ? 'early' : goal.isComplete ? 'atTheEnd' : 'never';
  return { reached, answers, experiment };
}

function newScene(part: Part, set: ParameterValues, code?: string): Experiment {
  return new Experiment(sceneWith(part, set, code), { findScenario, book: recipeBook });
}

function answered(part: Part, set: ParameterValues): Answer & { readonly id: string } {
  if (part.prediction === undefined) throw new LessonMistake('there is nothing to predict');
  return { id: part.prediction.id, ...answerTo(part.prediction, part.scene(set)) };
}
