// Which commands of a run the page can play by itself: what the question supposes, and the solution. They come to the same moments for
// everybody, so they say nothing about who did the work. Found by playing them again: a code does not say it.
import { LessonMistake } from '../lessons/carryOut.ts';
import type { Action, Part } from '../lessons/lesson.ts';
import type { PartRun } from '../lessons/partWork.ts';
import { playPart } from '../lessons/playLesson.ts';
import { settingsOf } from '../lessons/scenes.ts';
import type { ParameterValues } from '../scenario/scenario.ts';

/** Commands that the page gives, with their moments, as text. */
type Played = readonly string[];

export interface PlayedByThePage {
  readonly asked: Played;
  readonly solution: readonly Played[];
}

/** What the page plays in a part with these settings. */
export function playedByThePage(part: Part, set: ParameterValues): PlayedByThePage {
  const { prediction, solution } = part;
  return {
    asked: prediction === undefined ? [] : commandsOf(part, [{ do: 'open', set }, ...prediction.rehearsal]),
    solution: scenesIn(solution)
      .filter(([opening]) => opening?.do === 'open' && isSame(settingsOf(part, opening.set), set))
      .map((scene) => commandsOf(part, scene)),
  };
}

/** How many commands of a run, from its first, are the page's. */
export function playedIn(run: PartRun, played: readonly Played[]): number {
  const given = textsOf(run.commands);
  const shared = played.map((commands) => {
    const both = Math.min(commands.length, given.length);
    return commands.slice(0, both).every((each, index) => each === given[index]) ? both : 0;
  });
  return Math.max(0, ...shared);
}

/** The program that a learner found there, or that the solution writes. */
export function isProgramOfThePage({ repair, solution }: Part, code: string): boolean {
  return code === repair?.code || solution.some((action) => action.do === 'write' && action.code === code);
}

function commandsOf(part: Part, actions: readonly Action[]): Played {
  try {
    const { experiment } = playPart(
      part,
      actions.filter((action) => action.do === 'open' || action.do === 'give' || action.do === 'run'),
    );
    for (const world of experiment.worlds) world.release();
    return textsOf(experiment.commands);
  } catch (error) {
    // With other settings there may be nothing to play.
    if (error instanceof LessonMistake) return [];
    throw error;
  }
}

function textsOf(commands: PartRun['commands']): Played {
  return commands.map(({ command, afterStep, atMs }) => JSON.stringify([afterStep, atMs, command]));
}

/** Each begins with a scene that is opened. */
function scenesIn(actions: readonly Action[]): readonly (readonly Action[])[] {
  const scenes: Action[][] = [];
  for (const action of actions) {
    if (action.do === 'open') scenes.push([]);
    scenes.at(-1)?.push(action);
  }
  return scenes;
}

function isSame(a: ParameterValues, b: ParameterValues): boolean {
  return Object.keys(a).every((name) => a[name] === b[name]);
}
