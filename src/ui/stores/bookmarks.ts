// The user's own bookmarks: made, named, ordered and deleted here, and kept by the link.
import { wordsNow } from '../../words/useWords.ts';
import {
  momentAt,
  packBookmarks,
  sameMoment,
  unpackBookmarks,
  type Bookmark,
} from '../../scenarios/link/bookmark.ts';
import { LINK_LIMITS, type Link } from '../../scenarios/link/permalink.ts';
import { notify } from './notices.ts';
import { currentPlayhead } from './movePlayhead.ts';
import { bumpRevision, getExperiment } from './session.ts';
import { deckNow, useDeck } from './deckStore.ts';

export const MAX_BOOKMARKS = LINK_LIMITS.bookmarks;
export const MAX_CAPTION = LINK_LIMITS.caption;

/** Marks the moment shown. Does nothing before there is one, or when there are as many as a link holds. */
export function addBookmark(caption: string): void {
  const experiment = getExperiment();
  const { bookmarks } = deckNow();
  if (experiment === null || bookmarks.length >= MAX_BOOKMARKS) return;
  const bookmark = { caption: shortened(caption), ...momentAt(experiment, currentPlayhead()) };
  keep([...bookmarks, bookmark]);
}

export function renameBookmark(index: number, caption: string): void {
  keep(
    deckNow().bookmarks.map((each, at) =>
      at === index ? { ...each, caption: caption.slice(0, MAX_CAPTION) } : each,
    ),
  );
}

export function moveBookmark(index: number, by: -1 | 1): void {
  const { bookmarks } = deckNow();
  const [moved] = bookmarks.slice(index, index + 1);
  if (moved === undefined || index + by < 0 || index + by >= bookmarks.length) return;
  keep(bookmarks.toSpliced(index, 1).toSpliced(index + by, 0, moved));
}

/** Returns what brings it back to its place. */
export function removeBookmark(index: number): () => void {
  const before = deckNow().bookmarks;
  keep(before.toSpliced(index, 1));
  return () => keep(before);
}

/** A link that was opened says which there are. Those that stood there before are put aside, and offered back. */
export function takeBookmarksOf(link: Link): void {
  const bookmarks = unpackBookmarks(link);
  const before = deckNow().bookmarks;
  if (areAlike(before, bookmarks)) return;
  keep(bookmarks);
  if (before.length > 0) offerBack(before);
}

/** Nothing a speaker has prepared is lost by opening another person's link. */
function offerBack(before: readonly Bookmark[]): void {
  const { notice } = wordsNow().shell;
  const action = { label: notice.restoreBookmarks, run: () => keep(before) };
  notify({ text: notice.bookmarksAside(before.length), action, until: 'answered' });
}

function areAlike(some: readonly Bookmark[], others: readonly Bookmark[]): boolean {
  const isAlike = (each: Bookmark, other: Bookmark | undefined): boolean =>
    other !== undefined && each.caption === other.caption && sameMoment(each, other);
  return some.length === others.length && some.every((each, at) => isAlike(each, others[at]));
}

/** A link with the bookmarks in it; as it was if there are none. */
export function withBookmarks(link: Link): Link {
  const { bookmarks } = deckNow();
  return bookmarks.length === 0 ? link : { ...link, bookmarks: packBookmarks(bookmarks, link) };
}

function keep(bookmarks: readonly Bookmark[]): void {
  useDeck.setState(({ open, at }) => ({ bookmarks, at: open === 'own' ? null : at }));
  // The address follows.
  bumpRevision();
}

function shortened(caption: string): string {
  return caption.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_CAPTION);
}
