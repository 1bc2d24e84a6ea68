// A disk that refuses the next write to the log: a server that cannot log ends itself rather than acknowledge.
import { setDisk } from '../../serverFaults.ts';
import { diskOf } from './disks.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessThere } from './processes.ts';

export function failDisk({ server }: CommandOf<'failDisk'>): Fault {
  return {
    refusal(world) {
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return diskOf(world, server).health === 'failing' ? 'diskAlreadySo' : null;
    },
    perform(stage) {
      const { extraFsyncMs } = diskOf(stage.world, server);
      setDisk(stage, server, { extraFsyncMs, health: 'failing' });
    },
  };
}
