// Nothing passes between two actors, in one direction or both: packets are lost on the way and sent again in vain.
import { isCutBetween } from '../../network.ts';
import { cutBetween } from '../../networkFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalOfPair, silence, waysOf } from './peers.ts';

export function cutLink({ from, to, ways }: CommandOf<'cutLink'>): Fault {
  const pairs = waysOf(from, to, ways);
  return {
    refusal(world) {
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      return pairs.every((pair) => isCutBetween(world, pair.from, pair.to)) ? 'linkAlreadyCut' : null;
    },
    perform(stage) {
      for (const pair of pairs) cutBetween(stage.world, pair.from, pair.to);
      silence(stage, pairs);
      stage.outbox.record({ kind: 'network.cut', pairs });
    },
  };
}
