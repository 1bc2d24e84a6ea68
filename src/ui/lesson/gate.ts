// Time waits until a prediction is made. What the page's first load carries of it is in lessonGate.ts.
import { notify } from '../stores/notices.ts';
import { showPanel } from '../stores/panelTab.ts';
import { pause } from '../playback/transport.ts';
import { getExperiment } from '../stores/session.ts';
import { useLessonGate } from '../stores/lessonGate.ts';
import { runNow } from './lessonStore.ts';
import { lessonWordsNow } from '../../words/useLessonWords.ts';

/** Nothing waits at first. */
export function setLessonOn(isOn: boolean): void {
  useLessonGate.setState({ isOn, waits: null });
  document.documentElement.toggleAttribute('data-lesson', isOn);
}

export function closeGate(): void {
  const { predictFirst } = lessonWordsNow().panel;
  const run = runNow();
  if (run === null || run.chosen !== null || getExperiment() !== run.experiment) return;
  pause();
  useLessonGate.setState({
    waits: predictFirst,
    refuse: () => {
      notify({ text: predictFirst, action: null });
      showPanel('guide');
    },
  });
}

export function openGate(): void {
  if (useLessonGate.getState().waits !== null) useLessonGate.setState({ waits: null });
}
