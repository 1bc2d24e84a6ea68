import type { Command } from '../../engine/index.ts';
import { afterColon } from '../i18n/names.ts';
import type { Messages } from '../i18n/words.ts';

/** Whom or what a command is about, in words. */
export function objectName(command: Command, { controls }: Messages): string {
  const nameOf = (id: string) =>
    id.startsWith('server:') ? controls.server(afterColon(id)) : controls.client(afterColon(id));
  if ('server' in command) return nameOf(command.server);
  // The page offers no command about the network between servers.
  if (!('client' in command)) return '';
  if (command.client === 'role:holder') return controls.holder;
  if (command.client === 'role:nextInLine') return controls.nextInLine;
  return nameOf(command.client);
}
