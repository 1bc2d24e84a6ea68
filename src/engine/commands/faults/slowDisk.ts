// A disk that takes longer to force a transaction: acknowledgements come late, and a quorum may wait for them.
import { setDisk } from '../../serverFaults.ts';
import { diskOf } from './disks.ts';
import { isWithin, type CommandOf, type Fault } from './fault.ts';
import { refusalUnlessThere } from './processes.ts';

const MAX_EXTRA_FSYNC_MS = 600_000;

export function slowDisk({ server, extraFsyncMs }: CommandOf<'slowDisk'>): Fault {
  return {
    refusal(world) {
      if (!isWithin(extraFsyncMs, 1, MAX_EXTRA_FSYNC_MS)) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return diskOf(world, server).extraFsyncMs === extraFsyncMs ? 'diskAlreadySo' : null;
    },
    perform(stage) {
      setDisk(stage, server, { extraFsyncMs, health: diskOf(stage.world, server).health });
    },
  };
}
