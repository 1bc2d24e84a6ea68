// What is played for a learner: the way to a part's goal, or what its question supposes.
import type { Playhead } from '../../../scenarios/experiment/experiment.ts';
import { runTo } from '../../../scenarios/lessons/carryOut.ts';
import type { Action, Part } from '../../../scenarios/lessons/lesson.ts';
import { playPart } from '../../../scenarios/lessons/playLesson.ts';
import { answerTo } from '../../../scenarios/lessons/predict.ts';
import { settingsOf } from '../../../scenarios/lessons/scenes.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { examineShown } from './bench.ts';
import { openGate } from './gate.ts';
import { cellOf, partOf, runNow, workNameOf, type LessonRun, type Played } from './lessonStore.ts';
import { lowerPanel } from './panelPlacement.ts';
import { openPartScene } from './openPartScene.ts';
import { chosenIn, OPEN, withoutOutcome, type Question } from './question.ts';
import { watchScene } from './watching.ts';
import { keepWork } from './work.ts';

/** Plays the part's solution, piece by piece: each begins with a scene. */
export function playSolution(piece = 0): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  const actions = pieceOf(part, piece);
  const [opening] = actions;
  if (opening?.do !== 'open') return;
  const set = settingsOf(part, opening.set);
  // What she has predicted of this very scene stands; else nothing is said to be her prediction.
  const chosen = cellOf(set) === cellOf(run.set) ? chosenIn(run.question) : null;
  const question: Question =
    part.prediction === undefined
      ? OPEN
      : { is: 'committed', chosen, answer: answerTo(part.prediction, part.scene(set)) };
  const work = { ...run.work, isShown: true };
  keepWork(workNameOf(run), part.id, work);
  const shown = {
    ...run,
    set,
    question,
    hasCommitted: true,
    work,
  };
  show(shown, 'solution', actions, () => {
    if (pieceOf(part, piece + 1).length > 0) playSolution(piece + 1);
    else rest();
  });
  if (part.repair !== undefined) examineShown();
}

/** Plays what the question supposes, with what is set; the prediction stands. */
export function playAsked(): void {
  const run = runNow();
  const rehearsal = run === null ? undefined : partOf(run).prediction?.rehearsal;
  if (run === null || rehearsal === undefined) return;
  const actions: readonly Action[] = [{ do: 'open', set: run.set }, ...rehearsal];
  show({ ...run, question: withoutOutcome(run.question) }, 'asked', actions, rest);
}

function show(run: LessonRun, what: Played['what'], actions: readonly Action[], atEnd: () => void): void {
  const part = partOf(run);
  const { experiment } = playPart(part, actions);
  const from = openingOf(part, run.set);
  pause();
  showExperiment(experiment, from, []);
  // Nobody is shown what is behind the last thing worth showing.
  const endStep = experiment.marked('noteworthy').at(-1) ?? experiment.steps;
  watchScene({ ...run, experiment, playing: { what, endStep } }, atEnd);
  openGate();
  lowerPanel();
  play();
}

/** Where the part's words begin. The actions come behind it. */
function openingOf(part: Part, set: ParameterValues): Playhead {
  openPartScene(part, set);
  const experiment = getExperiment();
  return experiment === null || part.opensAt === undefined
    ? { step: 0, timeMs: 0 }
    : runTo(experiment, part.opensAt);
}

/** Stands still behind what was played, unless the answer to the question is still to come: then it plays on up to that. */
function rest(): void {
  const run = runNow();
  if (run?.question.is === 'committed') return;
  const experiment = getExperiment();
  const { playing, step } = usePlayhead.getState();
  if (experiment !== null && playing && step >= experiment.shownStep) pause();
}

/** The n-th stretch of a solution that begins with a scene. */
function pieceOf({ solution }: Part, piece: number): readonly Action[] {
  let opened = -1;
  return solution.filter((action) => {
    if (action.do === 'open') opened++;
    return opened === piece;
  });
}
