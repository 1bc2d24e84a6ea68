// Where the line of a partition runs: between two camps, from edge to edge of the picture.
import type { ServerId } from '../../../engine/index.ts';
import type { Point } from '../../draw/board/geometry.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';

/** One line: on one side stand these servers, on the other all the others. */
export interface PartitionCurve {
  readonly key: string;
  readonly servers: readonly ServerId[];
  /** From one edge of the picture to the other. */
  readonly points: readonly Point[];
}

/** One line less than there are camps. */
export function partitionCurves({ camps, cut, size }: EnsembleLayout): readonly PartitionCurve[] {
  return camps.slice(0, -1).map(({ frame }, at) => {
    const servers = camps.slice(0, at + 1).flatMap((camp) => camp.servers);
    const [x, y] = [frame.left + frame.width, frame.top + frame.height];
    const points =
      cut === 'upright'
        ? WAVE.map(({ along, aside }) => ({ x: x + aside, y: along * size.height }))
        : WAVE.map(({ along, aside }) => ({ x: along * size.width, y: y + aside / 3 }));
    return { key: servers.join(' '), servers, points };
  });
}

/** A little uneven, as what is torn is. */
const WAVE = [
  { along: 0, aside: 3 },
  { along: 0.28, aside: -6 },
  { along: 0.55, aside: 6 },
  { along: 0.8, aside: 1 },
  { along: 1, aside: -4 },
];
