import type { Command, GateName } from '../engine/index.ts';
import type { CommandWord, CommandWords } from './contracts/engine.ts';

interface Words {
  readonly commands: CommandWords;
  readonly gates: Readonly<Record<GateName, CommandWord>>;
  readonly fastLink: CommandWord;
}

/** The words of a command; of a gate that is opened, those of what the program does behind it. */
export function commandWord(command: Command, { commands, gates, fastLink }: Words): CommandWord {
  if (command.type === 'slowLink' && command.extraMs === 0) return fastLink;
  return command.type === 'openGate' ? gates[command.gate] : commands[command.type];
}
