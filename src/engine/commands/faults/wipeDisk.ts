// An empty data directory: log, snapshots and epochs are gone. Nobody can take it from under a running process.
import { wipeDisk as wipe } from '../../serverFaults.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessDown } from './processes.ts';

export function wipeDisk({ server }: CommandOf<'wipeDisk'>): Fault {
  return {
    refusal: (world) => refusalUnlessDown(world, server),
    perform: (stage) => wipe(stage, server),
  };
}
