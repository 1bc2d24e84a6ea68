// What the rest of the page knows of decks.
export { Blank } from './Blank.tsx';
export { BookmarksDialog } from './BookmarksDialog.tsx';
export { DeckStage } from './DeckStage.tsx';
export { QrDialog } from './QrDialog.tsx';
export { StoryboardDialog } from './StoryboardDialog.tsx';
export { listenForDeckKeys } from './deckKeys.ts';
export { goBack, goOn, goTo, goToKey, returnToScript } from './deckRun.ts';
export { toggleNotes } from './notes.ts';
export { openDeck, openTenMinutes } from './openDeck.ts';
