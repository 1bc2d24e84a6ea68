import { createStore } from 'zustand';
import { wordsNow } from '../../../words/useWords.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { showEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { loadInterpreter } from './interpreter.ts';
import { shownChoice } from './ownWorld.ts';

/** How often the code was asked to take the focus. */
export const focusAskedStore = createStore<{ readonly times: number }>(() => ({ times: 0 }));

/** With the text that was last in it. `toWrite`: where it is open already it takes the focus, or nothing would be seen to happen. */
export async function openEditor(why?: 'toWrite'): Promise<void> {
  const { isOpen } = useOwnCode.getState();
  showEditor();
  await loadInterpreter();
  // Asked for a recipe, one expects an empty page: why it shows programs that were there is said.
  if (why === 'toWrite' && shownChoice()?.plan !== undefined)
    notify({ text: wordsNow(OWN_RECIPE).worldStays, action: null });
  if (isOpen && why === 'toWrite') focusAskedStore.setState(({ times }) => ({ times: times + 1 }));
}
