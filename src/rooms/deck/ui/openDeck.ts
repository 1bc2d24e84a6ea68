// Opening a deck that comes with the page, and closing it: from the menu, or by an address.
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { leadsTo, momentAt } from '../../../scenarios/link/bookmark.ts';
import { endHints } from '../../../ui/stores/hints.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { endPresentation, isPresenting, present } from '../../../ui/stores/presentation.ts';
import { writeDeck } from '../../../ui/link/hash.ts';
import { currentPlayhead } from '../../../ui/stores/movePlayhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { showViews } from '../../../ui/stores/shownViews.ts';
import { goTo, stopMoving } from './deckRun.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { entriesOf } from './entries.ts';

/** As addresses name it. */
const TEN_MINUTES = 'ten-minutes';

/** `whereShown`: at the moment that is shown already, if it is one of the deck. False if there is no such deck. */
export async function openDeck(name: string, at: 'beginning' | 'whereShown'): Promise<boolean> {
  if (name !== TEN_MINUTES) {
    notify({ text: wordsNow(DECK_PANEL).noSuchDeck(name, TEN_MINUTES), action: null });
    return false;
  }
  await openTenMinutes(at);
  return true;
}

export async function openTenMinutes(at: 'beginning' | 'whereShown' = 'beginning'): Promise<void> {
  // While it is a click that asked for it: full screen is granted to nothing else.
  if (!isPresenting()) present();
  endHints();
  writeDeck(TEN_MINUTES);
  useDeck.setState({ open: 'tenMinutes', at: null, over: 'nothing', beganAtMs: null });
  const known = at === 'whereShown' ? entryShown() : null;
  if (known === null) {
    // The talk begins behind the title card.
    if (await goTo(0)) useDeck.setState({ over: 'start', beganAtMs: null });
  } else useDeck.setState({ at: known });
}

/** The keys are the user's own bookmarks' again. */
export function closeTenMinutes(): void {
  stopMoving();
  useDeck.setState({ open: 'own', at: null, over: 'nothing', beganAtMs: null });
  writeDeck(null);
  showViews(null);
  endPresentation();
}

/** The last entry that the moment shown goes on from. */
function entryShown(): number | null {
  const experiment = getExperiment();
  if (experiment === null) return null;
  const here = momentAt(experiment, currentPlayhead());
  const entries = entriesOf({ open: 'tenMinutes', bookmarks: [] });
  const index = entries.findLastIndex((entry) => entry.kind !== 'end' && leadsTo(entry.moment(), here));
  return index < 0 ? null : index;
}
