// The editor of own recipes, with the interpreter that runs them.
import { showEditor } from '../../../ui/stores/ownCode.ts';
import { loadInterpreter } from './interpreter.ts';

export { Editor } from './Editor.tsx';
export { openCodeLink } from './askedLink.ts';
export { loadInterpreter } from './interpreter.ts';

/** With the text that was last in it. */
export async function openEditor(): Promise<void> {
  showEditor();
  await loadInterpreter();
}
