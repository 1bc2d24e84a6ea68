// What lies between every two servers, and between clients and servers: connections, cuts, slow ways. Two actors have one
// link in the picture, however many connections they have.
import { isClientId, isServerId, isWireId, serverNumber } from '../../../engine/index.ts';
import type { ServerId, WireId, World } from '../../../engine/index.ts';
import type { CastId } from '../cast.ts';

/** Who can be at an end of a link of the picture. */
export type LinkEnd = ServerId | CastId;

/** `server:1~server:2`, the lower number first; `client:A~server:2`. */
export type PeerLinkId = `${LinkEnd}~${ServerId}`;

export interface PeerLink {
  readonly id: PeerLinkId;
  readonly a: LinkEnd;
  readonly b: ServerId;
  /**
   * What goes over it now: `learner` leads from a follower or observer to its leader, `election` carries votes while one of
   * the two looks for a leader. `none`: nothing that is to be seen.
   */
  readonly use: 'learner' | 'election' | 'client' | 'none';
  /** Where nothing passes. */
  readonly cut: 'none' | 'aToB' | 'bToA' | 'both';
  /** How much longer messages take, in milliseconds. */
  readonly slow: { readonly aToB: number; readonly bToA: number };
  /** Whether a message is held up on it by command. */
  readonly held: 'none' | 'held';
}

/** Every two servers, by number. */
export function serverLinks(world: World): readonly PeerLink[] {
  const ids = [...world.servers.keys()].toSorted((a, b) => serverNumber(a) - serverNumber(b));
  const uses = usesByPair(world);
  return ids.flatMap((a, at) => ids.slice(at + 1).map((b) => linkOf(world, a, b, uses)));
}

/** A client and the server it is connected to, or tries to be. */
export function clientLink(world: World, client: CastId, server: ServerId): PeerLink {
  return linkOf(world, client, server, new Map());
}

/** The link between two actors; null if they can have none, or one of them is not there. */
export function linkBetween(world: World, id: string): PeerLink | null {
  const [a = '', b = ''] = id.split('~');
  const peers = [...world.servers.keys(), ...world.clients.keys()];
  const [from, to] = [peers.find((peer) => peer === a), peers.find((peer) => peer === b)];
  if (to === undefined || !isServerId(to) || from === to) return null;
  if (from === undefined) return isOutside(world, a) ? linkOf(world, a, to, usesByPair(world)) : null;
  return linkOf(world, from, to, usesByPair(world));
}

function isOutside(world: World, id: string): id is WireId {
  return isWireId(id) && world.linkCounts.has(id);
}

/** Null between two clients, which have none. */
export function linkId(from: LinkEnd, to: LinkEnd): PeerLinkId | null {
  if (!isServerId(to)) return isServerId(from) ? `${to}~${from}` : null;
  if (!isServerId(from) || serverNumber(from) < serverNumber(to)) return `${from}~${to}`;
  return `${to}~${from}`;
}

interface Use {
  readonly use: 'learner' | 'election';
  readonly held: PeerLink['held'];
}

function linkOf(world: World, a: LinkEnd, b: ServerId, uses: ReadonlyMap<string, Use>): PeerLink {
  const id: PeerLinkId = `${a}~${b}`;
  const used = uses.get(id);
  return {
    id,
    a,
    b,
    use: isServerId(a) ? (used?.use ?? 'none') : 'client',
    cut: cutOf(world, a, b),
    slow: slowOf(world, a, b),
    held: used?.held ?? 'none',
  };
}

/** Of most worlds no way is slow. */
function slowOf({ slowPairs }: World, a: LinkEnd, b: ServerId): PeerLink['slow'] {
  if (slowPairs.size === 0) return { aToB: 0, bToA: 0 };
  return { aToB: slowPairs.get(`${a}>${b}`) ?? 0, bToA: slowPairs.get(`${b}>${a}`) ?? 0 };
}

function cutOf(world: World, a: LinkEnd, b: ServerId): PeerLink['cut'] {
  const isOff = isClientId(a) && world.cutOff.has(a);
  if (!isOff && world.cutPairs.size === 0) return 'none';
  const there = isOff || world.cutPairs.has(`${a}>${b}`);
  const back = isOff || world.cutPairs.has(`${b}>${a}`);
  if (there) return back ? 'both' : 'aToB';
  return back ? 'bToA' : 'none';
}

/** Connections between servers. Those for votes stay open after an election and are seen only during one. */
function usesByPair(world: World): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  for (const { client, server, channel, toServer, toClient } of world.links.values()) {
    if (channel === 'client' || !isServerId(client) || !isServerId(server)) continue;
    const id = linkId(client, server);
    if (id === null) continue;
    const known = uses.get(id);
    const held = toServer.heldAt !== null || toClient.heldAt !== null ? 'held' : 'none';
    if (channel === 'learner') uses.set(id, { use: 'learner', held: known?.held === 'held' ? 'held' : held });
    else if (isElecting(world, client) || isElecting(world, server) || held === 'held')
      uses.set(id, { use: known?.use ?? 'election', held: known?.held === 'held' ? 'held' : held });
  }
  return uses;
}

function isElecting(world: World, id: ServerId): boolean {
  const server = world.servers.get(id);
  return server?.peer.value?.role === 'LOOKING' && server.vars.value.state !== 'down';
}
