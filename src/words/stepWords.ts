import { ownLineOf } from '../scenarios/scenario/ownCodes.ts';
import type { Messages } from './messages.ts';

/** A step of a recipe in a word or two, for captions; a step nobody has put into words yet is called by its name. */
export function stepWords(words: Messages, step: string): string {
  return words.stepNames[step] ?? lineWords(words, step) ?? step;
}

function lineWords({ stepNames }: Messages, step: string): string | undefined {
  const line = ownLineOf(step);
  return line === null ? undefined : stepNames['own.line']?.replace('{}', String(line));
}
