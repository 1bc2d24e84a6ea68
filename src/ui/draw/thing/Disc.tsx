// A client, wherever it is drawn: its letters in its colour and its shape.
import type { CSSProperties } from 'react';
import { initials } from '../../../words/names.ts';
import type { Body } from '../../select/cast.ts';
import { discShape } from './glyphs.ts';
import styles from './disc.module.css';

export interface DiscProps {
  /** Its place among the clients, from 0; undefined or −1 for one that is not known. */
  readonly index: number | undefined;
  readonly name: string;
  readonly r: number;
  /** How it is filled: full while it is awake, pale while it sleeps, frosted while paused, empty when dead. */
  readonly body?: Body;
  /** `blind`: nobody will wake it. `wrong`: a promise is broken. `none`: on a ground of its own colour. */
  readonly edge?: 'plain' | 'blind' | 'wrong' | 'broken' | 'none';
  /** The size of its letters; 0: there is no room for them. */
  readonly letter?: number;
  /** Hatched while it is paused: the drawing has the pattern. */
  readonly frost?: boolean;
}

export function Disc(props: DiscProps) {
  const { index = -1, r, body = 'awake', edge = 'plain', frost = false } = props;
  const shape = discShape(Math.max(0, index), r);
  return (
    <g className={styles.client} data-hue={hueOf(index)} data-body={body} data-edge={edge}>
      <path className={styles.disc} d={shape} />
      {frost && body === 'frosted' && <path className={styles.frost} d={shape} />}
      <Letters {...props} className={styles.letter} />
    </g>
  );
}

/** The same where there is no style sheet, as in a picture in a file. */
export function BareDisc(props: DiscProps) {
  const { index = -1, r, body = 'awake', edge = 'plain' } = props;
  const line = `var(--client-${hueOf(index)}-line)`;
  const isFull = body === 'awake';
  return (
    <>
      <path
        d={discShape(Math.max(0, index), r)}
        style={{
          fill: isFull ? `var(--client-${hueOf(index)})` : `color-mix(in srgb, ${line} 12%, var(--panel))`,
          ...(edge === 'none' ? {} : { stroke: line, strokeWidth: 2 }),
        }}
      />
      <Letters
        {...props}
        style={{ ...BARE, fill: isFull ? `var(--client-${hueOf(index)}-on)` : 'var(--ink)' }}
      />
    </>
  );
}

const BARE: CSSProperties = { textAnchor: 'middle', fontFamily: 'var(--font-sans)', fontWeight: 700 };

interface LettersProps extends DiscProps {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

function Letters({ name, r, letter = r * (name.length > 1 ? 0.8 : 1), className, style }: LettersProps) {
  if (letter === 0) return null;
  return (
    <text className={className} y={tenths(letter * 0.35)} style={{ ...style, fontSize: tenths(letter) }}>
      {initials(name)}
    </text>
  );
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whose client is not known is grey. */
function hueOf(index: number): number {
  return index < 0 ? 7 : index % 8;
}
