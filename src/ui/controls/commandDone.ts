import type { Command } from '../../engine/index.ts';
import type { Messages } from '../i18n/words.ts';
import { objectName } from './objectName.ts';

/** What the user did, as a clause: “killed the holder”. */
export function commandDone(command: Command, words: Messages): string {
  return words.commands[command.type].done(objectName(command, words));
}
