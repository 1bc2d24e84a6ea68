import type { Messages } from './words.ts';

/** What a step of a recipe says; a step nobody has put into words yet is called by its name. */
export function stepWords(words: Messages, step: string): string {
  return words.steps[step] ?? step;
}
