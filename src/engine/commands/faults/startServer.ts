// A new process on the disk the server has.
import { startServer as start } from '../../serverFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessDown } from './processes.ts';

export function startServer({ server }: CommandOf<'startServer'>): Fault {
  return {
    refusal: (world) => refusalUnlessDown(world, server),
    perform: (stage) => start(stage, server),
  };
}
