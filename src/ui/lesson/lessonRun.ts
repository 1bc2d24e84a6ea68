// Taking a lesson: what each button of it does, and what is looked at while the learner acts.
import type { Experiment } from '../../scenarios/experiment.ts';
import { GoalRun } from '../../scenarios/lessons/goalRun.ts';
import type { Action, Lesson, Part } from '../../scenarios/lessons/lesson.ts';
import { findLesson, lessons } from '../../scenarios/lessons/lessons.ts';
import { playPart } from '../../scenarios/lessons/playLesson.ts';
import { answerTo } from '../../scenarios/lessons/predict.ts';
import { settingsOf } from '../../scenarios/lessons/scenes.ts';
import type { ParameterValue, ParameterValues } from '../../scenarios/scenario.ts';
import { notify } from '../controls/notices.ts';
import { openScene } from '../controls/scene.ts';
import { hidePanel, showPanel } from '../panels/panelTab.ts';
import { pause, play } from '../playback/transport.ts';
import { showExperiment } from '../stores/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { useLessonGate } from './lessonGate.ts';
import { cellOf, changeRun, isPartDone, partOf, runNow, useLesson, type LessonRun } from './lessonStore.ts';
import { keepProgress, progressOf } from './progress.ts';
import { clearProof } from './proof.ts';
import { lessonWordsNow } from './words.ts';

const SEEN = 'seen';

/** What is watched of the scene that is open. */
let watched: { readonly goal: GoalRun; readonly prediction: GoalRun } | null = null;
let stopWatching: (() => void) | null = null;

/** Begins a lesson, or goes on where it was left. */
export function takeLesson(id: string, from: 'whereLeft' | 'beginning'): void {
  const lesson = findLesson(id);
  if (lesson === undefined) return;
  const kept = progressOf(id);
  const goesOn = from === 'whereLeft' && kept !== undefined && kept.state !== 'done';
  takePart(lesson, goesOn ? Math.min(kept.part, lesson.parts.length - 1) : 0);
}

/** The part anew, with what is set now. */
export function restartPart(): void {
  const run = runNow();
  if (run !== null) openPart(run, run.set);
}

/** Another value opens the scene anew: a prediction made for the old one no longer counts. */
export function setValue(name: string, value: ParameterValue): void {
  setValues({ [name]: value });
}

export function setValues(values: ParameterValues): void {
  const run = runNow();
  if (run !== null) openPart(run, { ...run.set, ...values });
}

/** What each cell of the part's grid comes to, found by playing it. */
export function fillGrid(): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  const { prediction, grid } = part;
  if (prediction === undefined || grid === undefined) return;
  const options = (name: string) => {
    const setting = part.settings?.find((each) => each.name === name);
    return setting?.kind === 'choice' ? setting.options : [];
  };
  const sets = options(grid.rows).flatMap((row) =>
    options(grid.columns).map((column) => ({ [grid.rows]: row, [grid.columns]: column })),
  );
  const found = sets.map((set) => {
    const { outcome } = answerTo(prediction, part.scene({ ...run.set, ...set }));
    return [cellOf(set, part), outcome] as const;
  });
  changeRun({ cells: Object.fromEntries(found) });
}

/** Commits to an answer: what happens is computed now, and time may go on. */
export function choose(option: string): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  if (part.prediction === undefined || run.chosen !== null) return;
  changeRun({ chosen: option, answer: answerTo(part.prediction, part.scene(run.set)) });
  keepFirstPrediction(run, part.prediction.id, option);
  openGate();
}

export function askHint(): void {
  const run = runNow();
  if (run === null) return;
  changeRun({ hints: Math.min(run.hints + 1, 3) });
}

/** Plays the part's solution from its beginning, piece by piece: each begins with a scene. */
export function playSolution(piece = 0): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  const actions = pieceOf(part, piece);
  const [opening] = actions;
  if (opening?.do !== 'open') return;
  const set = settingsOf(part, opening.set);
  const { experiment } = playPart(part, actions);
  openScene(part.scene(set));
  pause();
  showExperiment(experiment, { step: 0, timeMs: 0 }, []);
  const predicted = actions.find((action) => action.do === 'predict');
  watchScene({
    ...run,
    set,
    seenAt: null,
    experiment,
    chosen: predicted?.option ?? null,
    answer: part.prediction === undefined ? null : answerTo(part.prediction, part.scene(set)),
    playing: { piece, endStep: experiment.steps },
  });
  openGate();
  play();
}

/** To the next part, done or not; behind the last one the lesson ends. */
export function nextPart(): void {
  const run = runNow();
  if (run === null) return;
  const { lesson, partIndex } = run;
  if (partIndex + 1 < lesson.parts.length) takePart(lesson, partIndex + 1);
  else leave();
}

export function skipLesson(): void {
  const run = runNow();
  if (run === null) return;
  keep(run, 'skipped');
  const next = nextLesson(run.lesson);
  if (next === undefined) leave();
  else takeLesson(next.id, 'whereLeft');
}

