// SIGSTOP: the process stands still; its connections stay open and what arrives waits.
import { freezeServer as freeze } from '../../serverFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessUp } from './processes.ts';

export function freezeServer({ server }: CommandOf<'freezeServer'>): Fault {
  return {
    refusal: (world) => refusalUnlessUp(world, server) ?? (world.frozen.has(server) ? 'alreadyFrozen' : null),
    perform: (stage) => freeze(stage, server),
  };
}
