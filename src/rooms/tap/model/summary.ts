// What `npm run tap -- --json` prints at its end.
import type { Ledger } from './ledger.ts';

export interface Summary {
  readonly connections: number;
  /** Without connects and pings. */
  readonly requests: number;
  readonly notifications: number;
  /** One for each write that woke a client, the most clients first. */
  readonly wakeups: readonly { readonly path: string; readonly clients: number }[];
  /** Both ways, as the sockets had them. */
  readonly bytes: number;
  /** Connections that could not be read although they should, or whose server could not be reached. */
  readonly errors: number;
}

const MAX_WAKEUPS = 1000;

export function summaryOf({ totals, wakeups }: Ledger, bytes: number): Summary {
  return {
    connections: totals.connections,
    requests: totals.requests,
    notifications: totals.notifications,
    wakeups: wakeups.all
      .map(({ path, woken }) => ({ path, clients: woken.size }))
      .toSorted((a, b) => b.clients - a.clients)
      .slice(0, MAX_WAKEUPS),
    bytes,
    errors: totals.errors,
  };
}
