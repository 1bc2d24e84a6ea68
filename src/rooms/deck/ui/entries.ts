// What a deck consists of, entry by entry: the moments of a talk and its end card, or the user's own bookmarks.
import '../../../scenarios/library.ts';
import type { Bookmark, ExactMoment } from '../../../scenarios/link/bookmark.ts';
import { exactMoment, runTo, type DeckMoment } from '../../../scenarios/deck/deck.ts';
import { END_AT_SECONDS, tenMinutes } from '../../../scenarios/deck/tenMinutes.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import type { DeckState } from '../../../ui/stores/deckStore.ts';

export type DeckEntry = TalkEntry | EndEntry | OwnEntry;

export interface TalkEntry {
  readonly kind: 'talk';
  /** The key of its row; on the first entry of each row alone. */
  readonly key: string | null;
  readonly row: string;
  readonly rowNumber: number;
  readonly id: string;
  readonly atSeconds: number;
  readonly views: readonly ViewId[];
  readonly pace: DeckMoment['pace'];
  readonly moment: () => ExactMoment;
  /** What a class may be asked here; null where nothing is asked. */
  readonly vote: TalkVote | null;
}

export interface TalkVote {
  readonly id: string;
  readonly options: readonly number[];
  /** What the next moment comes to. */
  readonly answer: () => number;
}

export interface EndEntry {
  readonly kind: 'end';
  readonly key: '0';
  readonly atSeconds: number;
}

export interface OwnEntry {
  readonly kind: 'own';
  readonly key: string | null;
  readonly caption: string;
  readonly moment: () => ExactMoment;
}

export function entriesOf({ open, bookmarks }: Pick<DeckState, 'open' | 'bookmarks'>): readonly DeckEntry[] {
  return open === 'tenMinutes' ? talk : ownEntries(bookmarks);
}

/** The entry a key leads to. */
export function indexOfKey(entries: readonly DeckEntry[], key: string): number | null {
  const index = entries.findIndex((entry) => entry.key === key);
  return index < 0 ? null : index;
}

const END: EndEntry = { kind: 'end', key: '0', atSeconds: END_AT_SECONDS };

const talk: readonly DeckEntry[] = [
  ...tenMinutes.flatMap((row, rowIndex) =>
    row.moments.map((moment, index): TalkEntry => ({
      kind: 'talk',
      key: index === 0 ? String(rowIndex + 1) : null,
      row: row.id,
      rowNumber: rowIndex + 1,
      id: moment.id,
      atSeconds: row.atSeconds + index * stepOf(rowIndex),
      views: moment.views,
      pace: moment.pace,
      moment: once(moment),
      vote: voteOf(moment, row.moments[index + 1]),
    })),
  ),
  END,
];

function voteOf({ vote }: DeckMoment, next: DeckMoment | undefined): TalkVote | null {
  if (vote === undefined || next === undefined) return null;
  return { id: vote.id, options: vote.options, answer: () => vote.read(runTo(next)) };
}

/** A row's time is shared evenly by its moments. */
function stepOf(rowIndex: number): number {
  const row = tenMinutes[rowIndex];
  if (row === undefined) return 0;
  const end = tenMinutes[rowIndex + 1]?.atSeconds ?? END_AT_SECONDS;
  return Math.round((end - row.atSeconds) / row.moments.length);
}

/** Where a moment lies is looked for when it is asked for, and kept. */
function once(moment: DeckMoment): () => ExactMoment {
  let found: ExactMoment | null = null;
  return () => (found ??= exactMoment(moment));
}

const ownOf = new WeakMap<readonly Bookmark[], readonly OwnEntry[]>();

/** The same bookmarks give the same entries, so that what draws them can compare. */
function ownEntries(bookmarks: readonly Bookmark[]): readonly OwnEntry[] {
  const known = ownOf.get(bookmarks);
  if (known !== undefined) return known;
  const entries = bookmarks.map((bookmark, index): OwnEntry => ({
    kind: 'own',
    key: index < 9 ? String(index + 1) : null,
    caption: bookmark.caption,
    moment: () => bookmark,
  }));
  ownOf.set(bookmarks, entries);
  return entries;
}
