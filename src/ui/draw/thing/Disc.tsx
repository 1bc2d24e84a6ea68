// A client, wherever it is drawn: its letters in its colour and its shape.
import type { CSSProperties } from 'react';
import { initials } from '../../../words/names.ts';
import type { Body } from '../../select/clientBody.ts';
import { discShape } from './glyphs.ts';
import { hueOf } from './hues.ts';
import styles from './disc.module.css';

export interface DiscProps {
  /** Its place among the clients, from 0; undefined or −1 for one that is not known. */
  readonly index: number | undefined;
  readonly name: string;
  readonly r: number;
  /** How it is filled: full while it is awake, pale while it sleeps, frosted while paused, empty when dead. */
  readonly body?: Body;
  /**
   * `blind`: nobody will wake it. `wrong`: it breaks a promise. `named`: the sentence about a broken promise names it. `broken`:
   * its session ended what it had. `none`: there is no room for an edge.
   */
  readonly edge?: 'plain' | 'blind' | 'wrong' | 'named' | 'broken' | 'none';
  /** The size of its letters; 0: there is no room for them. */
  readonly letter?: number;
  /** Hatched while it is paused: the drawing has the pattern. */
  readonly frost?: boolean;
}

export function Disc(props: DiscProps) {
  const {
    index = -1,
    r,
    body = 'awake',
    edge = 'plain',
    frost = false,
    letter = legibleLetter(props),
  } = props;
  const shape = discShape(Math.max(0, index), r);
  return (
    <g className={styles.client} data-hue={index < 0 ? 7 : index % 8} data-body={body} data-edge={edge}>
      <path className={styles.disc} d={shape} />
      {frost && body === 'frosted' && <path className={styles.frost} d={shape} />}
      <Letters name={props.name} letter={letter} className={styles.letter} />
    </g>
  );
}

/** The same where there is no style sheet, as in a picture in a file. */
export function BareDisc(props: DiscProps) {
  const { index = -1, r, body = 'awake', edge = 'plain', letter = letterOf(props) } = props;
  const { fill, line, on } = hueOf(index < 0 ? 7 : index);
  const isFull = body === 'awake';
  return (
    <>
      <path
        d={discShape(Math.max(0, index), r)}
        style={{
          fill: isFull ? fill : `color-mix(in srgb, ${line} 12%, var(--panel))`,
          ...(edge === 'none' ? {} : { stroke: line, strokeWidth: 2 }),
        }}
      />
      <Letters
        name={props.name}
        letter={Math.round(letter)}
        style={{ ...BARE, fill: isFull ? on : 'var(--ink)' }}
      />
    </>
  );
}

const BARE: CSSProperties = { textAnchor: 'middle', fontFamily: 'var(--font-sans)', fontWeight: 700 };

interface LettersProps {
  readonly name: string;
  readonly letter: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

function Letters({ className, style, name, letter }: LettersProps) {
  if (letter === 0) return null;
  return (
    <text className={className} y={letter * 0.35} style={{ ...style, fontSize: letter }}>
      {initials(name)}
    </text>
  );
}

function letterOf({ name, r }: Pick<DiscProps, 'name' | 'r'>): number {
  return r * (name.length > 1 ? 0.8 : 1);
}

/** In a small disc they reach towards its edge. Where they still cannot be read, what the disc is called has to do. */
function legibleLetter({ name, r }: DiscProps): number {
  const most = r * (name.length > 1 ? 1.05 : 1.4);
  return most < LEAST_PX ? 0 : Math.max(LEAST_PX, letterOf({ name, r }));
}

const LEAST_PX = 11;
