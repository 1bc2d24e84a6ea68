import { Measured } from '../../draw/view/Measured.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { wheelModel, type WheelModel } from './model.ts';
import { SessionLine } from './SessionLine.tsx';
import { Wheel } from './Wheel.tsx';
import styles from './sessionWheel.module.css';
import { words as english } from './words/en.ts';

export const SessionWheelView = viewOf('sessionWheel', english, wheelModel, Sessions, { Legend });

function Legend({ words }: Pick<WheelModel, 'words'>) {
  return <span className={styles.legend}>{words.legend}</span>;
}

function Sessions({ model: { wheel, cast, rows, words } }: { readonly model: WheelModel }) {
  return (
    <Measured>
      {(size) => (
        <div className={styles.view}>
          <Wheel wheel={wheel} cast={cast} sizePx={wheelSize(size)} type={size.type} />
          <div className={styles.list}>
            {rows.map((row) => (
              <SessionLine key={row.session.id} row={row} words={words} />
            ))}
          </div>
        </div>
      )}
    </Measured>
  );
}

/** As high as there is room, and not so wide that the list has none. */
function wheelSize({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(64, Math.min(height, width * 0.55, 340));
}
