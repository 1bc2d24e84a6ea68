// What differs between client libraries, as numbers and choices. Only the plain Java client (org.apache.zookeeper 3.8)
// so far; others differ in what they re-register, how long they wait, and whom they tell of the connection's state.
import type { ClientSetup } from './clientState.ts';

export interface LibraryProfile {
  /** Whether watches are sent to the server anew after a reconnect (setWatches). */
  readonly watchesAfterReconnect: 'registeredAgain' | 'forgotten';
  /** Before each connection attempt but a handle's first: a pause drawn from 0 to one less than this. */
  readonly reconnectPauseMs: number;
  /** No longer than this without sending anything. */
  readonly maxPingIntervalMs: number;
  /** A look at the idle timer less than this before a ping is due sends it, lest the next look come too late. */
  readonly pingSlackMs: number;
  /** Characters of paths in one setWatches request. */
  readonly setWatchesMaxLength: number;
}

export function profileOf(library: ClientSetup['library']): LibraryProfile {
  return PROFILES[library];
}

const PROFILES: Readonly<Record<ClientSetup['library'], LibraryProfile>> = {
  java: {
    watchesAfterReconnect: 'registeredAgain',
    reconnectPauseMs: 1000,
    maxPingIntervalMs: 10_000,
    pingSlackMs: 1000,
    setWatchesMaxLength: 128 * 1024,
  },
};

/** Silence after which a connection is given up: two thirds of the session timeout ([C7]). */
export function readTimeoutMs(sessionTimeoutMs: number): number {
  return Math.floor((sessionTimeoutMs * 2) / 3);
}

/** Time without sending after which a ping is due: half of the read timeout ([C6]). */
export function pingIntervalMs(profile: LibraryProfile, sessionTimeoutMs: number): number {
  return Math.min(profile.maxPingIntervalMs, Math.floor(readTimeoutMs(sessionTimeoutMs) / 2));
}
