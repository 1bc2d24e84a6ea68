import { commandWord } from '../i18n/commandWord.ts';
import { allWordsNow } from '../i18n/words.ts';
import { fetchLate } from '../late/fetchLate.ts';
import type { Offer } from './clientCommands.ts';
import { notify } from './notices.ts';
import { reasonOf } from './reasonOf.ts';

/** A key was pressed for what no world can do. */
export async function sayWhyNot(offered: Offer): Promise<void> {
  const words = await fetchLate(allWordsNow);
  const { label } = commandWord(offered.command, words);
  notify({ text: `${label}. ${reasonOf(offered, words)}`, action: null });
}
