// What faults ask of a server's process: is it there, does it run, does it stand still.
import type { Refusal } from '../../model/command.ts';
import type { ServerId } from '../../model/ids.ts';
import type { World } from '../../world.ts';

/** For what needs a process, running or standing still. */
export function refusalUnlessUp(world: World, server: ServerId): Refusal | null {
  const state = stateOf(world, server);
  if (state === null) return 'noSuchServer';
  return state === 'down' ? 'alreadyDown' : null;
}

/** For what is done to a server while it is down. */
export function refusalUnlessDown(world: World, server: ServerId): Refusal | null {
  const state = stateOf(world, server);
  if (state === null) return 'noSuchServer';
  return state === 'down' ? null : 'notDown';
}

/** For what is done to a machine, whatever becomes of the process. */
export function refusalUnlessThere(world: World, server: ServerId): Refusal | null {
  return world.servers.has(server) ? null : 'noSuchServer';
}

function stateOf(world: World, server: ServerId): 'down' | 'up' | null {
  const vars = world.servers.get(server)?.vars.value;
  if (vars === undefined) return null;
  return vars.state === 'down' ? 'down' : 'up';
}
