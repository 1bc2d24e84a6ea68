// What an entry of a deck is called, and by which number.
import type { DeckMessages } from '../words/contract.ts';
import type { DeckEntry } from './entries.ts';

/** The key that leads to it, or to the row it is of. */
export function numberOf(entry: DeckEntry, index: number): string {
  if (entry.kind === 'talk') return String(entry.rowNumber);
  return entry.kind === 'end' ? '' : String(index + 1);
}

export function captionOf(entry: DeckEntry, words: DeckMessages): string {
  switch (entry.kind) {
    case 'talk':
      return words.rows[entry.row]?.moments[entry.id]?.caption ?? '';
    case 'end':
      return words.end.caption;
    case 'own':
      return entry.caption;
    default:
      return entry satisfies never;
  }
}
