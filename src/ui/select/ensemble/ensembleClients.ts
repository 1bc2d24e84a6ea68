// The clients of an ensemble, each at the server it is connected to or tried last.
import { isServerId } from '../../../engine/index.ts';
import type { ClientId, ClientState, ServerId, ServerState, World } from '../../../engine/index.ts';
import { clientDiscs, type ClientDisc } from '../clientDiscs.ts';
import { clientLink, type PeerLink } from './peerLinks.ts';

export interface EnsembleClient {
  readonly disc: ClientDisc;
  /** Where it stands; null before it has tried any server. */
  readonly at: ServerId | null;
  /** The link between the two. */
  readonly link: PeerLink | null;
}

export function ensembleClients(world: World): readonly EnsembleClient[] {
  const keeper = keeperOfSessions(world);
  if (keeper === null) return [];
  const discs = clientDiscs(keeper, world, { lane: NO_LANE, watches: [], nodes: [] });
  return discs.map((disc) => clientOf(disc, world));
}

/**
 * Sessions are counted down by the leader; while there is none by nobody, and what any server that runs knows of them is
 * from before.
 */
export function keeperOfSessions(world: World): ServerState | null {
  const servers = [...world.servers.values()];
  const [newest] = servers.filter(leads).toSorted((a, b) => epochOf(b) - epochOf(a));
  return newest ?? servers.find((server) => server.vars.value.state !== 'down') ?? servers[0] ?? null;
}

const NO_LANE = { order: 'none', places: [], waiting: [] } as const;

function leads({ peer, vars }: ServerState): boolean {
  if (vars.value.state === 'down') return false;
  return peer.value === null || (peer.value.role === 'LEADING' && peer.value.phase === 'broadcast');
}

function epochOf({ peer }: ServerState): number {
  return peer.value?.currentEpoch ?? 0;
}

function clientOf(disc: ClientDisc, world: World): EnsembleClient {
  const at = placeOf(disc.id, world);
  const link = at === null ? null : clientLink(world, disc.id, at);
  const isCut = link !== null && link.cut !== 'none' && disc.wire !== 'off';
  return { disc: isCut ? { ...disc, wire: 'cut' } : disc, at, link };
}

function placeOf(id: ClientId, world: World): ServerId | null {
  const client = world.clients.get(id);
  if (client === undefined) return null;
  const { link } = client.vars.value;
  const server = link === null ? undefined : world.links.get(link)?.server;
  return server !== undefined && isServerId(server) ? server : triedLast(client);
}

function triedLast({ vars }: ClientState): ServerId | null {
  const { setup, nextServer } = vars.value;
  return nextServer < 1 ? null : (setup.connectString[(nextServer - 1) % setup.connectString.length] ?? null);
}
