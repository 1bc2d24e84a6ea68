import { isServerId } from '../../engine/index.ts';
import type { Command } from '../../engine/index.ts';
import { afterColon } from '../../words/names.ts';
import { networkObject } from '../../words/networkObject.ts';
import type { Messages } from '../../words/messages.ts';

/** Whom or what a command is about, in words. */
export function objectName(command: Command, words: Messages): string {
  if ('server' in command) return nameOf(command.server, words);
  if ('client' in command) return nameOf(command.client, words);
  return networkObject(command, (id) => nameOf(id, words), words.ensemble.sides) ?? '';
}

function nameOf(id: string, { controls, ensemble }: Messages): string {
  if (id === 'role:holder') return controls.holder;
  if (id === 'role:nextInLine') return controls.nextInLine;
  if (isServerId(id)) return controls.server(afterColon(id));
  return (
    ensemble.roleName(id) ?? (id.startsWith('client:') ? controls.client(afterColon(id)) : afterColon(id))
  );
}
