import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import type { WorldLayout } from './layout.ts';
import { firstThatFits } from '../../draw/thing/textFit.ts';
import styles from './world.module.css';

/** The many who wait, side by side in one tray, with their number above. */
export function Tray({
  clients,
  layout,
}: {
  readonly clients: readonly ClientDisc[];
  readonly layout: WorldLayout;
}) {
  const words = useWords();
  const { tray, nodeTray, size } = layout;
  if (tray === null) return null;
  return (
    <g aria-hidden="true">
      <rect
        className={styles.tray}
        x={tray.left}
        y={tray.top}
        width={tray.width}
        height={tray.height}
        rx={12}
      />
      {nodeTray !== null && (
        <rect
          className={styles.tray}
          x={nodeTray.left}
          y={nodeTray.top}
          width={nodeTray.width}
          height={nodeTray.height}
          rx={9}
        />
      )}
      <text className={styles.trayLabel} x={tray.left + 12} y={tray.top + 17 * Math.min(size.type, 1.15)}>
        {labelOf(clients, layout, words)}
      </text>
    </g>
  );
}

function labelOf(clients: readonly ClientDisc[], layout: WorldLayout, { picture }: Messages): string {
  const inTray = clients.filter((client) => layout.discs.get(client.id)?.size === 'tiny');
  const waiting = inTray.filter((client) => client.activity === 'waiting').length;
  const awake = inTray.filter((client) => client.activity === 'asking').length;
  const words = waiting > 0 ? picture.moreWaiting(waiting) : picture.moreClients(inTray.length);
  if (awake === 0) return words;
  const long = `${words} · ${picture.moreAwake(awake)}`;
  const room = (layout.tray?.width ?? 0) - 20;
  return firstThatFits([long, waiting > awake ? words : picture.moreAwake(awake)], room, 12.5, 'sans');
}
