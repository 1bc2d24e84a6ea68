// How a lesson's panel behaves toward the picture and toward the other panels.
import './beside.css';
import { notify } from '../../../ui/stores/notices.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { hidePanel, showPanel, usePanel } from '../../../ui/stores/panelTab.ts';
import { keepFocusIn } from './keepFocus.ts';
import type { LessonRun } from './lessonStore.ts';
import { partOf } from './lessonStore.ts';
import { readOut } from './readOut.ts';
import { isSheet, moveSheet } from './sheet.ts';
import { wordsOf } from './wordsOf.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';

/** On a phone picture and lesson share one column: while something plays most of it is the picture's. */
export function lowerPanel(): void {
  if (isSheet()) {
    // Beside code there is no room for a sheet.
    if (useOwnCode.getState().isOpen) hidePanel();
    else showPanel('guide');
  }
  moveSheet('low');
  keepFocusIn('#picture');
}

/** There is an answer, or all is done. */
export function raisePanel(): void {
  moveSheet('high');
  showPanel('guide');
}

/** A learner with another panel in front, or none, does not see the mark beside the goal. It is read out in any case. */
export function announceGoal(run: LessonRun, milestone: string): void {
  const { tab, isOpen } = usePanel.getState();
  const isInFront = tab === 'guide' && (isOpen || matchMedia('(width >= 1200px)').matches);
  const all = lessonWordsNow();
  const { panel } = all;
  const text = wordsOf(run, all, wordsNow())?.parts[partOf(run).id]?.goal?.[milestone];
  if (text === undefined) return;
  if (isInFront) readOut(panel.reachedNow(text));
  else notify({ text: panel.reachedNow(text), action: null });
}
