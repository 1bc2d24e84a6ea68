import type { RedBox } from '../../select/red/boxes.ts';
import { ZnodeBox } from '../../draw/thing/ZnodeBox.tsx';
import { HEIGHT, TYPE } from './plan.ts';

const BOX_HEIGHT = 16;
const GAP = 5;

/** The znodes below, the first in line at the left. */
export function Boxes({ boxes, width: room }: { readonly boxes: readonly RedBox[]; readonly width: number }) {
  const widths = boxes.map(({ text }) => Math.min(106, 12 + 7.2 * text.length));
  const starts = widths.map((_, at) => 6 + widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0));
  return boxes.map(({ key, text, index, look }, at) => {
    const [x, width] = [starts[at] ?? 0, widths[at] ?? 0];
    if (x + width > room - 4) return null;
    return (
      <g key={key} transform={`translate(${x + width / 2} ${HEIGHT - BOX_HEIGHT / 2 - 4})`}>
        <ZnodeBox
          width={width}
          height={BOX_HEIGHT}
          rx={3}
          isEphemeral
          standing={STANDINGS[look]}
          owner={index}
          label={text.length > 13 ? `${text.slice(0, 12)}…` : text}
          fontSize={TYPE}
        />
      </g>
    );
  });
}

const STANDINGS = { first: 'first', waits: 'there', broken: 'broken', gone: 'forsaken' } as const;
