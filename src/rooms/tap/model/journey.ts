// The servers that a session was on, one after the other.
import type { SeenConnection } from './seen.ts';

export interface Stop {
  readonly connection: number;
  readonly server: number;
  /** When the server answered that the session goes on there. */
  readonly fromMs: number;
  readonly endedBy: SeenConnection['endedBy'];
}

/** Connections on which no server took the session are left out. */
export function journeysOf(
  connections: ReadonlyMap<number, SeenConnection>,
): ReadonlyMap<string, readonly Stop[]> {
  const journeys = new Map<string, Stop[]>();
  for (const { id, session, server, takenMs, endedBy } of connections.values()) {
    if (session === null || takenMs === null) continue;
    const stop = { connection: id, server, fromMs: takenMs, endedBy };
    const before = journeys.get(session);
    if (before === undefined) journeys.set(session, [stop]);
    else before.push(stop);
  }
  return journeys;
}
