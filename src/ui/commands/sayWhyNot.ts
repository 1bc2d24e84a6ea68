import { commandWord } from '../../words/commandWord.ts';
import { wordsNow } from '../../words/useWords.ts';
import type { Offer } from './offers.ts';
import { notify } from '../stores/notices.ts';
import { reasonOf } from './reasonOf.ts';

/** A key was pressed for what no world can do. */
export function sayWhyNot(offered: Offer): void {
  const words = wordsNow();
  const { label } = commandWord(offered.command, words);
  notify({ text: `${label}. ${reasonOf(offered, words)}`, action: null });
}
