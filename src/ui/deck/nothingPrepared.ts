// A key that leads nowhere says so, and what could be there.
import { notify } from '../controls/notices.ts';
import { openTenMinutes } from './openDeck.ts';
import { deckWordsNow } from './words.ts';

export async function sayNothingPrepared(): Promise<void> {
  const { panel } = await deckWordsNow();
  const action = { label: panel.openTenMinutes, run: () => void openTenMinutes() };
  notify({ text: panel.nothingPrepared, action });
}
