import { useEffect, useRef } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { diagramOf, type Column } from '../model/diagram.ts';
import { TAP } from '../words/area.ts';
import { eventText } from './eventText.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const COLUMN = 26;
const LANE = 24;
const NAMES = 130;
const TOP = 24;
const GAP = 26;
/** Client colors that the theme has. */
const COLORS = 8;

/** Servers above, clients below, and a line for each message between them. */
export function DiagramPanel({ run, count, ledger, goTo }: Shown) {
  const words = useWords(TAP);
  const { clients, servers, columns } = diagramOf(run.events, count, ledger.connections);
  const box = useRef<HTMLDivElement>(null);
  // The newest is at the end.
  useEffect(() => {
    if (box.current !== null && count > 0) box.current.scrollLeft = box.current.scrollWidth;
  }, [count]);
  const width = Math.max(1, columns.length + 1) * COLUMN;
  const serverAt = (server: number) => TOP + server * LANE + LANE / 2;
  const laneAt = (lane: number) => TOP + servers.length * LANE + GAP + lane * LANE + LANE / 2;
  const height = TOP + (clients.length + servers.length) * LANE + GAP + 8;
  return (
    <section className={styles.panel} aria-label={words.tabs.diagram}>
      <p className={styles.quiet}>{words.diagram.about}</p>
      <div ref={box} className={styles.lanes}>
        <svg className={styles.laneNames} width={NAMES} height={height} aria-hidden="true">
          {servers.map((server, lane) => (
            <text key={server} x={4} y={serverAt(lane) + 4}>
              {words.clients.server} {words.count(server)}
            </text>
          ))}
          {clients.map(({ connection, session, client }, lane) => (
            <text key={connection} x={4} y={laneAt(lane) + 4}>
              {session === null ? client : shortSession(session)}
            </text>
          ))}
        </svg>
        <svg
          className={styles.diagram}
          width={width}
          height={height}
          role="img"
          aria-label={words.diagram.label(columns.length)}
        >
          {servers.map((server, lane) => (
            <line
              key={server}
              className={styles.serverLane}
              x2={width}
              y1={serverAt(lane)}
              y2={serverAt(lane)}
            />
          ))}
          {clients.map(({ connection }, lane) => (
            <line key={connection} className={styles.lane} x2={width} y1={laneAt(lane)} y2={laneAt(lane)} />
          ))}
          {columns.map((column, at) => (
            <Message
              key={column.index}
              column={column}
              x={at * COLUMN + COLUMN / 2}
              clientY={laneAt(column.lane)}
              serverY={serverAt(column.server)}
              text={eventText(column.event, words)}
              isLast={at === columns.length - 1}
              onGo={() => goTo(column.index)}
              time={at % 4 === 0 ? (column.atMs / 1000).toFixed(3) : null}
            />
          ))}
        </svg>
      </div>
      <ol className={styles.legend}>
        {columns.slice(-8).map(({ index, event }) => (
          <li key={index}>
            <button type="button" className={styles.path} onClick={() => goTo(index)}>
              {eventText(event, words)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MessageProps {
  readonly column: Column;
  readonly x: number;
  readonly clientY: number;
  readonly serverY: number;
  readonly text: string;
  readonly isLast: boolean;
  readonly time: string | null;
  readonly onGo: () => void;
}

function Message({ column, x, clientY, serverY, text, isLast, time, onGo }: MessageProps) {
  const { event, direction, lane } = column;
  const color = `var(--client-${lane % COLORS})`;
  const isUp = direction === 'toServer';
  const [fromY, toY] = isUp ? [clientY, serverY] : [serverY, clientY];
  const isBad =
    event.kind === 'disturbed' || event.kind === 'ended' || (event.kind === 'answer' && event.err !== 'Ok');
  return (
    <g className={styles.message} onClick={onGo} style={{ color: isBad ? 'var(--alarm)' : color }}>
      <title>{text}</title>
      {time !== null && (
        <text className={styles.time} x={x} y={12}>
          {time}
        </text>
      )}
      {isLast && <line className={styles.now} x1={x} x2={x} y1={TOP - 8} y2="100%" />}
      {direction === 'none' ? (
        <circle cx={x} cy={clientY} r={5} fill="currentColor" />
      ) : (
        <>
          <line
            x1={x - 8}
            x2={x + 6}
            y1={fromY}
            y2={toY}
            stroke="currentColor"
            strokeWidth={2}
            strokeDasharray={event.kind === 'event' ? '4 3' : undefined}
          />
          <path
            d={isUp ? `M${x + 6} ${toY} l-6 8 l8 1z` : `M${x + 6} ${toY} l-6 -8 l8 -1z`}
            fill="currentColor"
          />
        </>
      )}
      <rect x={x - COLUMN / 2} y={TOP} width={COLUMN} height="100%" fill="transparent" />
    </g>
  );
}

/** The end tells sessions of a server apart. */
function shortSession(session: string): string {
  return session.length <= 12 ? session : `…${session.slice(-9)}`;
}
