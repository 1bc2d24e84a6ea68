import { X } from './icons.tsx';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../words/useWords.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** `wide`: for lists of many things. */
  readonly look?: 'plain' | 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog: open as long as it is drawn. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, look = 'plain', onClose, children }: DialogProps) {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // At once, so that no key goes to the page between two dialogs, of which one says that the other loads. It closes while it still stands
  // in the page: out of it, it could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The title is read out first; the browser would begin at the button that closes.
    heading.current?.focus();
    return () => element?.close();
  }, []);
  return (
    // Keys typed in a dialog are the dialog's, and a click beside it closes it; Escape and the button do so too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-look={look}
      aria-labelledby={id}
      // Not when it has closed, which is told later: by then a key may have opened another.
      onCancel={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton look="quiet" name={words.shell.close} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  );
}
