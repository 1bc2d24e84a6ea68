import { create } from 'zustand';
import { showEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { loadInterpreter } from './interpreter.ts';

/** How often the code was asked to take the focus. */
export const useFocusAsked = create<{ readonly times: number }>(() => ({ times: 0 }));

/** With the text that was last in it. `toWrite`: where it is open already it takes the focus, or nothing would be seen to happen. */
export async function openEditor(why?: 'toWrite'): Promise<void> {
  const { isOpen } = useOwnCode.getState();
  showEditor();
  await loadInterpreter();
  if (isOpen && why === 'toWrite') useFocusAsked.setState(({ times }) => ({ times: times + 1 }));
}
