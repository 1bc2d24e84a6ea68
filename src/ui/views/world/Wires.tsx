import type { ServerId } from '../../../engine/index.ts';
import { afterColon, calledClient } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import { CUT_GAP, wireOf, type WorldLayout } from './layout.ts';
import type { Thing } from '../../stores/selection.ts';
import { thingKey, type ThingKey } from '../../draw/thing/things.ts';
import { wireKey } from './wireKey.ts';
import styles from './world.module.css';

interface Props {
  readonly clients: readonly ClientDisc[];
  readonly server: ServerId;
  readonly layout: WorldLayout;
  readonly lit: ReadonlySet<ThingKey> | null;
  readonly selected: Thing | null;
  /** The one thing that the Tab key reaches. */
  readonly current: ThingKey;
}

/** Each client's connection to the server, as a faint cable that messages run along. */
export function Wires({ clients, server, layout, lit, selected, current }: Props) {
  const words = useWords();
  return (
    <g data-density={layout.density}>
      {clients.map((client) => {
        const disc = layout.discs.get(client.id);
        if (disc === undefined || disc.size === 'tiny' || client.wire === 'off') return null;
        const { from, to } = wireOf(layout, disc);
        const key = wireKey(client.id, server);
        const isLit = lit?.has(thingKey('client', client.id)) === true;
        const isSelected = selected?.kind === 'link' && thingKey('link', selected.id) === key;
        return (
          <g
            key={client.id}
            role="button"
            className={styles.wire}
            data-thing={key}
            data-wire={client.wire}
            data-lit={isLit || undefined}
            data-selected={isSelected || undefined}
            aria-pressed={isSelected}
            tabIndex={key === current ? 0 : -1}
            aria-label={words.ensemble.linkName(
              words.controls.client(calledClient(client.id)),
              words.controls.server(afterColon(server)),
            )}
          >
            <line className={styles.wireHit} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
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
