import type { Telling } from './model.ts';
import type { Page } from './page.ts';
import type { Lane } from './spaceTime.ts';
import styles from './spaceTime.module.css';

interface Props extends Pick<Telling, 'words'> {
  readonly lane: Lane;
  readonly page: Page;
  readonly y: number;
}

/** What its owner was, as the lane itself. */
export function LaneSpans({ lane, page, words, y }: Props) {
  return lane.spans.map(({ from, to, state }) => {
    const x1 = Math.max(-9, page.xOf(from.timeMs));
    const x2 = Math.min(page.widthPx + 9, to === null ? Infinity : page.xOf(to.timeMs));
    if (x2 <= x1) return null;
    return (
      <line key={from.step} className={styles.span} data-state={state} x1={x1} x2={x2} y1={y} y2={y}>
        <title>{words.states[state]}</title>
      </line>
    );
  });
}
