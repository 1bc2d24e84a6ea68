// Other libraries than the plain Java client. kazoo: kazoo/client.py, protocol/connection.py, retry.py of 2.10. Curator:
// ConnectionState, ConnectionStateManager and CuratorFrameworkImpl of the versions named; it uses the Java client below.
import type { ClientSetup } from '../clientState.ts';
import { JAVA, type LibraryProfile } from '../libraryProfile.ts';

export function lateProfileOf(library: Exclude<ClientSetup['library'], 'java'>): LibraryProfile {
  return PROFILES[library];
}

const CURATOR_4: LibraryProfile = {
  ...JAVA,
  states: {
    heardOn: 'eventLane',
    backAgain: 'RECONNECTED',
    suspendedAtFirst: 'yes',
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
    suspendedAtFirst: 'yes',
    lostAfterPercent: 100,
    ifLaneIsDead: 'newHandle',
  },
};

const PROFILES: Readonly<Record<Exclude<ClientSetup['library'], 'java'>, LibraryProfile>> = {
  kazoo: {
    ...JAVA,
    watchesAfterReconnect: 'forgotten',
    reconnectPauseMs: 'backoff',
    callsWhileConnecting: 'wait',
    pingSlackMs: 400,
    states: {
      heardOn: 'io',
      backAgain: 'CONNECTED',
      suspendedAtFirst: 'no',
      lostAfterPercent: null,
      ifLaneIsDead: 'tellAgain',
    },
  },
  'curator-4.0.1': CURATOR_4,
  'curator-5.4': CURATOR_5,
  'curator-5.7': CURATOR_5,
};
