// initLimit and syncLimit of zoo.cfg: ticks until the other side is given up.
import { byClock } from '../clock.ts';
import type { ServerConfig } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';

export function initLimitTicks({ initLimit = 10 }: ServerConfig): number {
  return initLimit;
}

export function syncLimitTicks({ syncLimit = 5 }: ServerConfig): number {
  return syncLimit;
}

/** How long a learner may take to connect and catch up. */
export function initLimitMs({ self, config }: ServerStep): number {
  return initLimitTicks(config) * byClock(self, config.tickTimeMs);
}

/** How long silence of the other side is borne. */
export function syncLimitMs({ self, config }: ServerStep): number {
  return syncLimitTicks(config) * byClock(self, config.tickTimeMs);
}
