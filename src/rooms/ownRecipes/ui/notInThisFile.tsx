// In the single file stands this in place of the editor's route: CodeMirror and the interpreter would make it half as large again.
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { IconButton } from '../../../ui/parts/Button.tsx';
import { X } from '../../../ui/parts/icons.tsx';
import { closeEditor, showEditor } from '../../../ui/stores/ownCode.ts';
import styles from './editor.module.css';

export function Editor() {
  const own = useWords(OWN_RECIPE);
  return (
    <section className={styles.editor} aria-label={own.title}>
      <div className={styles.head}>
        <h2>{own.title}</h2>
        <IconButton look="quiet" name={own.close} onClick={closeEditor}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p role="alert" className={styles.asked}>
        {own.notInThisFile}
      </p>
    </section>
  );
}

export async function openEditor(): Promise<void> {
  showEditor();
}

/** There is none. */
export async function loadInterpreter(): Promise<boolean> {
  return false;
}

/** No code is shown, and none runs. */
export async function openCodeLink(): Promise<boolean> {
  showEditor();
  return false;
}
