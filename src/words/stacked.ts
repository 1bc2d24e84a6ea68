// Words for two worlds of which one stands above the other, as on a phone.
import type { Messages } from './messages.ts';

/** The same words are the same object. */
export function stacked(words: Messages): Messages {
  const known = said.get(words);
  if (known !== undefined) return known;
  const { shell, live } = words;
  const spoken = { ...words, shell: { ...shell, ...shell.stacked }, live: { ...live, ...live.stacked } };
  said.set(words, spoken);
  return spoken;
}

const said = new WeakMap<Messages, Messages>();
