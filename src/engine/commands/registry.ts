// Every command by its type: asked why it cannot be done, and done.
import { createClient } from '../client/process.ts';
import { targetOf, type ClientTarget, type Command, type Refusal } from '../model/command.ts';
import { nthClientId, type ClientId } from '../model/ids.ts';
import type { Stage } from '../stage.ts';
import type { World } from '../world.ts';
import type { Fault } from './faults/fault.ts';
import { lateFaults } from './faults/lateFaults.ts';
import { restartServer } from './faults/restartServer.ts';
import type { ClientCommandHandler } from './handler.ts';
import { cutClientLink, dropReply, expireSession, healClientLink } from './linkCommands.ts';
import {
  closeClient,
  killClient,
  pauseClient,
  release,
  resumeClient,
  startClient,
} from './processCommands.ts';
import { resolveTarget } from './roles.ts';

type AboutOneClient = Extract<Command, { readonly client: ClientTarget }>;

/** A world takes no more clients than this. */
export const MAX_CLIENTS = 200;

const CLIENT_COMMANDS: Readonly<Record<AboutOneClient['type'], ClientCommandHandler>> = {
  release,
  startClient,
  closeClient,
  killClient,
  pauseClient,
  resumeClient,
  cutClientLink,
  healClientLink,
  dropReply,
  expireSession,
};

/** Does a command, or records why it cannot be done in this world. */
export function performCommand(stage: Stage, command: Command): void {
  const { world, outbox } = stage;
  const reason = refusalOf(world, command);
  if (reason !== null) {
    outbox.record({ kind: 'command.refused', command, reason, target: targetOf(command) });
    return;
  }
  if (command.type === 'addClient') return addClient(stage, command);
  if (!isAboutOneClient(command)) {
    outbox.record({ kind: 'command.given', command, client: null });
    return faultOf(command).perform(stage);
  }
  const client = resolveTarget(world, command.client);
  outbox.record({ kind: 'command.given', command, client });
  if (client !== null) CLIENT_COMMANDS[command.type].perform(stage, client);
}

/** Why a command cannot be done in this world; null if it can. */
export function refusalOf(world: World, command: Command): Refusal | null {
  if (command.type === 'addClient') {
    return world.setup.newcomer === null || world.clients.size >= MAX_CLIENTS ? 'tooManyClients' : null;
  }
  if (!isAboutOneClient(command)) return faultOf(command).refusal(world);
  const client = resolveTarget(world, command.client);
  if (client === null) return 'nobodyInRole';
  return world.clients.has(client) ? CLIENT_COMMANDS[command.type].refusal(world, client) : 'noSuchClient';
}

function isAboutOneClient(command: Command): command is AboutOneClient {
  return 'client' in command;
}

function addClient(stage: Stage, command: Command): void {
  const { world, outbox } = stage;
  if (world.setup.newcomer === null) return;
  const client: ClientId = nthClientId(world.clients.size);
  world.clients.set(client, createClient({ ...world.setup.newcomer, id: client }));
  outbox.record({ kind: 'command.given', command, client });
  stage.toClient(client, { kind: 'start' });
}

/** Restarting the one server is the only fault a world with one server is offered. */
function faultOf(command: Exclude<Command, AboutOneClient | { readonly type: 'addClient' }>): Fault {
  return command.type === 'restartServer' ? restartServer(command) : lateFaults.get()(command);
}
