// The election as each server sees it: what it has, whom it votes for, whose votes it has heard, and what that comes to.
import type { ServerId, ServerState, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import {
  electionHistory,
  lastCastSeq,
  lastDecisionOf,
  lastElected,
  type Decision,
} from './electionHistory.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { votesNeeded, type Peer } from '../../select/quorum.ts';
import { kept } from '../../select/kept.ts';

export interface Ballots {
  /** `alone`: a single server elects nobody. `electing`: a voter looks for a leader, or one is not in office yet. */
  readonly state: 'alone' | 'electing' | 'settled';
  readonly voters: readonly ServerId[];
  readonly needed: number;
  readonly ballots: readonly Ballot[];
  /** The last server that was elected; null before the first. */
  readonly last: Decision | null;
}

export interface Ballot {
  readonly server: ServerFace;
  /**
   * `collecting`: it hears votes. `finalizing`: a quorum agrees with it, and it waits for a better vote. `decided`: it has a
   * leader. `absent`: its process does not run, or it only learns.
   */
  readonly state: 'collecting' | 'finalizing' | 'decided' | 'absent';
  readonly round: number;
  /** Its own vote, or the one that decided; null where it has none. */
  readonly vote: { readonly leader: ServerId; readonly epoch: number; readonly zxid: Zxid } | null;
  /** What its own history ends with: what others weigh it by. */
  readonly has: { readonly epoch: number; readonly zxid: Zxid };
  /** One for each voter, in order. */
  readonly heard: readonly HeardVote[];
  /** Votes for the same leader as its own. */
  readonly count: number;
  /** The record to ask about: its last vote, or its decision. */
  readonly seq: number | null;
}

export interface HeardVote {
  readonly from: ServerId;
  /** `settled`: the sender has a leader already. */
  readonly kind: 'none' | 'same' | 'other' | 'settled';
  readonly leader: ServerId | null;
}

export const ballots = kept(ballotsOf);

function ballotsOf(world: World, trace: readonly TraceRecord[]): Ballots {
  const faces = serverFaces(world);
  const [first] = world.servers.values();
  const peer = first?.peer.value ?? null;
  if (peer === null) return { state: 'alone', voters: [], needed: 1, ballots: [], last: null };
  const rows = faces.flatMap((face) => {
    const server = world.servers.get(face.id);
    return server?.peer.value == null ? [] : [ballotOf(face, server, server.peer.value, world, trace)];
  });
  return {
    state: rows.some(isElecting) ? 'electing' : 'settled',
    voters: peer.voters,
    needed: votesNeeded(peer),
    ballots: rows,
    last: lastElected(electionHistory(trace), world.step),
  };
}

/** An elected leader takes office only when a quorum has followed it. */
function isElecting({ server, state }: Ballot): boolean {
  if (server.votes !== 'voter' || server.process !== 'running') return false;
  return state !== 'decided' || (server.role === 'LEADING' && server.phase !== 'broadcast');
}

function ballotOf(
  face: ServerFace,
  server: ServerState,
  peer: Peer,
  world: World,
  trace: readonly TraceRecord[],
): Ballot {
  const history = electionHistory(trace);
  const { round, currentEpoch } = peer;
  const has = { epoch: currentEpoch, zxid: face.lastZxid };
  if (face.process === 'down' || face.votes !== 'voter') {
    return {
      server: face,
      state: 'absent',
      round,
      vote: null,
      has,
      heard: unheard(peer),
      count: 0,
      seq: null,
    };
  }
  const election = server.election.value;
  const decision = lastDecisionOf(history, face.id, world.step);
  if (election === null) {
    const heard = peer.voters.map((from): HeardVote => countedBy(decision, from));
    const vote = decision === null ? null : voteOf(peer);
    return {
      server: face,
      state: 'decided',
      round,
      vote,
      has,
      heard,
      count: countOf(heard),
      seq: decision?.seq ?? null,
    };
  }
  const heard = peer.voters.map((from): HeardVote => heardFrom(from, election, peer));
  const state = election.state === 'finalizing' ? 'finalizing' : 'collecting';
  const seq = lastCastSeq(history, face.id, world.step);
  return { server: face, state, round, vote: voteOf(peer), has, heard, count: countOf(heard), seq };
}

function unheard({ voters }: Peer): readonly HeardVote[] {
  return voters.map((from) => ({ from, kind: 'none', leader: null }));
}

function voteOf({ vote }: Peer): Ballot['vote'] {
  return { leader: vote.leader, epoch: vote.peerEpoch, zxid: vote.zxid };
}

function countedBy(decision: Decision | null, from: ServerId): HeardVote {
  const isCounted = decision?.voters.includes(from) === true;
  return { from, kind: isCounted ? 'same' : 'none', leader: isCounted ? decision.leader : null };
}

type Election = NonNullable<ServerState['election']['value']>;

function heardFrom(from: ServerId, election: Election, { vote, round }: Peer): HeardVote {
  const settled = election.settled.get(from);
  if (settled !== undefined) return { from, kind: 'settled', leader: settled.vote.leader };
  const heard = election.received.get(from);
  if (heard === undefined) return { from, kind: 'none', leader: null };
  const { leader, zxid, peerEpoch } = heard.vote;
  const isSame =
    leader === vote.leader && zxid === vote.zxid && peerEpoch === vote.peerEpoch && heard.round === round;
  return { from, kind: isSame ? 'same' : 'other', leader };
}

function countOf(heard: readonly HeardVote[]): number {
  return heard.filter(({ kind }) => kind === 'same').length;
}
