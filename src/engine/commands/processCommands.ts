// Commands about a client's process: start, close, kill, pause, resume, and the gate before a release.
import { waitsAt } from '../conductor.ts';
import type { ClientId } from '../model/ids.ts';
import type { World } from '../world.ts';
import type { ClientCommandHandler } from './handler.ts';

export const release: ClientCommandHandler = {
  refusal(world, client) {
    const state = world.clients.get(client);
    if (processOf(world, client) === 'paused') return 'alreadyPaused';
    return state !== undefined && waitsAt(state, 'release') ? null : 'notWaitingToRelease';
  },
  perform(stage, client) {
    stage.toClient(client, { kind: 'openGate', gate: 'release' });
  },
};

export const openGate: ClientCommandHandler = {
  refusal(world, client, command) {
    const state = world.clients.get(client);
    if (processOf(world, client) === 'paused') return 'alreadyPaused';
    const isThere = command.type === 'openGate' && state !== undefined && waitsAt(state, command.gate);
    return isThere ? null : 'notWaitingAtGate';
  },
  perform(stage, client, command) {
    if (command.type === 'openGate') stage.toClient(client, { kind: 'openGate', gate: command.gate });
  },
};

export const startClient: ClientCommandHandler = {
  refusal(world, client) {
    const process = processOf(world, client);
    if (process === 'killed' || process === 'closed') return null;
    if (process === 'paused') return 'alreadyPaused';
    const threads = [...(world.clients.get(client)?.threads.values() ?? [])];
    return threads.every((thread) => thread.state.kind === 'ended') ? null : 'stillRunning';
  },
  perform(stage, client) {
    stage.world.held.delete(client);
    stage.world.silencedBy.delete(client);
    stage.toClient(client, { kind: 'start' });
  },
};

export const closeClient: ClientCommandHandler = {
  refusal(world, client) {
    const process = processOf(world, client);
    if (process === 'paused') return 'alreadyPaused';
    return process === 'running' ? null : 'alreadyDead';
  },
  perform(stage, client) {
    stage.toClient(client, { kind: 'close' });
  },
};

export const killClient: ClientCommandHandler = {
  refusal(world, client) {
    const process = processOf(world, client);
    return process === 'running' || process === 'paused' ? null : 'alreadyDead';
  },
  perform(stage, client) {
    stage.world.silencedBy.set(client, stage.outbox.lastRecord);
    stage.world.held.delete(client);
    stage.toClient(client, { kind: 'kill' });
  },
};

export const pauseClient: ClientCommandHandler = {
  refusal(world, client) {
    const process = processOf(world, client);
    if (process === 'paused') return 'alreadyPaused';
    return process === 'running' ? null : 'alreadyDead';
  },
  perform(stage, client) {
    stage.world.silencedBy.set(client, stage.outbox.lastRecord);
    stage.toClient(client, { kind: 'pause' });
  },
};

export const resumeClient: ClientCommandHandler = {
  refusal(world, client) {
    return processOf(world, client) === 'paused' ? null : 'notPaused';
  },
  perform(stage, client) {
    stage.toClient(client, { kind: 'resume' });
  },
};

function processOf(world: World, client: ClientId): 'running' | 'paused' | 'killed' | 'closed' {
  return world.clients.get(client)?.vars.value.process ?? 'killed';
}
