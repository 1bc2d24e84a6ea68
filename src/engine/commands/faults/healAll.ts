// The whole network is whole again, whoever cut it and by which command.
import { heal } from '../../network.ts';
import { healBetween } from '../../networkFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { cutPairsOf } from './peers.ts';

export function healAll(_command: CommandOf<'healAll'>): Fault {
  return {
    refusal: (world) => (world.cutPairs.size === 0 && world.cutOff.size === 0 ? 'nothingToHeal' : null),
    perform(stage) {
      const { world, outbox } = stage;
      const pairs = cutPairsOf(world);
      for (const { from, to } of pairs) healBetween(world, from, to);
      if (pairs.length > 0) outbox.record({ kind: 'network.healed', pairs });
      const cutOff = [...world.cutOff.keys()];
      for (const client of cutOff) {
        heal(world, client);
        outbox.record({ kind: 'link.healed', client });
      }
    },
  };
}
