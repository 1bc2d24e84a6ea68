// Bookmarks that made room for those of a link: nothing a speaker has prepared is lost by opening what somebody sent.
import { notify } from '../controls/notices.ts';
import { deckWordsNow } from './words.ts';

export async function offerBookmarks(count: number, bringBack: () => void): Promise<void> {
  const { bookmarks: words } = (await deckWordsNow()).panel;
  const action = { label: words.bringBack, run: bringBack };
  notify({ text: words.putAside(count), action, until: 'answered' });
}
