// Keeping what a learner has done, and telling her once where her browser does not.
import { Once } from '../../../ui/parts/once.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { isRemembering, store } from '../../../ui/stores/storage.ts';
import { lessonWordsNow } from '../words/useLessonWords.ts';

const notKept = new Once();

export function keepForLearner(name: string, text: string): void {
  if (store(name, text) || !isRemembering()) return;
  notKept.run(() => notify({ text: lessonWordsNow().panel.notKept, action: null, until: 'answered' }));
}
