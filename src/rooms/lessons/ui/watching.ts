// What is looked at while a learner acts: whether her run has come to what was asked, and what of the goal is reached.
import { createStore } from 'zustand';
import { GoalRun } from '../../../scenarios/lessons/goalRun.ts';
import { runUpTo, type PartWork } from '../../../scenarios/lessons/partWork.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { PredictionRun, type OwnOutcome } from '../../../scenarios/lessons/predictionRun.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { liftLimits, openGate } from './gate.ts';
import { isSceneOf } from './lessonHash.ts';
import {
  cellOf,
  changeRun,
  examNewsOf,
  firstAnswer,
  isPartDone,
  partOf,
  runNow,
  useLesson,
  workNameOf,
  type Examined,
  type LessonRun,
} from './lessonStore.ts';
import { announceGoal, raisePanel } from './panelPlacement.ts';
import { keepProgress, partAfter, progressOf } from './progress.ts';
import { clearProof } from './proof.ts';
import { withOutcome } from './question.ts';
import { moveSheet } from './sheet.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { hasPassed, keepPassingCode, keepWork } from './work.ts';

interface Watched {
  readonly goal: GoalRun;
  readonly prediction: PredictionRun | null;
  /** Called at the end of what is played for the learner. */
  readonly atEnd: () => void;
}

interface Watching {
  readonly watched: Watched | null;
  /** What the last run that was kept is of. */
  readonly keptOf: Experiment | null;
}

const watchingStore = createStore<Watching>(() => ({ watched: null, keptOf: null }));
const watching = new Ongoing();

/** The scene that is open is this run's from now on. */
export function watchScene(run: LessonRun, atEnd: () => void = () => undefined): void {
  clearProof();
  const { goal, prediction } = partOf(run);
  const watched = {
    goal: new GoalRun(goal ?? { milestones: [] }, run.reached),
    prediction: prediction === undefined ? null : new PredictionRun(prediction),
    atEnd,
  };
  watchingStore.setState({ watched });
  useLesson.setState({ run });
  if (!watching.isOn) watching.begin(watchPage());
}

export function endWatching(): void {
  watching.end();
  watchingStore.setState({ watched: null });
}

