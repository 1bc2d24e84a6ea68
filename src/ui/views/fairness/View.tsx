import { uprightPath } from '../../draw/board/bends.ts';
import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { Disc } from '../../draw/thing/Disc.tsx';
import { CROSS } from '../../draw/thing/glyphs.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { Fairness } from '../../select/fairness.ts';
import { fairnessModel, type FairnessModel } from './model.ts';
import { slopesOf, type Slope } from './slopes.ts';
import styles from './fairness.module.css';
import { words as english } from './words/en.ts';

export const FairnessView = viewOf('fairness', english, fairnessModel, boardOf(layoutOf, Drawing));

type Layout = ReturnType<typeof layoutOf>;

function layoutOf({ attempts, count }: Fairness, { width, height, type }: PictureSize) {
  const r = Math.min(13, Math.max(9, height * 0.09)) * type;
  const pitch = r * 2 + 12 * type;
  const left = 58 * type;
  const top = r + 2;
  const least = top + 2 * r + 18 * type;
  const bottom = Math.max(least, Math.min(height - r - 15 * type, top + 220 * type));
  return {
    width,
    height: bottom + r + 14 * type,
    type,
    r,
    top,
    bottom,
    xOf: (column: number) => left + r + column * pitch,
    ...slopesOf(attempts, Math.floor((width - left - r) / pitch), count),
  };
}

function Drawing({ model, layout }: BoardProps<FairnessModel, Layout>) {
  const { words } = model;
  const { top, bottom, type, shown, earlier } = layout;
  return (
    <>
      <text className={styles.axis} x={0} y={top} dy="0.35em" fontSize={12.5 * type}>
        {words.asked}
      </text>
      <text className={styles.axis} x={0} y={bottom} dy="0.35em" fontSize={12.5 * type}>
        {words.held}
      </text>
      {earlier > 0 && (
        <text className={styles.earlier} x={0} y={(top + bottom) / 2} fontSize={11.5 * type}>
          {words.earlier(earlier)}
        </text>
      )}
      {shown.map((slope) => (
        <SlopeDrawn key={slope.attempt.number} {...{ model, layout, slope }} />
      ))}
    </>
  );
}

interface SlopeProps extends BoardProps<FairnessModel, Layout> {
  readonly slope: Slope;
}

/** From the place in the order of asking to that in the order of holding. */
function SlopeDrawn({ model, layout, slope: { attempt, from, to } }: SlopeProps) {
  const { r, top, bottom, xOf } = layout;
  const { index, name = '?' } = model.memberOf(attempt) ?? {};
  const overtook = attempt.held?.overtook ?? 0;
  const letter = r * (name.length > 1 ? 0.85 : 1.05);
  // One that is too small to be read is drawn larger, or left out.
  const disc = { index, name, r, ...(letter < 11 ? {} : { letter }) };
  const end = to === null ? null : { x: xOf(to), y: bottom };
  const begin = { x: xOf(from), y: top + r };
  const stub = (bottom - top - 2 * r) * STUB;
  return (
    <Thing
      name={{ kind: 'client', id: attempt.client }}
      text={model.textOf(attempt)}
      className={styles.slope}
      x={0}
      y={0}
      hue={index ?? 7}
      data-overtook={overtook > 0 || undefined}
    >
      <path
        className={styles.line}
        d={
          end === null
            ? `M${begin.x} ${begin.y}V${begin.y + stub}`
            : uprightPath(begin, { x: end.x, y: bottom - r })
        }
      />
      {end === null && attempt.left !== null && (
        <path
          className={styles.left}
          d={CROSS}
          transform={`translate(${begin.x} ${begin.y + (bottom - top) * STUB + 4}) scale(0.9)`}
        />
      )}
      <g className={styles.end} style={{ transform: `translate(${begin.x}px, ${top}px)` }}>
        <Disc {...disc} body={attempt.held === null ? 'asleep' : 'awake'} />
      </g>
      {end !== null && (
        <g className={styles.end} style={{ transform: `translate(${end.x}px, ${bottom}px)` }}>
          <Disc {...disc} />
        </g>
      )}
      {end !== null && overtook > 0 && (
        <text className={styles.overtook} x={end.x} y={bottom + r + 12} fontSize={11.5}>
          +{overtook}
        </text>
      )}
    </Thing>
  );
}

/** How far a line that has not arrived reaches down. */
const STUB = 0.28;
