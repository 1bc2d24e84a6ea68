// The commands of a run as lines to type or paste, each with the prompt of its console: a demonstration as a text.
import type { Simulation } from '../../../engine/index.ts';
import { commandWords } from '../../../scenarios/link/commandNotation.ts';

/** Where time passed before a command, a line says so. */
export function scriptOf(commands: Simulation['commands']): string {
  let atMs = 0;
  const lines: string[] = [];
  for (const given of commands) {
    if (given.atMs > atMs) lines.push(`lab> wait ${given.atMs - atMs}`);
    atMs = Math.max(atMs, given.atMs);
    const { command } = given;
    lines.push(
      command.type === 'typeLine' ? `${command.client}> ${command.line}` : `lab> ${commandWords(command)}`,
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
