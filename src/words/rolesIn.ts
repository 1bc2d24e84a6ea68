import type { Command } from '../engine/index.ts';

/** The roles a command names instead of clients and servers, in its order. */
export function rolesIn(command: Command): readonly string[] {
  return targetsOf(command).filter((target) => target.startsWith('role:'));
}

function targetsOf(command: Command): readonly string[] {
  if ('client' in command) return [command.client];
  if ('server' in command) return [command.server];
  if ('from' in command) return [command.from, command.to];
  return command.type === 'partition' ? command.groups.flat() : [];
}
