// Bookmarks when a run that was found is watched.
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { addBookmark } from '../../../ui/stores/bookmarks.ts';
import { deckNow, useDeck } from '../../../ui/stores/deckStore.ts';
import { dismissNotice, useNotices } from '../../../ui/stores/notices.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { speak } from '../../../words/useWords.ts';
import { openFilm } from './openFilm.ts';

const deck = useDeck.getState();
const session = useSession.getState();
const choice = sideChoice({ scenario: 'herd-lock', values: {} }, 1, 3);
const captions = { commands: [], broken: 'Broken here' };

beforeEach(() => speak('en'));
afterEach(() => {
  dismissNotice();
  useDeck.setState(deck, true);
  useSession.setState(session, true);
});

test('the bookmarks of one found run make way for those of the next, and only the user’s own are set aside', async () => {
  expect(await openFilm({ choice, commands: [], step: 40, timeMs: 400 }, captions)).toBe(true);
  expect(await openFilm({ choice, commands: [], step: 60, timeMs: 600 }, captions)).toBe(true);
  expect(deckNow().bookmarks).toHaveLength(1);
  expect(useNotices.getState().notice).toBeNull();

  addBookmark('Mine');
  expect(await openFilm({ choice, commands: [], step: 40, timeMs: 400 }, captions)).toBe(true);
  expect(useNotices.getState().notice?.text).toBe('These are this run’s bookmarks. Your 2 are set aside.');
});
