import type { Command } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { commandDone } from '../../../ui/commands/commandDone.ts';

interface Timed {
  readonly command: Command;
  readonly atMs: number;
}

/** A command of a run and its time, whose number and unit stay on one line. */
export function commandAt({ command, atMs }: Timed, words: Messages): string {
  return words.controls.pin(commandDone(command, words), words.format.clock(atMs).replace(' ', '\u00A0'));
}
