// Commands about the network between actors.
import type { Peer, Refusal, Ways } from '../model/command.ts';
import {
  isClientId,
  isResourceId,
  isServerId,
  isWireId,
  type ResourceId,
  type ServerId,
} from '../model/ids.ts';
import { heal, isCutBetween } from '../stage/network.ts';
import { cutWays, healWays, slowBetween } from '../stage/networkFaults.ts';
import type { Stage } from '../stage/stage.ts';
import type { PeerPair as Pair } from '../trace/record.ts';
import { linkOfWire } from '../world/wires.ts';
import type { World } from '../world/world.ts';
import { isWithin, type Handlers } from './handler.ts';

const MAX_EXTRA_MS = 600_000;

export const links = {
  /** Nothing passes between two actors, in one direction or both: packets are lost on the way and sent again in vain. */
  cutLink: {
    refusal(world, { from, to, ways }) {
      const pairs = waysOf(from, to, ways);
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      return pairs.every((pair) => isCutBetween(world, pair.from, pair.to)) ? 'linkAlreadyCut' : null;
    },
    perform(stage, { from, to, ways }) {
      const pairs = waysOf(from, to, ways);
      cutWays(stage.world, pairs);
      silence(stage, pairs);
      stage.outbox.record({ kind: 'network.cut', pairs });
    },
  },
  /** What a cut held up between two actors goes on its way again, as TCP sends it once more. */
  healLink: {
    refusal(world, { from, to, ways }) {
      const pairs = waysOf(from, to, ways);
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      return pairs.some((pair) => isCutBetween(world, pair.from, pair.to)) ? null : 'linkNotCut';
    },
    perform(stage, { from, to, ways }) {
      const pairs = waysOf(from, to, ways);
      const cut = pairs.filter((pair) => isCutBetween(stage.world, pair.from, pair.to));
      healWays(stage.world, cut);
      stage.outbox.record({ kind: 'network.healed', pairs: cut });
    },
  },
  /** What is sent between two actors from now on takes longer; 0 makes it as fast as ever. */
  slowLink: {
    refusal(world, { from, to, ways, extraMs }) {
      const pairs = waysOf(from, to, ways);
      if (!isWithin(extraMs, 0, MAX_EXTRA_MS)) return 'outOfBounds';
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      const isSo = pairs.every((pair) => extraMsOf(world, pair) === extraMs);
      return isSo ? 'linkAlreadySo' : null;
    },
    perform(stage, { from, to, ways, extraMs }) {
      const pairs = waysOf(from, to, ways);
      for (const pair of pairs) slowBetween(stage.world, pair.from, pair.to, extraMs);
      stage.outbox.record({ kind: 'network.slowed', pairs, extraMs });
    },
  },
  /**
   * Splits the network: nothing passes between actors of different groups. Servers named nowhere are one more group; a client named
   * nowhere reaches every server.
   */
  partition: {
    refusal(world, { groups }) {
      const named = groups.flat();
      if (new Set(named).size !== named.length) return 'namedTwice';
      for (const peer of named) {
        const wrong = refusalOfPeer(world, peer);
        if (wrong !== null) return wrong;
      }
      const pairs = pairsOf(world, groups);
      if (pairs.length === 0) return 'nothingToPart';
      return pairs.every(({ from, to }) => isCutBetween(world, from, to)) ? 'linkAlreadyCut' : null;
    },
    perform(stage, { groups }) {
      const pairs = pairsOf(stage.world, groups);
      cutWays(stage.world, pairs);
      silence(stage, pairs);
      stage.outbox.record({ kind: 'network.cut', pairs });
    },
  },
  /** The whole network is whole again, no matter which commands cut it. */
  healAll: {
    refusal: (world) => (world.cutPairs.size === 0 && world.cutOff.size === 0 ? 'nothingToHeal' : null),
    perform(stage) {
      const { world, outbox } = stage;
      const pairs = cutPairsOf(world);
      healWays(world, pairs);
      if (pairs.length > 0) outbox.record({ kind: 'network.healed', pairs });
      const cutOff = [...world.cutOff.keys()];
      for (const client of cutOff) {
        heal(world, client);
        outbox.record({ kind: 'link.healed', client });
      }
    },
  },
} satisfies Handlers;

function extraMsOf(world: World, { from, to }: Pair): number {
  return world.slowPairs.get(`${from}>${to}`) ?? 0;
}

/** Both directions of every two actors that could have a connection and are parted. */
function pairsOf(world: World, groups: readonly (readonly Peer[])[]): readonly Pair[] {
  const named = new Set(groups.flat());
  const rest = [...world.servers.keys()].filter((server) => !named.has(server));
  const all = [...groups, rest];
  const pairs: Pair[] = [];
  for (const [at, group] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      for (const from of group) for (const to of other) pairs.push(...pairsBetween(from, to));
    }
  }
  return pairs;
}

function pairsBetween(from: Peer, to: Peer): readonly Pair[] {
  return isServerId(from) || isServerId(to) ? waysOf(from, to, 'both') : [];
}

function waysOf(from: Peer, to: Peer, ways: Ways): readonly Pair[] {
  const there: Pair = { from, to };
  return ways === 'oneWay' ? [there] : [there, { from: to, to: from }];
}

function refusalOfPair(world: World, from: Peer, to: Peer): Refusal | null {
  const wrong = refusalOfPeer(world, from) ?? refusalOfPeer(world, to);
  if (wrong !== null) return wrong;
  const meets = [from, to].some(
    (peer) => isServerId(peer) || (isResourceId(peer) && [from, to].some(isClientId)),
  );
  return from === to || !meets ? 'neverConnected' : null;
}

function refusalOfPeer(world: World, peer: Peer): Refusal | null {
  if (isServerId(peer)) return world.servers.has(peer) ? null : 'noSuchServer';
  if (isResourceId(peer)) return world.resources.has(peer) ? null : 'noSuchResource';
  if (isWireId(peer)) return world.links.has(linkOfWire(world, peer)) ? null : 'wireNotOpen';
  return world.clients.has(peer) ? null : 'noSuchClient';
}

/** What follows from the silence of those who are not heard any more follows from this command. */
function silence(stage: Stage, pairs: readonly Pair[]): void {
  for (const { from } of pairs) stage.world.silencedBy.set(from, stage.outbox.lastRecord);
}

/** Every direction that is cut by itself; clients that are cut off from all servers stand in a table of their own. */
function cutPairsOf(world: World): readonly Pair[] {
  const servers = [...world.servers.keys()];
  const wires = [...world.linkCounts.keys()].filter(isWireId);
  const all = [...servers, ...world.clients.keys(), ...wires];
  return [...servers, ...world.resources.keys()]
    .flatMap((server) => all.flatMap((other) => waysBetween(server, other)))
    .filter(({ from, to }) => world.cutPairs.has(`${from}>${to}`));
}

/** Two servers are met twice, once from either side: each then brings the direction from it. */
function waysBetween(server: ServerId | ResourceId, other: Peer): readonly Pair[] {
  return isServerId(other) ? [{ from: server, to: other }] : waysOf(server, other, 'both');
}
