// What differs between client libraries, as numbers and choices: what they register again, how long they wait, and how they tell
// of the connection's state. Java: org.apache.zookeeper 3.8. kazoo: kazoo/client.py, protocol/connection.py, retry.py of 2.10. Curator:
// ConnectionState, ConnectionStateManager and CuratorFrameworkImpl of the versions named; it uses the Java client below.
import type { ClientSetup } from '../clientState.ts';

export function profileOf(library: ClientSetup['library']): LibraryProfile {
  return PROFILES[library];
}

/** Silence after which a connection is given up: two thirds of the session timeout ([C7]). */
export function readTimeoutMs(sessionTimeoutMs: number): number {
  return Math.floor((sessionTimeoutMs * 2) / 3);
}

/** Time without sending after which a ping is due: half of the read timeout ([C6]). */
export function pingIntervalMs(profile: LibraryProfile, sessionTimeoutMs: number): number {
  return Math.min(profile.maxPingIntervalMs, Math.floor(readTimeoutMs(sessionTimeoutMs) / 2));
}

export interface LibraryProfile {
  /** Whether watches are sent to the server anew after a reconnect (setWatches), or dropped when the connection is lost. */
  readonly watchesAfterReconnect: 'registeredAgain' | 'forgotten';
  /**
   * Before each connection attempt but a handle's first: a pause drawn from 0 to one less than this. `backoff`: 100 ms,
   * twice as long after each attempt that fails, up to a minute.
   */
  readonly reconnectPauseMs: number | 'backoff';
  /** What happens to calls that were made since the connection was lost when an attempt to connect fails. */
  readonly callsWhileConnecting: 'fail' | 'wait';
  /** Whether xids go on from one connection to the next, or begin at 1 on each. */
  readonly requestNumbers: 'perHandle' | 'perConnection';
  /** No longer than this without sending anything. */
  readonly maxPingIntervalMs: number;
  /** A look at the idle timer less than this before a ping is due sends it, lest the next look come too late. */
  readonly pingSlackMs: number;
  /** What a process that stood still does first: what was sent to it meanwhile is read, or lost with a connection silent for too long. */
  readonly afterPause: 'looksAtTimer' | 'reads';
  /** Characters of paths in one setWatches request. */
  readonly setWatchesMaxLength: number;
  /** How it tells programs of the connection's state; null if it leaves that to watchers. */
  readonly states: StateModel | null;
}

export interface StateModel {
  /** Where it hears of the connection: a blocked event lane keeps Curator from it. */
  readonly heardOn: 'io' | 'eventLane';
  readonly backAgain: 'RECONNECTED' | 'CONNECTED';
  /**
   * Per cent of the session timeout after which a suspended session counts as lost, by the process's own clock; null:
   * only a server's word makes it so.
   */
  readonly lostAfterPercent: number | null;
  /** What it does if the event lane did not take the end of the session up: gives the same word again, or a new handle. */
  readonly ifLaneIsDead: 'tellAgain' | 'newHandle';
}

const JAVA: LibraryProfile = {
  watchesAfterReconnect: 'registeredAgain',
  reconnectPauseMs: 1000,
  callsWhileConnecting: 'fail',
  requestNumbers: 'perHandle',
  maxPingIntervalMs: 10_000,
  pingSlackMs: 1000,
  afterPause: 'looksAtTimer',
  setWatchesMaxLength: 128 * 1024,
  states: null,
};

const CURATOR_4: LibraryProfile = {
  ...JAVA,
  states: {
    heardOn: 'eventLane',
    backAgain: 'RECONNECTED',
    lostAfterPercent: 100,
    ifLaneIsDead: 'tellAgain',
  },
};

/** CURATOR-561: an end of the session that nobody took up is followed by a new handle. */
const CURATOR_5: LibraryProfile = {
  ...CURATOR_4,
  states: {
    heardOn: 'eventLane',
    backAgain: 'RECONNECTED',
    lostAfterPercent: 100,
    ifLaneIsDead: 'newHandle',
  },
};

const PROFILES: Readonly<Record<ClientSetup['library'], LibraryProfile>> = {
  java: JAVA,
  kazoo: {
    ...JAVA,
    watchesAfterReconnect: 'forgotten',
    reconnectPauseMs: 'backoff',
    callsWhileConnecting: 'wait',
    requestNumbers: 'perConnection',
    pingSlackMs: 400,
    afterPause: 'reads',
    states: {
      heardOn: 'io',
      backAgain: 'CONNECTED',
      lostAfterPercent: null,
      ifLaneIsDead: 'tellAgain',
    },
  },
  'curator-4.0.1': CURATOR_4,
  'curator-5.4': CURATOR_5,
  'curator-5.7': CURATOR_5,
};
