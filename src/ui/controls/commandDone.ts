import type { Command } from '../../engine/index.ts';
import type { AllMessages } from '../i18n/words.ts';
import { objectName } from './objectName.ts';

/** What the user did, as a clause: “killed the holder”. */
export function commandDone(command: Command, words: AllMessages): string {
  return words.commands[command.type].done(objectName(command, words));
}
