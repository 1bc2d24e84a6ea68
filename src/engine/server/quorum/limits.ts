// initLimit and syncLimit of zoo.cfg: ticks until the other side is given up.
import type { ServerConfig } from '../serverState.ts';

export function initLimitTicks({ initLimit = 10 }: ServerConfig): number {
  return initLimit;
}

export function syncLimitTicks({ syncLimit = 5 }: ServerConfig): number {
  return syncLimit;
}

/** How long a learner may take to connect and catch up. */
export function initLimitMs(config: ServerConfig): number {
  return initLimitTicks(config) * config.tickTimeMs;
}

/** How long silence of the other side is borne. */
export function syncLimitMs(config: ServerConfig): number {
  return syncLimitTicks(config) * config.tickTimeMs;
}
