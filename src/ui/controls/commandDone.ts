import type { Command } from '../../engine/index.ts';
import { commandWord } from '../i18n/commandWord.ts';
import type { AllMessages } from '../i18n/words.ts';
import { objectName } from './objectName.ts';

/** What the user did, as a clause: “killed the holder”. */
export function commandDone(command: Command, words: AllMessages): string {
  return commandWord(command, words).done(objectName(command, words));
}
