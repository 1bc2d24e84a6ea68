// The two ends a fault of the network is about.
import type { Peer, Refusal, Ways } from '../../model/command.ts';
import { isClientId, isResourceId, isServerId, type ResourceId, type ServerId } from '../../model/ids.ts';
import type { Stage } from '../../stage.ts';
import type { PeerPair } from '../../trace/record.ts';
import type { World } from '../../world.ts';

export type Pair = PeerPair;

export function waysOf(from: Peer, to: Peer, ways: Ways): readonly Pair[] {
  const there: Pair = { from, to };
  return ways === 'oneWay' ? [there] : [there, { from: to, to: from }];
}

export function refusalOfPair(world: World, from: Peer, to: Peer): Refusal | null {
  const wrong = refusalOfPeer(world, from) ?? refusalOfPeer(world, to);
  if (wrong !== null) return wrong;
  const meets = [from, to].some(
    (peer) => isServerId(peer) || (isResourceId(peer) && [from, to].some(isClientId)),
  );
  return from === to || !meets ? 'neverConnected' : null;
}

export function refusalOfPeer(world: World, peer: Peer): Refusal | null {
  if (isServerId(peer)) return world.servers.has(peer) ? null : 'noSuchServer';
  if (isResourceId(peer)) return world.resources.has(peer) ? null : 'noSuchResource';
  return world.clients.has(peer) ? null : 'noSuchClient';
}

/** What follows from the silence of those who are not heard any more follows from this command. */
export function silence(stage: Stage, pairs: readonly Pair[]): void {
  for (const { from } of pairs) stage.world.silencedBy.set(from, stage.outbox.lastRecord);
}

/** Every direction that is cut by itself; clients that are cut off from all servers stand in a table of their own. */
export function cutPairsOf(world: World): readonly Pair[] {
  const servers = [...world.servers.keys()];
  const all = [...servers, ...world.clients.keys()];
  return [...servers, ...world.resources.keys()]
    .flatMap((server) => all.flatMap((other) => waysBetween(server, other)))
    .filter(({ from, to }) => world.cutPairs.has(`${from}>${to}`));
}

/** Two servers are met twice, once from either side: each then brings the direction from it. */
function waysBetween(server: ServerId | ResourceId, other: Peer): readonly Pair[] {
  return isServerId(other) ? [{ from: server, to: other }] : waysOf(server, other, 'both');
}
