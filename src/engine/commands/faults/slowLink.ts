// What is sent between two actors from now on takes longer; 0 makes it as fast as ever.
import { slowBetween } from '../../networkFaults.ts';
import { isWithin, type CommandOf, type Fault } from './fault.ts';
import { refusalOfPair, waysOf, type Pair } from './peers.ts';
import type { World } from '../../world.ts';

const MAX_EXTRA_MS = 600_000;

export function slowLink({ from, to, ways, extraMs }: CommandOf<'slowLink'>): Fault {
  const pairs = waysOf(from, to, ways);
  return {
    refusal(world) {
      if (!isWithin(extraMs, 0, MAX_EXTRA_MS)) return 'outOfBounds';
      const wrong = refusalOfPair(world, from, to);
      if (wrong !== null) return wrong;
      const isSo = pairs.every((pair) => extraMsOf(world, pair) === extraMs);
      return isSo ? 'linkAlreadySo' : null;
    },
    perform(stage) {
      for (const pair of pairs) slowBetween(stage.world, pair.from, pair.to, extraMs);
      stage.outbox.record({ kind: 'network.slowed', pairs, extraMs });
    },
  };
}

function extraMsOf(world: World, { from, to }: Pair): number {
  return world.slowPairs.get(`${from}>${to}`) ?? 0;
}
