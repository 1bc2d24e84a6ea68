// `mntr`: the server's figures, one a line (org.apache.zookeeper.server.command.MonitorCommand). The hundreds of metrics that
// the real server prints after these are left out.
import { averageText } from '../latency.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { connectionCount, lines, modeOf, nodeCount, outstandingCount, VERSION } from './server.ts';

export function monitorText({ self, outbox }: ServerStep): string {
  return lines(figuresOf(self, outbox.nowMs).map(([name, value]) => `zk_${name}\t${value}`));
}

export function figuresOf(self: ServerState, nowMs: number): readonly Figure[] {
  const vars = self.vars.value;
  const latency = self.latency.value;
  return [
    ['version', VERSION],
    ['server_state', modeOf(self)],
    ...peerState(self),
    ['ephemerals_count', countAll(self.ephemerals.values())],
    ['num_alive_connections', connectionCount(self)],
    ['avg_latency', averageText(latency)],
    ['outstanding_requests', outstandingCount(self)],
    ['znode_count', nodeCount(self)],
    ['global_sessions', committedSessions(self)],
    ['non_mtls_remote_conn_count', 0],
    ['packets_sent', vars.packetsSent],
    ['packets_received', vars.packetsReceived],
    ['connection_drop_probability', '0.0'],
    ['watch_count', countAll(self.dataWatches.values()) + countAll(self.childWatches.values())],
    ['auth_failed_count', 0],
    ['min_latency', latency.minMs],
    ['max_file_descriptor_count', 20_000],
    ['approximate_data_size', vars.approximateDataSize],
    ['open_file_descriptor_count', 37 + connectionCount(self)],
    ['local_sessions', 0],
    ['uptime', nowMs - vars.startedAtMs],
    ['max_latency', latency.maxMs],
    ['outstanding_tls_handshake', 0],
    ['non_mtls_local_conn_count', 0],
    ...peerFigures(self),
  ];
}

type Figure = readonly [string, string | number];

/** QuorumPeer.getDetailedPeerState */
function peerState({ peer }: ServerState): readonly Figure[] {
  return peer.value === null
    ? []
    : [['peer_state', `${peer.value.role.toLowerCase()} - ${peer.value.phase}`]];
}

/** What QuorumZooKeeperServer and LeaderZooKeeperServer add. */
function peerFigures(self: ServerState): readonly Figure[] {
  const peer = self.peer.value;
  if (peer === null) return [];
  const quorumSize = ['quorum_size', peer.voters.length] as const;
  if (peer.role !== 'LEADING') return [quorumSize];
  const learners = [...self.learners.values()];
  const synced = learners.filter(({ state }) => state === 'acknowledged' || state === 'synced');
  const followers = synced.filter(({ kind }) => kind === 'follower');
  return [
    ['learners', learners.length],
    ['synced_followers', followers.length],
    ['synced_non_voting_followers', followers.filter(({ sid }) => !peer.voters.includes(sid)).length],
    ['synced_observers', synced.filter(({ kind }) => kind === 'observer').length],
    ['pending_syncs', self.leaderSyncs.size],
    ['last_proposal_size', -1],
    ['min_proposal_size', -1],
    ['max_proposal_size', -1],
    quorumSize,
  ];
}

function countAll(lists: Iterable<readonly unknown[]>): number {
  let count = 0;
  for (const list of lists) count += list.length;
  return count;
}

function committedSessions(self: ServerState): number {
  let count = 0;
  for (const session of self.sessions.values()) if (session.commit === 'committed') count++;
  return count;
}