function watchPage(): () => void {
  const stops = [usePlayhead.subscribe(look), useSession.subscribe(look), usePlayhead.subscribe(lowerSheet)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whatever begins to play is to be seen. */
function lowerSheet(now: { readonly playing: boolean }, before: { readonly playing: boolean }): void {
  if (now.playing && !before.playing) moveSheet('low');
}

/** What is shown counts, up to the playhead. */
export function look(): void {
  const run = runNow();
  const { watched } = watchingStore.getState();
  const experiment = getExperiment();
  if (run === null || watched === null || experiment === null) return;
  if (experiment !== run.experiment) {
    // A program that was run is the part's scene as before.
    if (partOf(run).repair !== undefined && isSceneOf(partOf(run), run.set, experiment.choices))
      watchProgram(run, experiment);
    openGate();
    return;
  }
  const { step } = usePlayhead.getState();
  const { goal, prediction, atEnd } = watched;
  goal.look(experiment, step);
  prediction?.look(experiment, step);
  note(run, goal.reached, prediction?.seen ?? null);
  if (run.playing !== null && step >= run.playing.endStep) {
    changeRun({ playing: null });
    atEnd();
  }
}

/** A check is of the program, not of its run: what it has said of this program stays, or comes to be shown. */
function watchProgram(run: LessonRun, experiment: Experiment): void {
  watchScene({ ...run, experiment, openedAtStep: 0, playing: null });
  countExam();
}

/** What the check says of a program. */
export function noteExam(examined: Omit<Examined, 'isKept'>): void {
  changeRun({ examined: { ...examined, isKept: false } });
  countExam();
}

function countExam(): void {
  const run = runNow();
  const { watched } = watchingStore.getState();
  const news = run === null ? null : examNewsOf(run);
  if (run === null || watched === null || news?.is !== 'over') return;
  watched.goal.setReached(news.reached, usePlayhead.getState().step);
  if (run.examined?.isKept === false) {
    keepChecked(run, watched.goal.isComplete ? 'passes' : 'fails');
    changeRun({ examined: { ...run.examined, isKept: true } });
  }
  look();
}

/** The program that has last passed is what is handed in. One that fails takes back that the part is done, and none of the work. */
function keepChecked(run: LessonRun, result: 'passes' | 'fails'): void {
  const [choice] = run.experiment?.choices ?? [];
  if (run.experiment === null || choice?.code === undefined) return;
  const lesson = workNameOf(run);
  const part = partOf(run).id;
  if (result === 'fails') {
    takeBackPart(run);
    if (hasPassed(lesson, part, run.work)) return;
  }
  if (result === 'passes') keepPassingCode(lesson, part, choice.code);
  const work = { ...run.work, runs: [runUpTo(run.experiment, run.set, usePlayhead.getState().step)] };
  changeRun({ work });
  keepWork(lesson, part, work);
}

function takeBackPart({ lesson, partIndex }: LessonRun): void {
  const own = progressOf(lesson.id);
  const part = lesson.parts[partIndex];
  if (own?.done === undefined || part === undefined || !own.done.includes(part.id)) return;
  keepProgress(lesson.id, {
    ...own,
    state: 'begun',
    part: partIndex,
    done: own.done.filter((id) => id !== part.id),
  });
}

function note(run: LessonRun, reached: readonly string[], own: OwnOutcome | null): void {
  const question = withOutcome(run.question, own);
  if (reached.length === run.reached.length && question === run.question) return;
  const cells = question.is === 'seen' ? cellsWith(run, question.own) : run.cells;
  const isMore = reached.length > run.reached.length;
  // A program that was checked has been kept already.
  const hasMore = isMore && partOf(run).repair === undefined;
  const now = { ...run, reached, question, cells, work: hasMore ? withRun(run) : run.work };
  changeRun(now);
  if (hasMore) keepWork(workNameOf(now), partOf(now).id, now.work);
  if (isPartDone(now)) {
    keepPartDone(now);
    liftLimits(now);
  }
  const hasAnswer = question.is !== run.question.is && question.is !== 'committed';
  if (isPartDone(now) || (hasAnswer && run.playing?.what !== 'solution')) raisePanel();
  else for (const id of reached) if (!run.reached.includes(id)) announceGoal(now, id);
}

/** Puts the outcome into the cell that is set. */
function cellsWith(run: LessonRun, { outcome }: OwnOutcome): LessonRun['cells'] {
  const part = partOf(run);
  return part.grid === undefined ? run.cells : { ...run.cells, [cellOf(run.set, part)]: outcome };
}

/** A lesson is done once all of its parts are: what was skipped is still open. */
function keepPartDone({ lesson, partIndex }: LessonRun): void {
  const part = lesson.parts[partIndex];
  if (part === undefined) return;
  const { predictions = {}, state, done = [] } = progressOf(lesson.id) ?? {};
  const now = [...new Set([...done, part.id])];
  const isWhole = state === 'done' || lesson.parts.every(({ id }) => now.includes(id));
  const own = { state: isWhole ? 'done' : 'begun', part: partIndex, predictions, done: now } as const;
  const next = partAfter(lesson, partIndex, false, own) ?? Math.min(partIndex + 1, lesson.parts.length - 1);
  keepProgress(lesson.id, { ...own, part: next });
}

/** Of each setting the first answer counts. */
export function keepFirstAnswer(option: string): void {
  const run = runNow();
  if (run === null || firstAnswer(run) !== null) return;
  const work = { ...run.work, answers: [...run.work.answers, { set: run.set, option }] };
  changeRun({ work });
  keepWork(workNameOf(run), partOf(run).id, work);
}

/** The run up to where it reached something more, in place of what was kept of it before; a part begun anew begins its work anew. */
function withRun(run: LessonRun): PartWork {
  const { experiment } = run;
  if (experiment === null) return run.work;
  const own = runUpTo(experiment, run.set, usePlayhead.getState().step);
  const isSame = watchingStore.getState().keptOf === experiment;
  const runs = run.reached.length === 0 ? [] : isSame ? run.work.runs.slice(0, -1) : run.work.runs;
  watchingStore.setState({ keptOf: experiment });
  return { ...run.work, runs: [...runs, own] };
}
