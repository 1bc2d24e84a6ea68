// Taking a lesson: what each button of it does.
import { runTo } from '../../../scenarios/lessons/carryOut.ts';
import type { Lesson } from '../../../scenarios/lessons/lesson.ts';
import { lessonOf, variantOf } from '../../../scenarios/homework/assignment.ts';
import { findLesson, lessons } from '../../../scenarios/lessons/lessons.ts';
import { answerTo, answering } from '../../../scenarios/lessons/predict.ts';
import { settingsOf } from '../../../scenarios/lessons/scenes.ts';
import { namedHash, type NamedLink } from '../../../scenarios/link/namedLink.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';
import type { ParameterValue, ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { canRunPrograms, closeBench, dropExam, openBench, showProgram } from './bench.ts';
import { endHints } from '../../../ui/stores/hints.ts';
import { dismissNotice, notify } from '../../../ui/stores/notices.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { writeHash } from '../../../ui/link/hash.ts';
import { readAssignments, type CodedAssignment } from './assignmentCode.ts';
import { Latest } from '../../../ui/link/latest.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { beginOpening } from '../../../ui/link/openings.ts';
import { hidePanel, showPanel } from '../../../ui/stores/panelTab.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { keptText, showEditor } from '../../../ui/stores/ownCode.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { giveBackPace, takePace } from './coursePace.ts';
import { closeGate, enterPart, leaveGate, openGate } from './gate.ts';
import { inSlices } from '../../../ui/playback/inSlices.ts';
import { keepFocusIn } from './keepFocus.ts';
import { ownVariant } from './ownVariant.ts';
import { placeIn, readPlace, type PlaceInPart } from './lessonHash.ts';
import {
  cellOf,
  changeRun,
  firstAnswer,
  isPartDone,
  partOf,
  runNow,
  useLesson,
  workNameOf,
  type Assigned,
  type LessonRun,
} from './lessonStore.ts';
import { openPartScene } from './openPartScene.ts';
import { moveSheet } from './sheet.ts';
import { keep, keepFirstPrediction, partAfter, progressOf } from './progress.ts';
import { explainPicture, leavePicture } from './pictureTerms.ts';
import { clearProof } from './proof.ts';
import { begunAnew, chosenIn, OPEN, withAnswer, type Question } from './question.ts';
import { endReplay } from './replay.ts';
import { listenOff, listenOn } from './readOut.ts';
import { endWatching, keepFirstAnswer, look, watchScene } from './watching.ts';
import { placeOf } from './place.ts';
import { tellHostOfLessons } from './tellHost.ts';
import { partWork } from './work.ts';

/** Begins a lesson, or goes on where it was left. */
export function takeLesson(id: string, from: 'whereLeft' | 'beginning'): void {
  const lesson = findLesson(id);
  if (lesson === undefined) return;
  const kept = progressOf(id);
  const goesOn = from === 'whereLeft' && kept !== undefined && kept.state !== 'done';
  const partIndex = goesOn ? Math.min(kept.part, lesson.parts.length - 1) : 0;
  const isLatest = takings.begin();
  const taken = takePart(lesson, partIndex, undefined, isLatest);
  const place = goesOn ? placeOf(id) : null;
  if (place?.at !== undefined && place.part === lesson.parts[partIndex]?.id) {
    const { at } = place;
    void taken.then(async (isTaken) => isTaken && goOnAt(at, isLatest));
  }
}

/** A part of a lesson from its beginning. */
export function takePartOf(lesson: Lesson, part: string): void {
  const index = lesson.parts.findIndex(({ id }) => id === part);
  if (index !== -1) void takePart(lesson, index);
}

/** False if there is no such thing. A moment that cannot be read is the beginning of its part, and that is said. */
export async function openLesson(link: NamedLink): Promise<boolean> {
  if (!('part' in link)) return false;
  const { kind, id, part: partId, at } = link;
  const isLatest = takings.begin();
  const assigned = kind === 'work' ? await readTasks(id, link.task ?? 1) : null;
  if (kind === 'work' && assigned === null) return false;
  const lesson = assigned === null ? findLesson(id) : (lessonOf(assigned.assignment) ?? undefined);
  const partIndex = partId === null ? 0 : (lesson?.parts.findIndex((part) => part.id === partId) ?? -1);
  if (lesson === undefined || partIndex === -1) return false;
  const isTaken = await takePart(lesson, partIndex, assigned, isLatest);
  if (isTaken && at !== undefined) await goOnAt(at, isLatest);
  return true;
}

/** The learner's own variant of each, and which of them is to be done; null if there is no such task. */
async function readTasks(codes: string, task: number): Promise<Assigned | null> {
  const read = await readAssignments(codes);
  const own = ownVariant();
  const tasks = read?.map(({ assignment, code }) => ({ assignment: variantOf(assignment, own), code })) ?? [];
  return taskAt(tasks, task - 1);
}

function taskAt(tasks: readonly CodedAssignment[], index: number): Assigned | null {
  const task = tasks[index];
  return task === undefined ? null : { ...task, tasks, index };
}

/** Another task of the same address, from its beginning. */
export function takeTask(index: number): void {
  const assigned = taskAt(runNow()?.assigned?.tasks ?? [], index);
  const lesson = assigned === null ? null : lessonOf(assigned.assignment);
  if (lesson !== null) void takePart(lesson, 0, assigned);
}

/** Goes on in the part that is open as an address or the last visit has it, unless she has gone elsewhere meanwhile. */
async function goOnAt(at: string, isLatest: () => boolean): Promise<void> {
  const run = runNow();
  if (run === null || !isLatest()) return;
  const place = await readPlace(at, partOf(run));
  if (!isLatest()) return;
  if (place === null) return sayMomentLost();
  if (partOf(run).repair !== undefined)
    return goOnAtBench(place, run, placeOf(run.lesson.id)?.at === at ? keptText() : null);
  const isOpening = beginOpening();
  const isShown = await showLink(place.link, () => isLatest() && isOpening());
  if (!isLatest() || (!isShown && !isOpening())) return;
  const experiment = getExperiment();
  if (!isShown || experiment === null) return sayMomentLost();
  const { set, reached, hints, hasCommitted } = place;
  const chosen = countingAnswer({ ...run, set }) ?? place.chosen;
  const question = questionAfter(chosen);
  watchScene({ ...run, set, question, reached, hints, hasCommitted, experiment });
  const { prediction } = partOf(run);
  if (prediction === undefined) return;
  if (chosen === null) closeGate();
  else {
    openGate();
    findAnswer(chosen);
  }
  look();
}

function sayMomentLost(): void {
  notify({ text: lessonWordsNow().panel.momentLost, action: null });
}

/** `own`: what was last written here, where it was left; what comes with an address is shown, and runs once that is allowed. */
async function goOnAtBench(place: PlaceInPart, run: LessonRun, own: string | null): Promise<void> {
  const { reached, hints, link } = place;
  watchScene({ ...run, reached, hints });
  if (own !== null && own !== link.choices[0]?.code) return;
  await showProgram(link);
  look();
}

/** What the learner chose last is to open. */
const takings = new Latest();

/**
 * Begins a part of a lesson, whatever came before it: at once, unless the editor is to come first. False if it did not begin: no program
 * can run, or the learner has chosen something else meanwhile.
 */
export async function takePart(
  lesson: Lesson,
  partIndex: number,
  assigned = assignedNow(lesson),
  isLatest = takings.begin(),
): Promise<boolean> {
  const part = lesson.parts[partIndex];
  if (part === undefined || !isLatest()) return false;
  const isOpening = beginOpening();
  if (part.repair !== undefined && !(await canRunPrograms(() => isLatest() && isOpening()))) return false;
  closeBench();
  if (part.repair !== undefined) openBench(workNameOf({ lesson, assigned }));
  tellHostOfLessons();
  const set = settingsOf(part);
  const isRepeated = progressOf(lesson.id)?.state === 'done';
  if (!isRepeated) keep(lesson.id, 'begun', partIndex);
  endReplay();
  takePace(part, runNow()?.lesson === lesson ? 'part' : 'lesson');
  // A lesson has hints of its own.
  endHints();
  listenOn();
  explainPicture();
  openPart(
    {
      lesson,
      partIndex,
      isRepeated,
      set,
      question: OPEN,
      hasCommitted: false,
      reached: [],
      cells: {},
      hints: 0,
      assigned,
      work: partWork(workNameOf({ lesson, assigned }), part.id),
      experiment: null,
      openedAtStep: 0,
      examined: null,
      playing: null,
    },
    part.repair === undefined ? undefined : (keptText() ?? undefined),
  );
  showPanel('guide');
  return true;
}

/** Within the same lesson the assignment stays. */
function assignedNow(lesson: Lesson): Assigned | null {
  const run = runNow();
  return run?.lesson === lesson ? run.assigned : null;
}

/** Restarts the part with the current settings. If only a goal is still open, answered questions are not asked again. */
export function restartPart(): void {
  const run = runNow();
  if (run === null) return;
  reopenPart(run);
  if (run.question.is !== 'seen' || isPartDone(run)) return;
  changeRun({ question: begunAnew(run.question) });
  openGate();
}

/** From something else back to the part's scene; what was written stays. */
export function backToPart(): void {
  const run = runNow();
  if (run !== null) reopenPart(run, partOf(run).repair === undefined ? undefined : (keptText() ?? undefined));
}

/** Another value opens the scene anew: a prediction made for the old one no longer counts. */
export function setValue(name: string, value: ParameterValue): void {
  setValues({ [name]: value });
}

export function setValues(values: ParameterValues): void {
  const run = runNow();
  if (run !== null) reopenPart({ ...run, set: { ...run.set, ...values } });
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

/** Commits to an answer: time may go on, and what happens is computed meanwhile. */
export function choose(option: string): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  const { prediction } = part;
  if (prediction === undefined || chosenIn(run.question) !== null) return;
  changeRun({ question: { is: 'committed', chosen: option, answer: null }, hasCommitted: true });
  findAnswer(option);
  keepFirstAnswer(option);
  keepFirstPrediction(run.lesson.id, run.partIndex, prediction.id, option);
  openGate();
  // The next thing is to be seen in the picture.
  moveSheet('low');
}

function findAnswer(option: string): void {
  const run = runNow();
  if (run === null) return;
  const part = partOf(run);
  if (part.prediction === undefined) return;
  void inSlices(answering(part.prediction, part.scene(run.set))).then((answer) => {
    // Unless she has gone on meanwhile, or set something else. The same scene may be played for her by now.
    const now = runNow();
    const { lesson, partIndex, set } = run;
    if (now?.lesson !== lesson || now.partIndex !== partIndex || now.set !== set) return;
    if (chosenIn(now.question) !== option) return;
    changeRun({ question: withAnswer(now.question, answer) });
    look();
  });
}

export function askHint(): void {
  const run = runNow();
  if (run === null) return;
  changeRun({ hints: Math.min(run.hints + 1, 3) });
}

/** To where it goes on, from a part that is done or not; where nothing is open any more the lesson ends. */
export function nextPart(): void {
  const run = runNow();
  if (run === null) return;
  const { lesson, partIndex, isRepeated } = run;
  const next = partAfter(lesson, partIndex, isRepeated, progressOf(lesson.id));
  if (next === null) leave();
  else void takePart(lesson, next);
}

export function skipLesson(): void {
  const run = runNow();
  if (run === null) return;
  keep(run.lesson.id, 'skipped', run.partIndex);
  const next = nextLesson(run.lesson);
  if (next === undefined) leave();
  else takeLesson(next.id, 'whereLeft');
}

export function nextLesson({ id }: Lesson): Lesson | undefined {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** The scene stays as it is, to be played with; the lesson can be taken up again. */
export function leave(): void {
  takings.begin();
  endWatching();
  closeBench();
  dismissNotice();
  clearProof();
  listenOff();
  leavePicture();
  useLesson.setState({ run: null });
  leaveGate();
  giveBackPace();
  hidePanel();
  keepFocusIn('#picture');
}

/** The moment of it that is still looked for is not wanted any more. */
function reopenPart(run: LessonRun, code?: string): void {
  takings.begin();
  openPart(run, code);
}

/** Opens the scene. Time waits if a prediction is to be made of it, and else for the learner to press play. */
function openPart(run: LessonRun, code?: string): void {
  dropExam();
  enterPart(run);
  dismissNotice();
  const part = partOf(run);
  // At once: a page that is loaded again shows this part, however soon that is.
  writeHash(namedHash(placeIn(run)));
  openPartScene(part, run.set, code);
  pause();
  if (part.repair !== undefined) showEditor();
  const experiment = getExperiment();
  if (experiment !== null && part.opensAt !== undefined) movePlayhead(runTo(experiment, part.opensAt));
  const counting = countingAnswer(run);
  watchScene({
    ...run,
    experiment,
    openedAtStep: usePlayhead.getState().step,
    question: questionAfter(counting),
    hasCommitted: run.hasCommitted || counting !== null,
    examined: null,
    playing: null,
  });
  if (counting !== null) findAnswer(counting);
  else if (part.prediction !== undefined) closeGate();
}

/** What was predicted before of this very scene, which is what counts. Null: it is asked, be it once more in what is done. */
function countingAnswer(run: LessonRun): string | null {
  const isAskedAnew = run.assigned === null && (run.isRepeated || isDoneBefore(run));
  return isAskedAnew ? null : firstAnswer(run);
}

function isDoneBefore(run: LessonRun): boolean {
  return progressOf(run.lesson.id)?.done?.includes(partOf(run).id) === true;
}

function questionAfter(chosen: string | null): Question {
  return chosen === null ? OPEN : { is: 'committed', chosen, answer: null };
}
