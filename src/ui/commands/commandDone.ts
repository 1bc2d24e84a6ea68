import type { Command } from '../../engine/index.ts';
import { commandWord } from '../../words/commandWord.ts';
import type { Messages } from '../../words/messages.ts';
import { objectName } from './objectName.ts';

/** What the user did, as a clause: “killed the holder”. */
export function commandDone(command: Command, words: Messages): string {
  return commandWord(command, words).done(objectName(command, words));
}
