// A znode, wherever it is drawn as a box: its name, and a dashed edge in its owner's color while it is ephemeral. It styles itself, so
// that it can also be in a picture in a file.
import type { CSSProperties } from 'react';
import { hueOf } from './hues.ts';

/**
 * `first`: its owner has what it was made for. `awaited`: it is watched and not there yet. `ghost`: it was there. `forsaken`: its owner's
 * process has ended. `broken`: a promise about it is broken.
 */
export type ZnodeStanding = 'there' | 'first' | 'awaited' | 'ghost' | 'forsaken' | 'broken';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly rx?: number;
  readonly isEphemeral: boolean;
  readonly standing?: ZnodeStanding;
  /** Its owner's place among the clients, from 0; null: it has none, or none that is known. */
  readonly owner: number | null;
  /** Empty where there is no room. */
  readonly label: string;
  readonly fontSize: number;
}

/** Around its middle. `--znode-edge` gives it another edge, as while it is selected. */
export function ZnodeBox(props: Props) {
  const { width, height, rx = 6, standing = 'there', label, fontSize } = props;
  return (
    <g opacity={OPACITY[standing]}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={rx} style={boxStyle(props)} />
      {label !== '' && (
        <text y={fontSize * 0.35} style={{ ...LABEL, fontSize }}>
          {label}
        </text>
      )}
      {standing === 'ghost' && label !== '' && (
        <path
          d={`M${-width / 2 + 5} 0H${width / 2 - 5}`}
          style={{ stroke: 'var(--ink)', strokeWidth: 1.25 }}
        />
      )}
    </g>
  );
}

const OPACITY: Readonly<Partial<Record<ZnodeStanding, number>>> = { awaited: 0.7, ghost: 0.5 };
const LABEL: CSSProperties = { fill: 'var(--ink)', textAnchor: 'middle', fontFamily: 'var(--font-mono)' };

function boxStyle({ isEphemeral, standing = 'there', owner, height }: Props): CSSProperties {
  const { fill, line } = hueOf(owner);
  const tint = standing === 'first' ? 26 : isEphemeral ? 15 : 0;
  return {
    fill: `color-mix(in srgb, ${fill} ${tint}%, var(--panel))`,
    stroke: `var(--znode-edge, ${line})`,
    strokeWidth: standing === 'first' ? 2.25 : 1.5,
    // Around a lower box dashes run together.
    strokeDasharray: isEphemeral && height > 12 ? '4.5 3' : undefined,
    ...OTHERWISE[standing],
  };
}

const OTHERWISE: Readonly<Partial<Record<ZnodeStanding, CSSProperties>>> = {
  awaited: { fill: 'none', strokeDasharray: '1.5 4', strokeLinecap: 'round' },
  forsaken: { fill: 'var(--panel)' },
  broken: { fill: 'var(--alarm-soft)', stroke: 'var(--alarm)', strokeWidth: 2.25 },
};
