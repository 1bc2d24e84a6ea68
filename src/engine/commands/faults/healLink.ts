// What a cut held up between two actors goes on its way again, as TCP sends it once more.
import { isCutBetween } from '../../network.ts';
import { healBetween } from '../../networkFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalOfPair, waysOf } from './peers.ts';

export function healLink({ from, to, ways }: CommandOf<'healLink'>): Fault {
  const pairs = waysOf(from, to, ways);
  return {
    refusal(world) {
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      return pairs.some((pair) => isCutBetween(world, pair.from, pair.to)) ? null : 'linkNotCut';
    },
    perform(stage) {
      const cut = pairs.filter((pair) => isCutBetween(stage.world, pair.from, pair.to));
      for (const pair of cut) healBetween(stage.world, pair.from, pair.to);
      stage.outbox.record({ kind: 'network.healed', pairs: cut });
    },
  };
}
