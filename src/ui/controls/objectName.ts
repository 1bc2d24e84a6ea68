import type { Command } from '../../engine/index.ts';
import { afterColon } from '../i18n/names.ts';
import type { Messages } from '../i18n/words.ts';

/** Whom or what a command is about, in words. */
export function objectName(command: Command, { controls }: Messages): string {
  if ('server' in command) return controls.server(afterColon(command.server));
  if (!('client' in command)) return '';
  if (command.client === 'role:holder') return controls.holder;
  if (command.client === 'role:nextInLine') return controls.nextInLine;
  return controls.client(afterColon(command.client));
}
