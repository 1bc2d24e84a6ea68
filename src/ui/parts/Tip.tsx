import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { placeBeside } from './placeBeside.ts';
import styles from './Tip.module.css';

interface TipProps {
  readonly text: ReactNode;
  /** What is explained, given the id of its description. */
  readonly children: (describedBy: string) => ReactElement;
}

/** Says more about what is inside, on hover and on focus, and to screen readers as its description. */
export function Tip({ text, children }: TipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (anchor.current === null || tip.current === null || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    placeBeside(tip.current, anchor.current, 'above');
  };
  const hide = () => {
    if (tip.current?.matches(':popover-open') === true) tip.current.hidePopover();
  };
  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show();
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show();
      }}
      onBlur={hide}
      onClick={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
      role="presentation"
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
