// What faults have made of a server's disk and clock.
import type { ServerId } from '../../model/ids.ts';
import type { DiskState } from '../../server/serverState.ts';
import type { World } from '../../world.ts';

const SOUND: DiskState = { extraFsyncMs: 0, health: 'ok', clockOffsetMs: 0 };

export function diskOf(world: World, server: ServerId): DiskState {
  return world.servers.get(server)?.disk.value ?? SOUND;
}
