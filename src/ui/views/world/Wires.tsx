import type { ClientDisc } from '../../select/clientDiscs.ts';
import { CUT_GAP, wireOf, type WorldLayout } from './layout.ts';
import { thingKey, type ThingKey } from '../picture/things.ts';
import styles from './world.module.css';

/** Each client's connection to the server, as a faint cable that messages run along. */
export function Wires({
  clients,
  layout,
  lit,
}: {
  readonly clients: readonly ClientDisc[];
  readonly layout: WorldLayout;
  readonly lit: ReadonlySet<ThingKey> | null;
}) {
  return (
    <g aria-hidden="true" data-density={layout.density}>
      {clients.map((client) => {
        const disc = layout.discs.get(client.id);
        if (disc === undefined || disc.size === 'tiny' || client.wire === 'off') return null;
        const { from, to } = wireOf(layout, disc);
        const isLit = lit?.has(thingKey('client', client.id)) === true;
        return (
          <g key={client.id} className={styles.wire} data-wire={client.wire} data-lit={isLit || undefined}>
            {client.wire === 'cut' ? (
              <CutWire x={from.x} top={to.y} bottom={from.y} />
            ) : (
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            )}
          </g>
        );
      })}
    </g>
  );
}

function CutWire({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) {
  const middle = (top + bottom) / 2;
  return (
    <>
      <line x1={x} y1={bottom} x2={x} y2={middle + CUT_GAP} />
      <line x1={x} y1={middle - CUT_GAP} x2={x} y2={top} />
      <path
        className={styles.cutMark}
        d={`M${x - 11} ${middle + CUT_GAP + 2}l22 -7M${x - 11} ${middle - CUT_GAP + 5}l22 -7`}
      />
    </>
  );
}
