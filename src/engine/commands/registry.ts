// Every command by its type: asked why it cannot be done, and done.
import {
  targetOf,
  type Command,
  type CommandType,
  type MeantCommand,
  type Refusal,
} from '../model/command.ts';
import type { ClientId } from '../model/ids.ts';
import type { Stage } from '../stage/stage.ts';
import type { World } from '../world/world.ts';
import { clientConnection } from './clientConnection.ts';
import { clientProcess, nextClientId } from './clientProcess.ts';
import { clientThreads } from './clientThreads.ts';
import type { AllHandlers, CommandHandler } from './handler.ts';
import { links } from './links.ts';
import { meantCommand, namesRole } from './meant.ts';
import { messages } from './messages.ts';
import { script } from './script.ts';
import { serverClocks } from './serverClocks.ts';
import { serverDisks } from './serverDisks.ts';
import { serverProcess } from './serverProcess.ts';
import { wires } from './wires.ts';

const HANDLERS: AllHandlers = {
  ...clientProcess,
  ...clientConnection,
  ...clientThreads,
  ...serverProcess,
  ...serverDisks,
  ...serverClocks,
  ...links,
  ...messages,
  ...script,
  ...wires,
};

/** Does a command, or records why it cannot be done in this world. */
export function performCommand(stage: Stage, command: Command): void {
  const { world, outbox } = stage;
  const reason = refusalOf(world, command);
  if (reason !== null) {
    outbox.record({ kind: 'command.refused', command, reason, target: targetOf(command) });
    return;
  }
  const meant = meantCommand(world, command);
  if (meant === null) return;
  const roles = namesRole(command) ? { meant } : {};
  outbox.record({ kind: 'command.given', command, client: clientOf(world, meant), ...roles });
  handlerOf(meant.type).perform(stage, meant);
}

/** Why a command cannot be done in this world; null if it can. */
export function refusalOf(world: World, command: Command): Refusal | null {
  const meant = meantCommand(world, command);
  if (meant === null) return 'nobodyInRole';
  if ('client' in meant && !world.clients.has(meant.client)) return 'noSuchClient';
  return handlerOf(meant.type).refusal(world, meant);
}

/** The client a command is about, be it one that it makes. */
function clientOf(world: World, meant: MeantCommand): ClientId | null {
  if (meant.type === 'addClient') return nextClientId(world.clients);
  return 'client' in meant ? meant.client : null;
}

/** The handler of whatever command is at hand. */
function handlerOf(type: CommandType): CommandHandler<CommandType> {
  return HANDLERS[type];
}
