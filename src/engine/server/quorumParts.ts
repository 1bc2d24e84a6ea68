// What a server of an ensemble does beyond a standalone one: the functions of quorum/ that server code calls. Loaded by
// src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type { applyLocalSession } from './quorum/localSessions.ts';
import type { receivePacket, runPeerTask, startPeer } from './quorum/quorumPeer.ts';
import type { logNextProposal, takeNextRequest } from './quorum/quorumProcessors.ts';

export interface QuorumParts {
  readonly applyLocalSession: typeof applyLocalSession;
  readonly receivePacket: typeof receivePacket;
  readonly runPeerTask: typeof runPeerTask;
  readonly startPeer: typeof startPeer;
  readonly logNextProposal: typeof logNextProposal;
  readonly takeNextRequest: typeof takeNextRequest;
}

export const quorum = new Late<QuorumParts>('src/engine/whole.ts (servers of an ensemble)');
