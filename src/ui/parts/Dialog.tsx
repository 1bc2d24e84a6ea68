import { X } from './icons.tsx';
import { createStore } from 'zustand';
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

/** What had the focus before the dialog that has just gone, until it has it again, or the next dialog takes its place. */
const leftStore = createStore<{ readonly focused: Element | null }>(() => ({ focused: null }));

function takeFocused(): Element | null {
  const { focused } = leftStore.getState();
  leftStore.setState({ focused: null });
  return focused ?? document.activeElement;
}

/**
 * Once the page is drawn without the dialog, unless another one came with that or something took the focus. The browser would give it
 * back at once, for which it styles the whole page, and again for the dialog that comes.
 */
function giveBack(focused: Element | null): void {
  leftStore.setState({ focused });
  queueMicrotask(() => {
    const isOver = leftStore.getState().focused === focused;
    if (!isOver) return;
    leftStore.setState({ focused: null });
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && (focused instanceof HTMLElement || focused instanceof SVGElement))
      focused.focus({ preventScroll: true });
  });
}

/** A modal dialog: open as long as it is drawn. The browser keeps the focus inside. */
export function Dialog({ title, look = 'plain', onClose, children }: DialogProps) {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // At once, so that no key goes to the page between two dialogs, of which one says that the other loads.
  useLayoutEffect(() => {
    const openedFrom = takeFocused();
    dialog.current?.showModal();
    // The title is read out first; the browser would begin at the button that closes.
    heading.current?.focus();
    return () => giveBack(openedFrom);
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
