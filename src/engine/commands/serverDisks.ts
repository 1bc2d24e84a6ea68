// Commands about a server's disk.
import type { ServerId } from '../model/ids.ts';
import type { DiskState } from '../server/serverState.ts';
import type { Stage } from '../stage/stage.ts';
import type { World } from '../world/world.ts';
import { isWithin, type Handlers } from './handler.ts';
import { refusalUnlessDown, refusalUnlessThere } from './serverProcess.ts';

const MAX_EXTRA_FSYNC_MS = 600_000;

export const serverDisks = {
  /** An empty data directory: log, snapshots and epochs are gone. Nobody can take it from under a running process. */
  wipeDisk: {
    refusal: (world, { server }) => refusalUnlessDown(world, server),
    perform: (stage, { server }) => stage.toServer(server, { kind: 'wipeDisk' }),
  },
  /** A disk that takes longer to force a transaction: acknowledgements come late, and a quorum may wait for them. */
  slowDisk: {
    refusal(world, { server, extraFsyncMs }) {
      if (!isWithin(extraFsyncMs, 1, MAX_EXTRA_FSYNC_MS)) return 'outOfBounds';
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return diskOf(world, server).extraFsyncMs === extraFsyncMs ? 'diskAlreadySo' : null;
    },
    perform(stage, { server, extraFsyncMs }) {
      setDisk(stage, server, { extraFsyncMs, health: diskOf(stage.world, server).health });
    },
  },
  /** A disk that refuses the next write to the log: a server that cannot log ends itself rather than acknowledge. */
  failDisk: {
    refusal(world, { server }) {
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      return diskOf(world, server).health === 'failing' ? 'diskAlreadySo' : null;
    },
    perform(stage, { server }) {
      const { extraFsyncMs } = diskOf(stage.world, server);
      setDisk(stage, server, { extraFsyncMs, health: 'failing' });
    },
  },
  /** The disk writes again, and as fast as ever. What it holds stays as it is. */
  mendDisk: {
    refusal(world, { server }) {
      const missing = refusalUnlessThere(world, server);
      if (missing !== null) return missing;
      const { extraFsyncMs, health } = diskOf(world, server);
      return extraFsyncMs === 0 && health === 'ok' ? 'diskAlreadySo' : null;
    },
    perform(stage, { server }) {
      setDisk(stage, server, { extraFsyncMs: 0, health: 'ok' });
    },
  },
} satisfies Handlers;

const SOUND: DiskState = { extraFsyncMs: 0, health: 'ok' };

function diskOf(world: World, server: ServerId): DiskState {
  return world.servers.get(server)?.disk.value ?? SOUND;
}

/** How long forcing a write takes beyond `fsyncMs`, and whether it works at all. */
function setDisk(stage: Stage, server: ServerId, disk: DiskState): void {
  stage.toServer(server, { kind: 'setDisk', disk });
}
