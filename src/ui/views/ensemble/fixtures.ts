// Made-up ensembles for tests: so many servers and clients, clients in turn at each of them.
import { nthClientId } from '../../../engine/index.ts';
import type { ServerId } from '../../../engine/index.ts';
import type { EnsembleClient } from '../../select/ensemble/ensembleClients.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';

export function pictureOf(servers: number, clients: number, leader = servers): EnsemblePicture {
  const ids = Array.from({ length: servers }, (_, at): ServerId => `server:${at + 1}`);
  return {
    step: 1,
    timeMs: 1,
    servers: ids.map((id, at) => faceOf(id, at + 1, servers, leader)),
    leader: `server:${leader}`,
    logs: { columns: [], tails: [] },
    links: ids.flatMap((a, at) => ids.slice(at + 1).map((b) => linkOf(a, b))),
    busy: [],
    parts: [ids],
    clients: Array.from({ length: clients }, (_, at) => clientOf(at, ids[at % servers] ?? 'server:1')),
    sessionIds: null,
    packets: [],
    promises: [],
  };
}

function faceOf(id: ServerId, number: number, voters: number, leader: number): ServerFace {
  return {
    id,
    number,
    process: 'running',
    role: number === leader ? 'LEADING' : 'FOLLOWING',
    phase: 'broadcast',
    service: 'full',
    votes: 'voter',
    epoch: 1,
    lastZxid: 2 ** 32 + 5,
    vote: null,
    leader: `server:${leader}`,
    behind: number === leader ? voters : 0,
    counted: number === leader ? voters : 0,
    voters,
    quorum: Math.floor(voters / 2) + 1,
    sessions: 1,
    disk: 'sound',
    clockOffsetMs: 0,
  };
}

function linkOf(a: PeerLink['a'], b: ServerId): PeerLink {
  return { id: `${a}~${b}`, a, b, use: 'none', cut: 'none', slow: { aToB: 0, bToA: 0 }, held: 'none' };
}

function clientOf(index: number, at: ServerId): EnsembleClient {
  const id = nthClientId(index);
  return {
    at,
    link: linkOf(id, at),
    disc: {
      id,
      name: id.slice('client:'.length),
      index,
      process: 'running',
      activity: 'resting',
      wire: 'up',
      knowsCut: false,
      belief: null,
      session: { state: 'open', expiresAtMs: 2000, fullMs: 2000, timeoutMs: 2000, renewal: 'renewed' },
      atStep: null,
      lastRead: null,
      place: null,
      isServed: false,
      owns: [],
      watches: [],
      woken: { times: 0, byLastRelease: 0 },
      dropArmed: false,
      outside: null,
    },
  };
}
