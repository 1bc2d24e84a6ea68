// Every command by its type: asked why it cannot be done, and done.
import { createClient } from '../client/process.ts';
import { targetOf, type Command, type Refusal } from '../model/command.ts';
import { nthClientId, type ClientId } from '../model/ids.ts';
import type { Stage } from '../stage.ts';
import type { World } from '../world.ts';
import { faultOf } from './faults/faults.ts';
import type { AboutOneClient, ClientCommandHandler } from './handler.ts';
import { clientFaults } from './clientFaults.ts';
import { cutClientLink, dropReply, expireSession, healClientLink } from './linkCommands.ts';
import {
  closeClient,
  killClient,
  openGate,
  pauseClient,
  release,
  resumeClient,
  startClient,
} from './processCommands.ts';
import { resolveTarget } from '../roles.ts';

type FaultCommand = Exclude<Command, AboutOneClient | { readonly type: 'addClient' }>;

/** A world takes no more clients than this. */
export const MAX_CLIENTS = 200;

const CLIENT_COMMANDS: Readonly<Record<AboutOneClient['type'], ClientCommandHandler>> = {
  release,
  openGate,
  startClient,
  closeClient,
  killClient,
  pauseClient,
  resumeClient,
  cutClientLink,
  healClientLink,
  dropReply,
  expireSession,
  ...clientFaults,
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
  if (!isAboutOneClient(command)) return performFault(stage, command);
  const client = resolveTarget(world, command.client);
  outbox.record({ kind: 'command.given', command, client });
  if (client !== null) CLIENT_COMMANDS[command.type].perform(stage, client, command);
}

/** Why a command cannot be done in this world; null if it can. */
export function refusalOf(world: World, command: Command): Refusal | null {
  if (command.type === 'addClient') {
    return world.setup.newcomer === null || world.clients.size >= MAX_CLIENTS ? 'tooManyClients' : null;
  }
  if (!isAboutOneClient(command)) {
    const fault = faultOf(world, command);
    return fault === null ? 'nobodyInRole' : fault.refusal(world);
  }
  const client = resolveTarget(world, command.client);
  if (client === null) return 'nobodyInRole';
  return world.clients.has(client)
    ? CLIENT_COMMANDS[command.type].refusal(world, client, command)
    : 'noSuchClient';
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

/** Its record comes first: what it does follows from that. */
function performFault(stage: Stage, command: FaultCommand): void {
  const fault = faultOf(stage.world, command);
  const meant = fault?.meant === undefined ? {} : { meant: fault.meant };
  stage.outbox.record({ kind: 'command.given', command, client: null, ...meant });
  fault?.perform(stage);
}
