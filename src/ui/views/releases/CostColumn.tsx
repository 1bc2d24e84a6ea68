import { Disc } from '../../draw/thing/Disc.tsx';
import { Thing } from '../../draw/thing/Thing.tsx';
import { placeInStack, stackHeight, stackOf, type CostsLayout } from './layout.ts';
import type { ReleasesModel } from './model.ts';
import { totalOf, type ReleaseCost } from './releases.ts';
import styles from './releases.module.css';

interface Props {
  readonly cost: ReleaseCost;
  readonly model: ReleasesModel;
  readonly layout: CostsLayout;
  readonly x: number;
}

/** One release: a dot for each client it woke, a square for each request, a line where everybody who waited would be. */
export function CostColumn({ cost, model, layout, x }: Props) {
  const { middleY, radius, type } = layout;
  const top = middleY - radius - 3;
  const bottom = middleY + radius + 3;
  const releaser = model.memberOf(cost.by);
  const requests = totalOf(cost.requests);
  const waitedY = top - stackHeight(layout, cost.waiting) - 1;
  return (
    <Thing
      name={{ kind: 'client', id: cost.by ?? '' }}
      also={cost.woken.map((id) => ({ kind: 'client', id }))}
      text={model.textOf(cost)}
      className={styles.column}
      x={x}
      y={0}
    >
      <rect className={styles.hit} x={-layout.pitch / 2} width={layout.pitch} height={layout.height} />
      <Woken cost={cost} model={model} top={top} layout={layout} />
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
      <g transform={`translate(0 ${middleY})`}>
        <Disc
          index={releaser?.index}
          name={releaser?.name ?? '?'}
          r={radius}
          body="asleep"
          edge={cost.how === 'session' ? 'broken' : 'plain'}
        />
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
    </Thing>
  );
}

function Woken({
  cost,
  model,
  top,
  layout,
}: {
  readonly cost: ReleaseCost;
  readonly model: ReleasesModel;
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
        data-hue={(model.memberOf(client)?.index ?? 7) % 8}
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
