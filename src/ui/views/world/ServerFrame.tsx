import { useWords } from '../../../words/useWords.ts';
import type { ServerFrame as Server } from './worldPicture.ts';
import type { WorldLayout } from './layout.ts';
import { ServerBox } from '../../draw/thing/ServerBox.tsx';
import { textWidth } from '../../draw/thing/textFit.ts';
import { thingKey } from '../../draw/thing/things.ts';
import shared from '../../draw/thing/picture.module.css';
import styles from './world.module.css';

/** At scale 1. */
const LABEL_FONT = 12;

/** The server as a quiet room around its tree: what passes its lower edge passes the network. */
export function ServerFrame({
  server,
  layout,
  tabIndex,
}: {
  readonly server: Server;
  readonly layout: WorldLayout;
  readonly tabIndex: 0 | -1;
}) {
  const { picture } = useWords();
  const { left, top, width, height } = layout.frame;
  const { type } = layout.size;
  const number = server.id.slice(server.id.indexOf(':') + 1);
  const isDown = server.state === 'down';
  const label = picture.server(number) + (isDown ? ` · ${picture.serverDown}` : '');
  const isRight = layout.frameLabel !== 'left';
  const hitWidth = Math.max(96 * type, textWidth(label, LABEL_FONT * type) + 20);
  const labelX = isRight ? left + width - 14 : left + 14;
  return (
    <g data-state={server.state}>
      <g className={styles.frame} transform={`translate(${left} ${top})`}>
        <ServerBox width={width} height={height} rx={14} standing={isDown ? 'down' : 'standalone'} />
      </g>
      <g
        role="button"
        className={shared.thing}
        data-thing={thingKey('server', server.id)}
        tabIndex={tabIndex}
        aria-label={picture.serverName(number, server.state)}
      >
        <rect
          className={shared.hit}
          x={isRight ? left + width - 4 - hitWidth : left + 4}
          y={top + 4}
          width={hitWidth}
          height={24 * type}
          rx={8}
        />
        {layout.frameLabel !== 'none' && (
          <text className={styles.frameLabel} x={labelX} y={top + 20 * type} data-at={layout.frameLabel}>
            {label}
          </text>
        )}
      </g>
      {!isRight && (
        <text className={styles.frameFact} x={left + width - 14} y={top + 20 * type}>
          {picture.zxid(server.lastZxid)}
        </text>
      )}
    </g>
  );
}
