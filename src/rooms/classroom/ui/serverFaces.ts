// What the phone of each server shows: its role, the votes that it has, its log, and which servers it reaches.
import type { ServerId } from '../../../engine/index.ts';
import { zxidText } from '../../../words/names.ts';
import { logTails, type LogTail } from '../../../ui/select/ensemble/logTails.ts';
import { serverLinks } from '../../../ui/select/ensemble/peerLinks.ts';
import { serverFaces as facesIn, type ServerFace as Face } from '../../../ui/select/ensemble/serverFaces.ts';
import { nameOfTxn, nameOfZxid } from '../../../ui/select/zabTxns.ts';
import { worldNow, type WorldView } from '../../../ui/stores/useWorld.ts';
import { ballots, type Ballot } from '../../../ui/views/ballots/ballots.ts';
import type { ServerFace, ServerRole } from '../model/protocol.ts';

/** Entries of a log on a phone. */
const ENTRIES = 8;

/** The servers of the world shown, of two the left one. */
export function serversShown(): readonly ServerId[] {
  const view = worldNow(0);
  return view === null ? [] : facesIn(view.world).map(({ id }) => id);
}

export function serverFaces(): ReadonlyMap<ServerId, ServerFace> {
  const view = worldNow(0);
  if (view === null) return new Map();
  const { world, simulation } = view;
  const votes = new Map(ballots(world, simulation.trace).ballots.map((ballot) => [ballot.server.id, ballot]));
  const tails = new Map(logTails(world, simulation.trace, ENTRIES).tails.map((tail) => [tail.server, tail]));
  return new Map(
    facesIn(world).map((face) => [face.id, faceOf(face, votes.get(face.id), tails.get(face.id), view)]),
  );
}

function faceOf(
  face: Face,
  ballot: Ballot | undefined,
  tail: LogTail | undefined,
  { world, simulation }: WorldView,
): ServerFace {
  const { id, number, epoch } = face;
  const logged = world.servers.get(id)?.log.toArray() ?? [];
  return {
    kind: 'server',
    number,
    role: roleOf(face),
    epoch,
    votes: votesOf(number, ballot),
    log: (tail?.cells ?? [])
      .filter(({ state }) => state !== 'missing')
      .map(({ zxid, state }) => {
        // What a world begins with was proposed by nobody: its log alone says what it is.
        const txn = logged.find((entry) => entry.txn.zxid === zxid)?.txn;
        const { type, path } =
          txn === undefined ? nameOfZxid(zxid, simulation.trace) : nameOfTxn(txn, simulation.trace);
        return {
          zxid: zxidText(zxid),
          what: path === null ? type : `${type} ${path}`,
          isCommitted: state === 'committed',
        };
      }),
    reaches: serverLinks(world)
      .filter(({ a, b, cut }) => (a === id || b === id) && cut === 'none')
      .map(({ a, b }) => numberOf(a === id ? b : a)),
  };
}

function roleOf({ process, role }: Face): ServerRole {
  if (process === 'down') return 'DOWN';
  return role === 'standalone' ? 'STANDALONE' : role;
}

function votesOf(own: number, ballot: Ballot | undefined): ServerFace['votes'] {
  if (ballot === undefined || ballot.vote === null) return [];
  const others = ballot.heard.flatMap(({ from, leader }) =>
    leader === null || numberOf(from) === own ? [] : [{ from: numberOf(from), for: numberOf(leader) }],
  );
  return [{ from: own, for: numberOf(ballot.vote.leader) }, ...others];
}

function numberOf(id: string): number {
  return Number(id.slice(id.indexOf(':') + 1));
}
