// The clocks of a server run fast or slow: ticks and timeouts with them, and the wall clock drifts away.
import { MAX_PER_MILLE, MIN_PER_MILLE } from '../../model/command.ts';
import { setClockRate } from '../../serverFaults.ts';
import { clockOf } from './disks.ts';
import { isWithin, type CommandOf, type Fault } from './fault.ts';
import { refusalUnlessThere } from './processes.ts';

export function driftRate({ server, perMille }: CommandOf<'driftRate'>): Fault {
  return {
    refusal(world) {
      if (!isWithin(perMille, MIN_PER_MILLE, MAX_PER_MILLE)) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return clockOf(world, server).perMille === perMille ? 'clockAlreadySo' : null;
    },
    perform(stage) {
      setClockRate(stage, server, perMille);
    },
  };
}
