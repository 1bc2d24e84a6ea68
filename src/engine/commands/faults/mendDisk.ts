// The disk writes again, and as fast as ever. What it holds stays as it is.
import { setDisk } from '../../serverFaults.ts';
import { diskOf } from './disks.ts';
import type { CommandOf, Fault } from './fault.ts';
import { refusalUnlessThere } from './processes.ts';

export function mendDisk({ server }: CommandOf<'mendDisk'>): Fault {
  return {
    refusal(world) {
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      const { extraFsyncMs, health } = diskOf(world, server);
      return extraFsyncMs === 0 && health === 'ok' ? 'diskAlreadySo' : null;
    },
    perform(stage) {
      setDisk(stage, server, { extraFsyncMs: 0, health: 'ok' });
    },
  };
}