export function nextLesson({ id }: Lesson): Lesson | undefined {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** The scene stays as it is, to be played with; the lesson can be taken up again. */
export function leave(): void {
  stopWatching?.();
  stopWatching = null;
  watched = null;
  clearProof();
  useLesson.setState({ run: null });
  useLessonGate.setState({ isOn: false, waits: null });
  hidePanel();
}

/** Begins a part of a lesson, whatever came before it. */
export function takePart(lesson: Lesson, partIndex: number): void {
  const part = lesson.parts[partIndex];
  if (part === undefined) return;
  const set = settingsOf(part);
  const run: LessonRun = {
    lesson,
    partIndex,
    set,
    chosen: null,
    answer: null,
    seenAt: null,
    reached: [],
    cells: {},
    hints: 0,
    experiment: null,
    playing: null,
  };
  if (progressOf(lesson.id)?.state !== 'done') keep(run, 'begun');
  openPart(run, set);
  showPanel('guide');
}

/** Opens the scene. Time waits if a prediction is to be made of it, and else for the learner to press play. */
function openPart(run: LessonRun, set: ParameterValues): void {
  useLessonGate.setState({ isOn: true, waits: null });
  const part = partOf(run);
  openScene(part.scene(set));
  pause();
  watchScene({
    ...run,
    set,
    experiment: getExperiment(),
    chosen: null,
    answer: null,
    seenAt: null,
    playing: null,
  });
  if (part.prediction !== undefined) closeGate();
}

function watchScene(run: LessonRun): void {
  clearProof();
  const part = partOf(run);
  const { prediction } = part;
  watched = {
    goal: new GoalRun(part.goal ?? { milestones: [] }, run.reached),
    prediction: new GoalRun({
      milestones:
        prediction === undefined ? [] : [{ id: SEEN, begin: (choice) => prediction.read(choice).see }],
    }),
  };
  useLesson.setState({ run });
  stopWatching ??= watchPage();
}

function watchPage(): () => void {
  const stops = [usePlayhead.subscribe(look), useSession.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is shown counts, up to the playhead. */
function look(): void {
  const run = runNow();
  const experiment = getExperiment();
  if (run === null || watched === null || experiment === null) return;
  if (experiment !== run.experiment) {
    openGate();
    return;
  }
  const { step } = usePlayhead.getState();
  watched.goal.look(experiment, step);
  watched.prediction.look(experiment, step);
  note(run, watched.goal.reached, run.seenAt ?? watched.prediction.reachedAt(SEEN));
  goOnWithSolution(run, experiment, step);
}

function note(run: LessonRun, reached: readonly string[], seenAt: number | null): void {
  const seen = run.chosen === null ? null : seenAt;
  if (reached.length === run.reached.length && seen === run.seenAt) return;
  changeRun({ reached, seenAt: seen, cells: seen === null ? run.cells : cellsWithSeen(run) });
  const now = runNow();
  if (now !== null && isPartDone(now)) keepPartDone(now);
}

/** The cell that is set has come to what was computed for it. */
function cellsWithSeen(run: LessonRun): LessonRun['cells'] {
  const part = partOf(run);
  if (part.grid === undefined || run.answer === null) return run.cells;
  return { ...run.cells, [cellOf(run.set, part)]: run.answer.outcome };
}

function keepPartDone(run: LessonRun): void {
  const isLast = run.partIndex + 1 === run.lesson.parts.length;
  if (isLast) keep(run, 'done');
  else if (progressOf(run.lesson.id)?.state !== 'done')
    keep({ ...run, partIndex: run.partIndex + 1 }, 'begun');
}

function goOnWithSolution({ playing }: LessonRun, experiment: Experiment, step: number): void {
  if (playing === null || step < playing.endStep) return;
  const run = runNow();
  if (run === null) return;
  changeRun({ playing: null });
  if (pieceOf(partOf(run), playing.piece + 1).length > 0) playSolution(playing.piece + 1);
  else if (usePlayhead.getState().playing && step >= experiment.shownStep) pause();
}

/** The n-th stretch of a solution that begins with a scene. */
function pieceOf({ solution }: Part, piece: number): readonly Action[] {
  let opened = -1;
  return solution.filter((action) => {
    if (action.do === 'open') opened++;
    return opened === piece;
  });
}

function closeGate(): void {
  void lessonWordsNow().then(({ panel }) => {
    const run = runNow();
    if (run === null || run.chosen !== null || getExperiment() !== run.experiment) return;
    pause();
    useLessonGate.setState({
      waits: panel.predictFirst,
      refuse: () => {
        notify({ text: panel.predictFirst, action: null });
        showPanel('guide');
      },
    });
  });
}

function openGate(): void {
  if (useLessonGate.getState().waits !== null) useLessonGate.setState({ waits: null });
}

function keep({ lesson, partIndex }: LessonRun, state: 'begun' | 'skipped' | 'done'): void {
  keepProgress(lesson.id, { state, part: partIndex, predictions: progressOf(lesson.id)?.predictions ?? {} });
}

function keepFirstPrediction({ lesson, partIndex }: LessonRun, prediction: string, option: string): void {
  const kept = progressOf(lesson.id) ?? { state: 'begun', part: partIndex, predictions: {} };
  keepProgress(lesson.id, { ...kept, predictions: { [prediction]: option, ...kept.predictions } });
}
