// How a lesson's panel behaves toward the picture and toward the other panels.
import './beside.css';
import { notify } from '../stores/notices.ts';
import { hidePanel, showPanel, usePanel } from '../stores/panelTab.ts';
import { keepFocusIn } from './keepFocus.ts';
import type { LessonRun } from './lessonStore.ts';
import { partOf } from './lessonStore.ts';
import { readOut } from './readOut.ts';
import { wordsOf } from './wordsOf.ts';
import { wordsNow } from '../../words/useWords.ts';
import { lessonWordsNow } from '../../words/useLessonWords.ts';

/** On a phone it covers what is to be seen: it goes while something plays. */
export function makeRoom(): void {
  if (isSheet()) hidePanel();
  keepFocusIn('#picture');
}

/** Time has but to go on: what the panel says of that is said where it has gone. */
export function makeRoomFor(skip: () => void): void {
  makeRoom();
  if (!isSheet()) return;
  const { panel } = lessonWordsNow();
  notify({ text: panel.committed, action: { label: panel.skipToOutcome, run: skip } });
}

function isSheet(): boolean {
  return matchMedia('(width < 700px)').matches;
}

/** There is an answer, or all is done. */
export function comeForward(): void {
  showPanel('guide');
}

/** Who has another panel in front, or none, does not see the mark beside the goal; it is read out in any case. */
export function tellOfGoal(run: LessonRun, milestone: string): void {
  const { tab, isOpen } = usePanel.getState();
  const isInFront = tab === 'guide' && (isOpen || matchMedia('(width >= 1200px)').matches);
  const all = lessonWordsNow();
  const { panel } = all;
  const text = wordsOf(run, all, wordsNow())?.parts[partOf(run).id]?.goal?.[milestone];
  if (text === undefined) return;
  if (isInFront) readOut(panel.reachedNow(text));
  else notify({ text: panel.reachedNow(text), action: null });
}
