// A command as one writes it on the command line, with its moment: `4000 crashServer server:3`, or as JSON behind the moment.
import type { Command } from '../../src/engine/index.ts';
import { parseCommand } from '../../src/scenarios/link/commandNotation.ts';

export interface TimedCommand {
  readonly atMs: number;
  readonly command: Command;
  /** Behind which step it was given, where a run that has been says so. */
  readonly afterStep?: number;
}

/** Null if it is no command. */
export function parseTimedCommand(text: string): TimedCommand | null {
  const [, moment = '', rest = ''] = /^(\d{1,12})\s+(.+)$/su.exec(text.trimStart()) ?? [];
  const command = parseCommand(rest);
  return moment !== '' && command !== null ? { atMs: Number(moment), command } : null;
}
