// The wall clock of a server jumps. Transaction times and the age of TTL nodes follow it; timeouts and sessions do not, as
// the real server counts those by a monotonic clock.
import { offsetAt } from '../../server/clock.ts';
import { moveClock } from '../../serverFaults.ts';
import { clockOf } from './disks.ts';
import { isWithin, type CommandOf, type Fault } from './fault.ts';
import { refusalUnlessThere } from './processes.ts';

/** A hundred years. */
const MAX_DRIFT_MS = 3_153_600_000_000;

export function driftClock({ server, byMs }: CommandOf<'driftClock'>): Fault {
  return {
    refusal(world) {
      const offsetMs = offsetAt(clockOf(world, server), world.timeMs) + byMs;
      if (!isWithin(byMs, -MAX_DRIFT_MS, MAX_DRIFT_MS) || byMs === 0) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      if (offsetMs > MAX_DRIFT_MS) return 'outOfBounds';
      return world.timeMs + offsetMs < 0 ? 'clockBelowZero' : null;
    },
    perform(stage) {
      moveClock(stage, server, byMs);
    },
  };
}
