import { useLayoutEffect, useRef } from 'react';
import { openConsole, typeAhead, usePanel } from '../../../ui/stores/panelTab.ts';
import { useWords } from '../../../words/useWords.ts';
import { isPressed } from './isPressed.ts';
import styles from './LineAhead.module.css';

/** In place of the console while its code is fetched: keys are its own already, and what is typed stands in its line when it comes. */
export function LineAhead() {
  const { loading, panels } = useWords().shell;
  const { takesFocus, typed } = usePanel();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isPressed(document.activeElement)) openConsole();
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <input
      ref={input}
      className={styles.line}
      aria-label={panels.console}
      aria-busy="true"
      placeholder={loading}
      value={typed}
      onChange={({ target }) => typeAhead(target.value)}
    />
  );
}
