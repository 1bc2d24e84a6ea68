// The messages before a moment as columns of a space-time diagram: lanes of clients above, lanes of servers below.
import type { SeenConnection } from './seen.ts';
import type { TapEvent } from './tapEvent.ts';

export interface Diagram {
  /** Connections by client, in the order in which they were opened. */
  readonly clients: readonly Lane[];
  /** Numbers of servers. */
  readonly servers: readonly number[];
  readonly columns: readonly Column[];
}

export interface Lane {
  readonly connection: number;
  readonly session: string | null;
  readonly client: string;
}

export interface Column {
  readonly index: number;
  readonly atMs: number;
  readonly event: TapEvent;
  /** Of `clients`. */
  readonly lane: number;
  /** Of `servers`. */
  readonly server: number;
  readonly direction: 'toServer' | 'toClient' | 'none';
}

const MAX_COLUMNS = 80;

/** Pings are left out: they hide what is going on. `upTo`: the first event that is not looked at. */
export function diagramOf(
  events: readonly TapEvent[],
  upTo: number,
  connections: ReadonlyMap<number, SeenConnection>,
): Diagram {
  const shown: { readonly index: number; readonly event: TapEvent; readonly of: SeenConnection }[] = [];
  for (let index = upTo - 1; index >= 0 && shown.length < MAX_COLUMNS; index--) {
    const event = events[index];
    const of = event === undefined ? undefined : connections.get(event.connection);
    if (event === undefined || of === undefined || event.kind === 'ping' || event.kind === 'pong') continue;
    shown.unshift({ index, event, of });
  }
  const seen = [...new Set(shown.map(({ of }) => of))].toSorted((a, b) => a.id - b.id);
  const servers = [...new Set(seen.map(({ server }) => server))].toSorted((a, b) => a - b);
  return {
    clients: seen.map(({ id, session, client }) => ({ connection: id, session, client })),
    servers,
    columns: shown.map(({ index, event, of }) => ({
      index,
      atMs: event.atMs,
      event,
      lane: seen.indexOf(of),
      server: servers.indexOf(of.server),
      direction: directionOf(event),
    })),
  };
}

function directionOf({ kind }: TapEvent): Column['direction'] {
  switch (kind) {
    case 'connect':
    case 'request':
    case 'word':
      return 'toServer';
    case 'connected':
    case 'turnedAway':
    case 'answer':
    case 'event':
      return 'toClient';
    default:
      return 'none';
  }
}
