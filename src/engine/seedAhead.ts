// The nodes of a world before it begins, in as many steps as there are: making thousands takes a tenth of a second, and a page goes on meanwhile.
import { ProgramDriver } from './client/generators.ts';
import { initialWorld } from './initialWorld.ts';
import { hasMany, seedAheadOf } from './seededServers.ts';
import type { WorldSetup } from './world/world.ts';

/** A world of that setup that begins soon afterwards has its nodes at once. */
export function* seedAhead(setup: WorldSetup): Generator<undefined, void> {
  if (!hasMany(setup)) return;
  const bare = { ...setup, nodes: [], created: {}, clients: [], script: [] };
  const { servers } = initialWorld(bare, { programs: new ProgramDriver({}), sink: null, wire: null });
  const started = setup.servers.find((id) => setup.notStarted?.includes(id) !== true);
  const server = started === undefined ? undefined : servers.get(started);
  if (server !== undefined) yield* seedAheadOf(server, setup);
}
