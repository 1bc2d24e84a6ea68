// The numbers a world is judged by: wake-ups and requests, up to a step.
import { bisectRight } from 'd3-array';
import type { ClientId } from '../../engine/index.ts';
import type { TraceIndex } from './traceIndex.ts';

export interface Counters {
  /** Watch notifications delivered to clients, None events excluded. */
  readonly wakeUps: number;
  /** Of these, the ones that the last release of the lock and what followed from it brought; null before the first. */
  readonly byLastRelease: number | null;
  /** Requests the server received, pings and connects excluded. */
  readonly requests: number;
  /** Releases of the lock so far, however they came about. */
  readonly releases: number;
}

export function countersAt(index: TraceIndex, step: number): Counters {
  const wakeUps = bisectRight(index.notified, step);
  const releases = bisectRight(index.released, step);
  const lastRelease = index.released[releases - 1];
  return {
    wakeUps,
    byLastRelease: lastRelease === undefined ? null : firedSince(index, wakeUps, lastRelease),
    requests: bisectRight(index.requested, step),
    releases,
  };
}

/** How often one client was woken, and how often of these by the last release of the lock and what followed from it. */
export interface Woken {
  readonly times: number;
  readonly byLastRelease: number;
}

export function wokenAt(index: TraceIndex, client: ClientId, step: number): Woken {
  const { wokenAt: all, wokenBy, released } = index;
  const own = all.get(client);
  if (own === undefined) return NEVER_WOKEN;
  const times = bisectRight(own, step);
  const since = released[bisectRight(released, step) - 1];
  if (since === undefined) return { times, byLastRelease: 0 };
  const fresh = wokenBy.get(client)?.slice(bisectRight(own, since - 1), times) ?? [];
  return { times, byLastRelease: fresh.filter((firedAt) => firedAt >= since).length };
}

export const NEVER_WOKEN: Woken = { times: 0, byLastRelease: 0 };

/** Deliveries, among the first `count`, of what was fired at or after a step. A few older ones may still arrive late. */
function firedSince(index: TraceIndex, count: number, since: number): number {
  let found = 0;
  for (let at = count - 1; at >= 0 && (index.notified[at] ?? 0) >= since; at--) {
    if ((index.firedAt[at] ?? 0) >= since) found++;
  }
  return found;
}
