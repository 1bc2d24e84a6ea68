// What specification and engine both say of a server, in the specification's terms.
import type { ServerState } from '../../src/engine/index.ts';
import { zxidText } from './zxidText.ts';

export interface SpecState {
  readonly status: 'ONLINE' | 'OFFLINE';
  readonly state: string;
  readonly zabState: string;
  readonly acceptedEpoch: number;
  readonly currentEpoch: number;
  /** The log. */
  readonly history: readonly string[];
  /** Of a server that is up. One that leads stands at its epoch with counter 0 here ([Q9]), and at its last transaction there. */
  readonly lastProcessed: string | null;
  /**
   * Of one in BROADCAST. Others know of no commit here; the specification has them remember the last one they knew of until they are
   * started again.
   */
  readonly lastCommitted: string | null;
}

/** A server as the specification sees it. */
export function specStateOf({ vars, peer, log, progress }: ServerState): SpecState {
  const { state, lastProcessedZxid } = vars.value;
  const { role, phase, acceptedEpoch, currentEpoch } = peer.value ?? NO_PEER;
  const history = log.toArray().map(({ txn }) => zxidText(txn.zxid));
  const last = history.at(-1) ?? '0:0';
  const named = (zxid: number) => (zxidText(zxid).endsWith(':0') && zxid > 0 ? last : zxidText(zxid));
  const isUp = state !== 'down';
  return {
    status: isUp ? 'ONLINE' : 'OFFLINE',
    state: role,
    zabState: zabStateOf(role, phase),
    acceptedEpoch,
    currentEpoch,
    history,
    lastProcessed: isUp ? named(lastProcessedZxid) : null,
    lastCommitted: isUp && phase === 'broadcast' ? named(progress.value.committedZxid) : null,
  };
}

/** Discovery is over with the election, as this specification has it. */
function zabStateOf(role: string, phase: string): string {
  if (role === 'LOOKING') return 'ELECTION';
  return phase === 'broadcast' ? 'BROADCAST' : 'SYNCHRONIZATION';
}

const NO_PEER = { role: 'LOOKING', phase: 'election', acceptedEpoch: 0, currentEpoch: 0 } as const;
