// Commands about a client's process: a new one, start, close, kill, pause, resume, and the gate before a release.
import { isBeside } from '../client/local/console.ts';
import { createClient } from '../client/process.ts';
import { waitsAt } from '../stage/conductor.ts';
import { nthClientId, type ClientId } from '../model/ids.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';

/** A world takes no more clients than this. */
export const MAX_CLIENTS = 500;

export const clientProcess = {
  release: {
    refusal(world, { client }) {
      const state = world.clients.get(client);
      if (processOf(world, client) === 'paused') return 'alreadyPaused';
      return state !== undefined && waitsAt(state, 'release') ? null : 'notWaitingToRelease';
    },
    perform(stage, { client }) {
      stage.toClient(client, { kind: 'openGate', gate: 'release' });
    },
  },
  openGate: {
    refusal(world, { client, gate }) {
      const state = world.clients.get(client);
      if (processOf(world, client) === 'paused') return 'alreadyPaused';
      return state !== undefined && waitsAt(state, gate) ? null : 'notWaitingAtGate';
    },
    perform(stage, { client, gate }) {
      stage.toClient(client, { kind: 'openGate', gate });
    },
  },
  startClient: {
    refusal(world, { client }) {
      const process = processOf(world, client);
      if (process === 'killed' || process === 'closed') return null;
      if (process === 'paused') return 'alreadyPaused';
      const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
      return threads.every((thread) => thread.state.kind === 'ended' || isBeside(thread))
        ? null
        : 'stillRunning';
    },
    perform(stage, { client }) {
      stage.world.held.delete(client);
      stage.world.silencedBy.delete(client);
      stage.toClient(client, { kind: 'start' });
    },
  },
  addClient: {
    refusal: ({ setup, clients }) =>
      setup.newcomer === null || clients.size >= MAX_CLIENTS ? 'tooManyClients' : null,
    perform(stage) {
      const { setup, clients } = stage.world;
      if (setup.newcomer === null) return;
      const client = nextClientId(clients);
      clients.set(client, createClient({ ...setup.newcomer, id: client }));
      stage.toClient(client, { kind: 'start' });
    },
  },
  closeClient: {
    refusal(world, { client }) {
      const process = processOf(world, client);
      if (process === 'paused') return 'alreadyPaused';
      return process === 'running' ? null : 'alreadyDead';
    },
    perform(stage, { client }) {
      stage.toClient(client, { kind: 'close' });
    },
  },
  killClient: {
    refusal(world, { client }) {
      const process = processOf(world, client);
      return process === 'running' || process === 'paused' ? null : 'alreadyDead';
    },
    perform(stage, { client }) {
      stage.world.silencedBy.set(client, stage.outbox.lastRecord);
      stage.world.held.delete(client);
      stage.toClient(client, { kind: 'kill' });
    },
  },
  pauseClient: {
    refusal(world, { client }) {
      const process = processOf(world, client);
      if (process === 'paused') return 'alreadyPaused';
      return process === 'running' ? null : 'alreadyDead';
    },
    perform(stage, { client }) {
      stage.world.silencedBy.set(client, stage.outbox.lastRecord);
      stage.toClient(client, { kind: 'pause' });
    },
  },
  resumeClient: {
    refusal(world, { client }) {
      return processOf(world, client) === 'paused' ? null : 'notPaused';
    },
    perform(stage, { client }) {
      stage.toClient(client, { kind: 'resume' });
    },
  },
} satisfies Handlers;

/** The next letters that nobody has: clients may have names of their own. */
export function nextClientId(clients: World['clients']): ClientId {
  let index = clients.size;
  while (clients.has(nthClientId(index))) index++;
  return nthClientId(index);
}

function processOf(world: World, client: ClientId): 'running' | 'paused' | 'killed' | 'closed' {
  return world.clients.get(client)?.vars.value.process ?? 'killed';
}
