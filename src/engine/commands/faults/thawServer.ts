// SIGCONT: the process goes on and reads what waited in its receive buffers.
import { thawServer as thaw } from '../../serverFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessUp } from './processes.ts';

export function thawServer({ server }: CommandOf<'thawServer'>): Fault {
  return {
    refusal: (world) => refusalUnlessUp(world, server) ?? (world.frozen.has(server) ? null : 'notFrozen'),
    perform: (stage) => thaw(stage, server),
  };
}
