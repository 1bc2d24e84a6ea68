// A run that was found, as a film: at the moment the promise is broken, with a bookmark at each command.
import { createStore } from 'zustand';
import { foundLink } from '../model/foundLink.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { momentAt, packBookmarks, type Bookmark } from '../../../scenarios/link/bookmark.ts';
import type { Link, LinkCommand } from '../../../scenarios/link/permalink.ts';
import { showLink } from '../../../ui/link/openLink.ts';
import { MAX_BOOKMARKS, MAX_CAPTION, removeBookmark, takeBookmarksOf } from '../../../ui/stores/bookmarks.ts';
import { deckNow } from '../../../ui/stores/deckStore.ts';
import { library } from '../../../ui/stores/library.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { showSide } from '../../../ui/stores/shownSide.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';

/** What the bookmarks are called: each of the commands, and the end. */
export interface Captions {
  readonly commands: readonly string[];
  readonly broken: string;
}

/** A run, and the moment at which it opens. */
interface Shown {
  readonly choice: ScenarioChoice;
  readonly commands: readonly LinkCommand[];
  readonly step: number;
  readonly timeMs: number;
  /** Of a composed world: whose code goes with it. */
  readonly program?: string | null;
}

/** The bookmarks of the film that was opened last: they are not the user's own, so the next film replaces them without a word. */
const lastFilmStore = createStore<{ readonly bookmarks: readonly Bookmark[] | null }>(() => ({
  bookmarks: null,
}));

/** False if it cannot be shown. */
export async function openFilm(found: Shown, captions: Captions): Promise<boolean> {
  const film = filmOf(found, captions);
  if (!(await showLink(film))) return false;
  showSide(0);
  showViews(null);
  // Own code opens at the line that ran last before the promise was broken.
  if (runsOwnCode(found.choice)) {
    const program = found.choice.plan?.programs.findIndex(
      (each) => each.kind === 'own' && each.name === found.program,
    );
    useOwnCode.setState({ isOpen: true, isDebugging: true, program: Math.max(0, program ?? 0) });
  }
  if (deckNow().bookmarks === lastFilmStore.getState().bookmarks)
    while (deckNow().bookmarks.length > 0) removeBookmark(0);
  takeBookmarksOf(film);
  lastFilmStore.setState({ bookmarks: deckNow().bookmarks });
  return true;
}

export function filmOf(found: Shown, captions: Captions): Link {
  const link = foundLink(found, library);
  const bookmarkAt = (caption: string, step: number, timeMs: number): Bookmark => ({
    caption: caption.slice(0, MAX_CAPTION),
    ...momentAt(link, { step, timeMs }),
  });
  const bookmarks = [
    ...found.commands
      .slice(0, MAX_BOOKMARKS - 1)
      .map(({ afterStep, atMs }, at) => bookmarkAt(captions.commands[at] ?? '', afterStep + 1, atMs)),
    bookmarkAt(captions.broken, found.step, found.timeMs),
  ];
  return { ...link, bookmarks: packBookmarks(bookmarks, link) };
}
