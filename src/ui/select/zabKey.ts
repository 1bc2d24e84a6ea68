// What logs and trees look like depends on these few numbers alone: as long as none has changed, neither have they.
import type { ServerState, TraceRecord, World } from '../../engine/index.ts';
import { establishedEpoch, zabHistory } from './ensemble/zabHistory.ts';
import { traceIndex } from './traceIndex.ts';

/** Of all servers’ processes, roles, disks and trees, and of what is known of the past. */
export function zabKey(world: World, trace: readonly TraceRecord[]): string {
  const epoch = establishedEpoch(zabHistory(trace), world.step);
  const servers = [...world.servers].map(([id, server]) => `${keyOf(server)} ${world.frozen.has(id)}`);
  return [epoch, traceIndex(trace).clientOf.size, ...servers].join('|');
}

function keyOf({ vars, peer, log, snapshot, syncQueue, progress }: ServerState): string {
  const { state, incarnation, lastProcessedZxid } = vars.value;
  return [
    state,
    incarnation,
    lastProcessedZxid,
    log.size,
    log.last()?.txn.zxid,
    snapshot.value?.zxid,
    syncQueue.size,
    syncQueue.last()?.txn?.zxid,
    progress.value.committedZxid,
    peer.value?.role,
    peer.value?.phase,
  ].join(' ');
}
