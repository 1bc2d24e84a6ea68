import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { placeBeside } from './placeBeside.ts';
import styles from './Tip.module.css';

const HOVER_MS = 350;

interface TipProps {
  /** Undefined: nothing at present. */
  readonly text: ReactNode;
  /** What is explained, given the id of its description. */
  readonly children: (describedBy?: string) => ReactElement;
}

/** Says more about what is inside, on hover and on focus, and to screen readers as its description. */
export function Tip({ text, children }: TipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // Not at once: another popup may just be opening or closing, and a pointer that only passes asks nothing.
  const show = (delayMs: number) => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      if (anchor.current === null || tip.current === null || tip.current.matches(':popover-open')) return;
      tip.current.showPopover();
      placeBeside(tip.current, anchor.current, 'above');
    }, delayMs);
  };
  const hide = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (tip.current?.matches(':popover-open') === true) tip.current.hidePopover();
  };
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(HOVER_MS);
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={hide}
      onClick={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
      role="presentation"
    >
      {children(text === undefined ? undefined : id)}
      {text !== undefined && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  );
}
