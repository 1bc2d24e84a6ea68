// Commands about a server's process: it ends, begins, stands still, is asked a four-letter word.
import type { Refusal } from '../model/command.ts';
import type { ServerId } from '../model/ids.ts';
import { releaseArrivals } from '../stage/network.ts';
import type { Stage } from '../stage/stage.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

export const serverProcess = {
  /** kill -9: the process is gone, frozen or not; what was forced to disk stays. */
  crashServer: {
    refusal: (world, { server }) => refusalUnlessUp(world, server),
    perform: kill,
  },
  /** A new process on the disk the server has. */
  startServer: {
    refusal: (world, { server }) => refusalUnlessDown(world, server),
    perform(stage, { server }) {
      stage.world.silencedBy.delete(server);
      stage.toServer(server, { kind: 'task', task: { type: 'start' } });
    },
  },
  /** kill -9 and, after the time a restart takes, a new process on the same disk. */
  restartServer: {
    refusal: (world, { server }) => refusalUnlessUp(world, server),
    perform(stage, command) {
      kill(stage, command);
      stage.outbox.schedule({ type: 'start' }, stage.world.setup.config.restartMs);
    },
  },
  /** SIGSTOP: the process stands still; its connections stay open, and what arrives waits in the receive buffer. */
  freezeServer: {
    refusal: (world, { server }) =>
      refusalUnlessUp(world, server) ?? (world.frozen.has(server) ? 'alreadyFrozen' : null),
    perform({ world, outbox }, { server }) {
      world.silencedBy.set(server, outbox.lastRecord);
      world.frozen.set(server, []);
      outbox.actAs(server);
      outbox.record({ kind: 'server.frozen' });
    },
  },
  /** SIGCONT: what waits is read in order, then timers that ran out meanwhile go off. */
  thawServer: {
    refusal: (world, { server }) =>
      refusalUnlessUp(world, server) ?? (world.frozen.has(server) ? null : 'notFrozen'),
    perform({ world, outbox }, { server }) {
      const held = world.frozen.get(server) ?? [];
      world.frozen.delete(server);
      outbox.actAs(server);
      outbox.record({ kind: 'server.thawed' });
      releaseArrivals(world, server);
      for (const task of held) outbox.schedule(task, 0);
    },
  },
  /** Nobody answers where there is no process, and none that stands still. */
  askServer: {
    refusal(world, { server }) {
      const state = world.servers.get(server)?.vars.value.state;
      if (state === undefined) return 'noSuchServer';
      if (state === 'down') return 'alreadyDown';
      return world.frozen.has(server) ? 'alreadyFrozen' : null;
    },
    perform(stage, { server, word }) {
      stage.toServer(server, { kind: 'ask', word });
    },
  },
} satisfies Handlers;

/** SIGKILL: memory is gone, and what was not forced to disk; its connections break at once. */
function kill(stage: Stage, { server }: { readonly server: ServerId }): void {
  const { world, outbox } = stage;
  world.silencedBy.set(server, outbox.lastRecord);
  world.frozen.delete(server);
  stage.toServer(server, { kind: 'stop' });
}

/** For what needs a process, running or standing still. */
function refusalUnlessUp(world: World, server: ServerId): Refusal | null {
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

/** For what is done to a machine, even if its process is dead. */
export function refusalUnlessThere(world: World, server: ServerId): Refusal | null {
  return world.servers.has(server) ? null : 'noSuchServer';
}

function stateOf(world: World, server: ServerId): 'down' | 'up' | null {
  const vars = world.servers.get(server)?.vars.value;
  if (vars === undefined) return null;
  return vars.state === 'down' ? 'down' : 'up';
}
