import { useId, useLayoutEffect, useRef } from 'react';
import { closeDialog } from '../controls/dialogs.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import { reload, tryAgain } from './failures.ts';
import styles from './NotFetched.module.css';

export interface NotFetchedProps {
  /** Whose place it stands in. */
  readonly place: object;
  readonly say: 'here' | 'dialog' | 'menu';
  readonly attempt: 'first' | 'again';
}

/** Stands in the place of a part that could not be fetched. */
export function NotFetched({ place, say, attempt }: NotFetchedProps) {
  const { close, failure } = useWords().shell;
  const id = useId();
  const again = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (pressed === place) again.current?.focus();
    pressed = null;
  }, [place]);
  const role = say === 'menu' ? 'menuitem' : undefined;
  const said = (
    <div className={styles.said} role={say === 'here' ? 'alert' : 'presentation'}>
      <p id={id}>{failure.notFetched}</p>
      <Button
        ref={again}
        role={role}
        aria-description={say === 'menu' ? failure.notFetched : undefined}
        onClick={(event) => {
          // A menu stays open, to show what comes.
          event.stopPropagation();
          pressed = place;
          tryAgain();
        }}
      >
        {failure.goOn}
      </Button>
      {attempt === 'again' && navigator.onLine && (
        <Button role={role} onClick={() => void reload()}>
          {failure.reload}
        </Button>
      )}
      {say === 'dialog' && <Button onClick={closeDialog}>{close}</Button>}
    </div>
  );
  if (say !== 'dialog') return said;
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={({ currentTarget }) => {
        // In development React draws everything twice: then it is open again by now.
        if (!currentTarget.open) closeDialog();
      }}
    >
      {said}
    </dialog>
  );
}

/** Where the button was pressed last: it is gone while the part is being fetched, and takes the focus when it is back. */
let pressed: object | null = null;

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
