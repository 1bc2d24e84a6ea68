import type { Messages } from './messages.ts';

/** A step of a recipe in a word or two, for captions; a step nobody has put into words yet is called by its name. */
export function stepWords(words: Messages, step: string): string {
  return words.stepNames[step] ?? step;
}

/** A step of a recipe as the protocol states it. */
export function stepSentence(words: Messages, step: string): string {
  return words.steps[step] ?? step;
}
