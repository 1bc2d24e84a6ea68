import { showEditor } from '../../../ui/stores/ownCode.ts';
import { loadInterpreter } from './interpreter.ts';

/** With the text that was last in it. */
export async function openEditor(): Promise<void> {
  showEditor();
  await loadInterpreter();
}
