// What “two consumers, one claim” comes to, as far as it has come, in a sentence.
import type { FigureWords } from '../../../../words/messages.ts';
import type { ClaimStory } from './claimStory.ts';
import { nameOf } from './filmStory.ts';

export function claimSentence(
  { item, processed, consumers }: ClaimStory,
  words: FigureWords['claim']['told'],
): string {
  if (item === null || processed === 0) return words.none;
  if (processed > 1) return words.often(item, processed);
  const done = consumers.find(({ work }) => work === 'done');
  const by = done === undefined ? '' : nameOf(done.client);
  // Whether it stays with one is known once the claim of the other has failed.
  const isAlone = consumers.some(({ claim }) => claim === 'lost');
  return isAlone ? words.once(item, by) : words.first(item, by);
}
