// A message waits on its way, and all that was sent behind it waits too, as TCP keeps order.
import { holdAt } from '../../networkFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { flightNamed, heldIn, isUnderWay } from './messages.ts';

export function holdMessage({ link, direction, nth }: CommandOf<'holdMessage'>): Fault {
  const name = { link, direction, nth };
  return {
    refusal(world) {
      const flight = flightNamed(world, name);
      if (!isUnderWay(flight)) return 'noSuchMessage';
      // One place in a direction is enough: what is behind it waits already.
      return heldIn(world, name) === null ? null : 'alreadyHeld';
    },
    perform(stage) {
      const flight = flightNamed(stage.world, name);
      if (flight === null) return;
      stage.outbox.record({ kind: 'message.held', ...name, message: flight.message.kind });
      holdAt(stage.world, flight.id);
    },
  };
}
