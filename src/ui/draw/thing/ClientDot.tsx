import { initials } from '../../../words/names.ts';
import { discShape } from './glyphs.ts';
import styles from './dot.module.css';

/** How the disc is filled, as in the large picture. */
export type DotBody = 'awake' | 'asleep' | 'frosted' | 'dead';

/** A client's letter in its colour and shape, small. */
export function ClientDot({
  index,
  name,
  body = 'awake',
}: {
  /** Its place among the clients, from 0; −1 for one that is not known. */
  readonly index: number;
  readonly name: string;
  readonly body?: DotBody;
}) {
  return (
    <svg
      className={styles.dot}
      viewBox="-12 -12 24 24"
      data-hue={index < 0 ? 7 : index % 8}
      data-body={body}
      aria-hidden="true"
    >
      <path d={discShape(Math.max(0, index), 10.5)} />
      <text y={5} fontSize={name.length > 1 ? 10 : 14}>
        {initials(name)}
      </text>
    </svg>
  );
}
