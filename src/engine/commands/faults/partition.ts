// Splits the network: nothing passes between actors of different groups. Servers named nowhere are one more group; a
// client named nowhere reaches every server.
import type { Peer } from '../../model/command.ts';
import { isServerId } from '../../model/ids.ts';
import { isCutBetween } from '../../network.ts';
import { cutBetween } from '../../networkFaults.ts';
import type { World } from '../../world.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalOfPeer, silence, waysOf, type Pair } from './peers.ts';

export function partition({ groups }: CommandOf<'partition'>): Fault {
  return {
    refusal(world) {
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
    perform(stage) {
      const pairs = pairsOf(stage.world, groups);
      for (const { from, to } of pairs) cutBetween(stage.world, from, to);
      silence(stage, pairs);
      stage.outbox.record({ kind: 'network.cut', pairs });
    },
  };
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
