import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './Shelf.module.css';

interface Props {
  /** What it makes larger and smaller. */
  readonly name: string;
  /** How it lies itself. */
  readonly orientation: 'horizontal' | 'vertical';
  /** In percent, as it stands. */
  readonly value: () => number;
  readonly shown: number;
  readonly least: number;
  readonly most: number;
  /** Where the pointer is, as such a value. */
  readonly valueAt: (event: PointerEvent<HTMLElement>) => number;
  readonly onMove: (value: number) => void;
  /** Back to what is usual. */
  readonly onReset: () => void;
}

const STEP = 2;
const LARGE_STEP = 10;

/** Between two parts of the page: dragged, or moved with the arrow keys; Enter and a double click make them as they were. */
export function Separator({ name, orientation, value, shown, least, most, valueAt, onMove, onReset }: Props) {
  const isHeld = useRef(false);
  const move = (to: number) => onMove(Math.min(most, Math.max(least, to)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const [less, more] =
      orientation === 'horizontal' ? ['ArrowDown', 'ArrowUp'] : ['ArrowLeft', 'ArrowRight'];
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const act = new Map<string, () => void>([
      [less, () => move(value() - step)],
      [more, () => move(value() + step)],
      ['Home', () => move(least)],
      ['End', () => move(most)],
      ['Enter', onReset],
    ]).get(event.key);
    if (act === undefined) return;
    // The page's own arrows step through time.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // A separator that can be moved is a control: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.separator}
      aria-label={name}
      aria-orientation={orientation}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (isHeld.current) move(valueAt(event));
      }}
      onPointerUp={() => (isHeld.current = false)}
      onPointerCancel={() => (isHeld.current = false)}
    />
  );
}
