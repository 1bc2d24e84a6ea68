// A server as it is before it was ever started: all tables empty, nothing on disk.
import { Cell, Fifo, Table } from '../kernel/table.ts';
import type { ServerId } from '../model/ids.ts';
import { asRead, type QuorumConfig } from '../model/quorumConfig.ts';
import { RIGHT_CLOCK } from './clock.ts';
import { NO_LATENCY } from './latency.ts';
import { NO_SUPPORT, type PeerState, type Progress, type QuorumRule } from './quorum/peerState.ts';
import type { DataTree, DiskState, NodeTable, ServerState, ServerVars } from './serverState.ts';

/** Who votes and who only learns, by number, and how many of the voters decide. */
export interface EnsembleMembers {
  readonly voters: readonly ServerId[];
  readonly observers: readonly ServerId[];
  readonly quorum: QuorumRule;
  /** Where ensembles can be reconfigured. */
  readonly config?: QuorumConfig;
  readonly lastSeen?: QuorumConfig | undefined;
}

/** A tree without a server around it, empty. `nodes`: where it keeps them. */
export function createDataTree(nodes: NodeTable = new Table()): DataTree {
  return {
    vars: new Cell(newVars('server:1')),
    nodes,
    digest: new Cell(null),
    digestLog: new Fifo(),
    ephemerals: new Table(),
    containers: new Table(),
    quotaPaths: new Table(),
  };
}

/** `members` null: a server that stands alone. */
export function createServer(id: ServerId, members: EnsembleMembers | null = null): ServerState {
  return {
    vars: new Cell(newVars(id)),
    nodes: new Table(),
    digest: new Cell(null),
    digestLog: new Fifo(),
    ephemerals: new Table(),
    containers: new Table(),
    quotaPaths: new Table(),
    latency: new Cell(NO_LATENCY),
    dataWatches: new Table(),
    childWatches: new Table(),
    dataWatchPaths: new Table(),
    childWatchPaths: new Table(),
    recursiveWatches: new Cell({ data: 0, child: 0 }),
    sessions: new Table(),
    connections: new Table(),
    prepQueue: new Fifo(),
    syncQueue: new Fifo(),
    finalQueue: new Fifo(),
    owed: new Cell(null),
    outstanding: new Table(),
    log: new Fifo(),
    snapshot: new Cell(null),
    snapshotInProgress: new Cell(null),
    snapshotNodes: new Fifo(),
    snapshotPaths: new Fifo(),
    disk: new Cell(SOUND_DISK),
    clock: new Cell(RIGHT_CLOCK),
    peer: new Cell(members === null ? null : newPeer(id, members)),
    election: new Cell(null),
    progress: new Cell(NO_PROGRESS),
    electionLinks: new Table(),
    learners: new Table(),
    owedAcks: new Table(),
    proposals: new Table(),
    leaderSyncs: new Table(),
    committedLog: new Fifo(),
    learnerSync: new Cell(null),
    pendingTxns: new Fifo(),
    awaitingCommit: new Table(),
    touched: new Table(),
    revalidations: new Table(),
  };
}

export function newVars(id: ServerId): ServerVars {
  return {
    id,
    incarnation: 0,
    state: 'down',
    startedAtMs: 0,
    lastProposedZxid: 0,
    lastProcessedZxid: 0,
    trackerStartedAtMs: 0,
    nextSessionNumber: 0,
    loggedSinceSnapshot: 0,
    flushedAtMs: 0,
    nextExpiryAtMs: null,
    containerCheck: 'none',
    approximateDataSize: 0,
    traceMask: '306',
    packetsReceived: 0,
    packetsSent: 0,
  };
}

/** A process that has just begun: epochs and membership are all it has from before. */
export function newPeer(
  id: ServerId,
  { voters, observers, quorum, config, lastSeen }: EnsembleMembers,
  epochs: Pick<PeerState, 'acceptedEpoch' | 'currentEpoch'> = { acceptedEpoch: 0, currentEpoch: 0 },
): PeerState {
  return {
    voters,
    observers,
    quorum,
    ...(config === undefined ? {} : { config: asRead(config) }),
    ...(lastSeen === undefined ? {} : { lastSeen: asRead(lastSeen) }),
    role: 'LOOKING',
    phase: 'election',
    leader: null,
    leaderLink: null,
    connectTries: 0,
    vote: { leader: id, zxid: 0, peerEpoch: epochs.currentEpoch },
    round: 0,
    acceptedEpoch: epochs.acceptedEpoch,
    currentEpoch: epochs.currentEpoch,
    leadingEpoch: null,
    support: NO_SUPPORT,
  };
}

export const NO_PROGRESS: Progress = { committedZxid: 0, heardAtMs: 0, halfTicks: 0 };

const SOUND_DISK: DiskState = { extraFsyncMs: 0, health: 'ok' };
