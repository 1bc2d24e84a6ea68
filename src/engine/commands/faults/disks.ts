// What faults have made of a server's disk and clocks.
import type { ServerId } from '../../model/ids.ts';
import { RIGHT_CLOCK } from '../../server/clock.ts';
import type { DiskState, ServerClock } from '../../server/serverState.ts';
import type { World } from '../../world.ts';

const SOUND: DiskState = { extraFsyncMs: 0, health: 'ok' };

export function diskOf(world: World, server: ServerId): DiskState {
  return world.servers.get(server)?.disk.value ?? SOUND;
}

export function clockOf(world: World, server: ServerId): ServerClock {
  return world.servers.get(server)?.clock.value ?? RIGHT_CLOCK;
}
