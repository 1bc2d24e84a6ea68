import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { totalOf, type ReleaseCost } from './releases.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { discShape } from '../../draw/thing/glyphs.ts';
import { placeInStack, stackHeight, stackOf, type CostsLayout } from './layout.ts';
import styles from './releases.module.css';

interface Props {
  readonly side: WorldSide;
  readonly cost: ReleaseCost;
  readonly cast: readonly CastMember[];
  readonly layout: CostsLayout;
  readonly looks: Looks;
  readonly x: number;
  readonly text: string;
  readonly onTell: (text: string | null) => void;
}

/** One release: a dot for each client it woke, a square for each request, a line where everybody who waited would be. */
export function CostColumn({ side, cost, cast, layout, looks, x, text, onTell }: Props) {
  const { middleY, radius, type } = layout;
  const top = middleY - radius - 3;
  const bottom = middleY + radius + 3;
  const releaser = memberOf(cast, cost.by);
  const thing = { kind: 'client', id: cost.by ?? '' } as const;
  const requests = totalOf(cost.requests);
  const waitedY = top - stackHeight(layout, cost.waiting) - 1;
  return (
    <g
      role="button"
      aria-label={text}
      className={styles.column}
      style={{ transform: `translate(${x}px, 0px)` }}
      data-look={looks.of(thing, ...cost.woken.map((id) => ({ kind: 'client', id }) as const))}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      <rect className={styles.hit} x={-layout.pitch / 2} width={layout.pitch} height={layout.height} />
      <Woken cost={cost} cast={cast} top={top} layout={layout} />
      {cost.waiting > 0 && (
        <line className={styles.waited} x1={-13 * type} x2={13 * type} y1={waitedY} y2={waitedY} />
      )}
      <text
        className={styles.count}
        y={top - stackHeight(layout, cost.woken.length) - 4}
        fontSize={15 * type}
      >
        {cost.woken.length}
      </text>
      <g className={styles.releaser} data-hue={(releaser?.index ?? 7) % 8} data-how={cost.how}>
        <path
          className={styles.disc}
          d={discShape(releaser?.index ?? 0, radius)}
          transform={`translate(0 ${middleY})`}
        />
        <text className={styles.letter} y={middleY + radius * 0.36} fontSize={radius * 1.05}>
          {releaser?.name ?? '?'}
        </text>
      </g>
      <AskedFor cost={cost} bottom={bottom} layout={layout} />
      <text
        className={styles.count}
        data-rank="second"
        y={bottom + stackHeight(layout, requests) + 13 * type}
        fontSize={13 * type}
      >
        {requests}
      </text>
    </g>
  );
}

function Woken({
  cost,
  cast,
  top,
  layout,
}: {
  readonly cost: ReleaseCost;
  readonly cast: readonly CastMember[];
  readonly top: number;
  readonly layout: CostsLayout;
}) {
  return cost.woken.map((client, at) => {
    const { x, away } = placeInStack(layout, at, cost.woken.length);
    return (
      <circle
        // The same client may be woken twice by one release.
        key={`${client} ${String(at)}`}
        className={styles.woken}
        data-hue={(memberOf(cast, client)?.index ?? 7) % 8}
        cx={x}
        cy={top - away}
        r={Math.max(1.2, layout.unit * 0.44)}
      />
    );
  });
}

function AskedFor({
  cost,
  bottom,
  layout,
}: {
  readonly cost: ReleaseCost;
  readonly bottom: number;
  readonly layout: CostsLayout;
}) {
  const stack = stackOf(cost);
  const size = Math.max(2, Math.min(layout.unit * 0.84, 9));
  return stack.map((kind, at) => {
    const { x, away } = placeInStack(layout, at, stack.length);
    return (
      <g key={`${kind} ${String(at)}`} data-kind={kind}>
        <rect
          className={styles.request}
          x={x - size / 2}
          y={bottom + away - size / 2}
          width={size}
          height={size}
          rx={Math.min(1.5, size * 0.2)}
        />
      </g>
    );
  });
}
