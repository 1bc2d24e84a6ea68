// A message that was held goes on, and what waited behind it follows.
import { releaseHeld } from '../../networkFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { flightNamed, heldIn } from './messages.ts';

export function releaseMessage({ link, direction, nth }: CommandOf<'releaseMessage'>): Fault {
  const name = { link, direction, nth };
  return {
    refusal(world) {
      const flight = flightNamed(world, name);
      if (flight === null) return 'noSuchMessage';
      return heldIn(world, name) === flight.id ? null : 'notHeld';
    },
    perform(stage) {
      const flight = flightNamed(stage.world, name);
      if (flight === null) return;
      stage.outbox.record({ kind: 'message.released', ...name, message: flight.message.kind });
      releaseHeld(stage.world, flight.id);
    },
  };
}
