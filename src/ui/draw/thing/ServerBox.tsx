// A server, wherever it is drawn as a box: its edge tells what it is, an accent for a leader, dashes for one that looks for a leader. It
// styles itself, so that it can also be in a picture in a file.
import type { CSSProperties } from 'react';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly rx: number;
  readonly standing: ServerStanding;
}

/** What stops a server comes before what it is. `standalone`: it has no peers. */
export type ServerStanding =
  | 'LEADING'
  | 'FOLLOWING'
  | 'LOOKING'
  | 'OBSERVING'
  | 'standalone'
  | 'frozen'
  | 'down';

/** From its left upper corner. `--server-edge` and `--server-ground` give it another edge and ground. */
export function ServerBox({ width, height, rx, standing }: Props) {
  const size = { width, height, rx };
  return (
    <>
      <rect {...size} style={{ ...PLAIN, ...STYLES[standing] }} />
      {standing === 'frozen' && <rect {...size} style={FROST} />}
    </>
  );
}

const PLAIN: CSSProperties = {
  fill: 'var(--server-ground, var(--panel))',
  stroke: 'var(--server-edge, var(--line-strong))',
  strokeWidth: 1.25,
};
const STYLES: Readonly<Partial<Record<ServerStanding, CSSProperties>>> = {
  LEADING: { stroke: 'var(--accent)', strokeWidth: 2.25 },
  LOOKING: { strokeDasharray: '6 4' },
  OBSERVING: { strokeDasharray: '1 3.5', strokeLinecap: 'round', strokeWidth: 1.75 },
  down: { fill: 'var(--sunken)', strokeDasharray: '3 5' },
};
/** The drawing has the pattern. */
const FROST: CSSProperties = { fill: "url('#frost')", opacity: 0.75 };
