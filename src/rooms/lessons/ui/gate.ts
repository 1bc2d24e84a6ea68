// What a lesson asks of the rest of the page: that time waits until a prediction is made, that only what it is about is offered.
// What the page's first load carries of it is in lessonGate.ts.
import type { Lesson } from '../../../scenarios/lessons/lesson.ts';
import { offeredIn } from '../../../scenarios/lessons/offered.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { OFF, useLessonGate } from '../../../ui/stores/lessonGate.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { lessonHash } from './lessonHash.ts';
import { raisePanel } from './panelPlacement.ts';
import { keepPlace } from './place.ts';
import { isPartDone, partOf, runNow, type LessonRun } from './lessonStore.ts';
import { chosenIn } from './question.ts';
import { moveSheet } from './sheet.ts';

/** Nothing waits at first. */
export function enterPart(run: LessonRun): void {
  useLessonGate.setState({
    ...OFF,
    isOn: true,
    refuseCommand: () => notify({ text: lessonWordsNow().panel.notOffered, action: null }),
    address: hashToKeep,
    countsWakeUps: countsWakeUps(run.lesson),
    ...limitsOf(run),
  });
  document.documentElement.toggleAttribute('data-lesson', true);
  moveSheet('high');
}

/** Watches and locks are about who is woken; elsewhere its large number would take the eye from what a lesson is about. */
function countsWakeUps({ kind, chapter, parts }: Lesson): boolean {
  const isCounted = parts.some(({ prediction }) => prediction?.proof.kind === 'counter');
  return kind === 'challenge' || chapter === 2 || chapter === 3 || isCounted;
}

/** Where a learner who leaves will resume. */
async function hashToKeep(): Promise<string | null> {
  const run = runNow();
  const hash = await lessonHash();
  if (run !== null && run.assigned === null && hash !== null) keepPlace(run.lesson.id, hash);
  return hash;
}

/** Once all is reached, the learner may do with the scene what she likes. */
export function liftLimits(run: LessonRun): void {
  useLessonGate.setState(limitsOf(run));
}

export function leaveGate(): void {
  useLessonGate.setState(OFF);
  document.documentElement.toggleAttribute('data-lesson', false);
}

function limitsOf(run: LessonRun) {
  const part = partOf(run);
  return isPartDone(run)
    ? { offers: null, invariants: null }
    : { offers: offeredIn(part), invariants: new Set(part.invariants) };
}

export function closeGate(): void {
  const { predictFirst } = lessonWordsNow().panel;
  const run = runNow();
  if (run === null || chosenIn(run.question) !== null || getExperiment() !== run.experiment) return;
  pause();
  useLessonGate.setState({
    waits: predictFirst,
    refuse: () => {
      notify({ text: predictFirst, action: null });
      raisePanel();
    },
  });
}

export function openGate(): void {
  if (useLessonGate.getState().waits !== null) useLessonGate.setState({ waits: null });
}
