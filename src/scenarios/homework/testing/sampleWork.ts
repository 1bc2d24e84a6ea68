// What a learner would hand in who does a lesson as its solution says, or answers otherwise.
import { findScenario } from '../../catalogue.ts';
import { Experiment } from '../../experiment/experiment.ts';
import { carryOut } from '../../lessons/carryOut.ts';
import type { Action, Lesson, Part } from '../../lessons/lesson.ts';
import type { LessonWork } from '../../lessons/lessonWork.ts';
import { runUpTo, type PartRun, type PartWork } from '../../lessons/partWork.ts';
import { settingsOf } from '../../lessons/scenes.ts';
import { recipeBook } from '../../recipeBook.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';

/** `answer`: which option is chosen, of those the part has; without it, what the solution predicts. */
export function workAsSolved({ parts }: Lesson, answer: number | null = null): LessonWork {
  return Object.fromEntries(parts.map((part) => [part.id, solved(part, answer)]));
}

function solved(part: Part, answer: number | null): PartWork {
  const answers: { set: ParameterValues; option: string }[] = [];
  const runs: PartRun[] = [];
  let open: { readonly set: ParameterValues; readonly experiment: Experiment } | null = null;
  const close = () => {
    if (open === null) return;
    runs.push(runUpTo(open.experiment, open.set, open.experiment.steps));
    for (const world of open.experiment.worlds) world.release();
  };
  for (const action of part.solution) {
    if (action.do === 'open') {
      close();
      open = opened(part, action);
    } else if (action.do === 'predict') {
      const option =
        answer === null ? action.option : (part.prediction?.options[answer]?.id ?? action.option);
      if (open !== null) answers.push({ set: open.set, option });
    } else if (open !== null) carryOut(open.experiment, action);
  }
  close();
  return { answers, runs, isShown: false };
}

function opened(part: Part, action: Extract<Action, { readonly do: 'open' }>) {
  const set = settingsOf(part, action.set);
  return { set, experiment: new Experiment(part.scene(set), { findScenario, book: recipeBook }) };
}
