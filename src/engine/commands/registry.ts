// Every command by its type: asked why it cannot be done, and done.
import { createClient } from '../client/process.ts';
import { targetOf, type ClientTarget, type Command, type Refusal } from '../model/command.ts';
import { nthClientId, type ClientId, type ServerId } from '../model/ids.ts';
import type { Stage } from '../stage.ts';
import type { World } from '../world.ts';
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

type ClientCommand = Extract<Command, { readonly client: ClientTarget }>;

/** A world takes no more clients than this. */
export const MAX_CLIENTS = 200;

const CLIENT_COMMANDS: Readonly<Record<ClientCommand['type'], ClientCommandHandler>> = {
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
  switch (command.type) {
    case 'addClient':
      return addClient(stage, command);
    case 'restartServer':
      outbox.record({ kind: 'command.given', command, client: null });
      return restartServer(stage, command.server);
    default: {
      const client = resolveTarget(world, command.client);
      outbox.record({ kind: 'command.given', command, client });
      if (client !== null) CLIENT_COMMANDS[command.type].perform(stage, client);
    }
  }
}

/** Why a command cannot be done in this world; null if it can. */
export function refusalOf(world: World, command: Command): Refusal | null {
  switch (command.type) {
    case 'addClient':
      return world.setup.newcomer === null || world.clients.size >= MAX_CLIENTS ? 'tooManyClients' : null;
    case 'restartServer': {
      const server = world.servers.get(command.server);
      if (server === undefined) return 'noSuchServer';
      return server.vars.value.state === 'down' ? 'alreadyDead' : null;
    }
    default: {
      const client = resolveTarget(world, command.client);
      if (client === null) return 'nobodyInRole';
      return world.clients.has(client)
        ? CLIENT_COMMANDS[command.type].refusal(world, client)
        : 'noSuchClient';
    }
  }
}

function addClient(stage: Stage, command: Command): void {
  const { world, outbox } = stage;
  if (world.setup.newcomer === null) return;
  const client: ClientId = nthClientId(world.clients.size);
  world.clients.set(client, createClient({ ...world.setup.newcomer, id: client }));
  outbox.record({ kind: 'command.given', command, client });
  stage.toClient(client, { kind: 'start' });
}

function restartServer(stage: Stage, server: ServerId): void {
  stage.toServer(server, { kind: 'stop' });
  stage.outbox.schedule({ type: 'start' }, stage.world.setup.config.restartMs);
}
