// kill -9: the process is gone, frozen or not; what was forced to disk stays.
import { crashServer as crash } from '../../serverFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessUp } from './processes.ts';

export function crashServer({ server }: CommandOf<'crashServer'>): Fault {
  return {
    refusal: (world) => refusalUnlessUp(world, server),
    perform: (stage) => crash(stage, server),
  };
}
