// Commands about a server's clocks.
import { MAX_PER_MILLE, MIN_PER_MILLE } from '../model/command.ts';
import type { ServerId } from '../model/ids.ts';
import { offsetAt, RIGHT_CLOCK } from '../server/clock.ts';
import type { ServerClock } from '../server/serverState.ts';
import type { World } from '../world/world.ts';
import { isWithin, type Handlers } from './handler.ts';
import { refusalUnlessThere } from './serverProcess.ts';

/** A hundred years. */
const MAX_DRIFT_MS = 3_153_600_000_000;

export const serverClocks = {
  /**
   * The wall clock of a server jumps. Transaction times and the age of TTL nodes follow it; timeouts and sessions do not, as the
   * real server counts those by a monotonic clock.
   */
  driftClock: {
    refusal(world, { server, byMs }) {
      const offsetMs = offsetAt(clockOf(world, server), world.timeMs) + byMs;
      if (!isWithin(byMs, -MAX_DRIFT_MS, MAX_DRIFT_MS) || byMs === 0) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      if (offsetMs > MAX_DRIFT_MS) return 'outOfBounds';
      return world.timeMs + offsetMs < 0 ? 'clockBelowZero' : null;
    },
    perform(stage, { server, byMs }) {
      stage.toServer(server, { kind: 'jumpClock', byMs });
    },
  },
  /** The clocks of a server run fast or slow: ticks and timeouts with them, and the wall clock drifts away. */
  driftRate: {
    refusal(world, { server, perMille }) {
      if (!isWithin(perMille, MIN_PER_MILLE, MAX_PER_MILLE)) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return clockOf(world, server).perMille === perMille ? 'clockAlreadySo' : null;
    },
    perform(stage, { server, perMille }) {
      stage.toServer(server, { kind: 'driftClock', perMille });
    },
  },
} satisfies Handlers;

function clockOf(world: World, server: ServerId): ServerClock {
  return world.servers.get(server)?.clock.value ?? RIGHT_CLOCK;
}
