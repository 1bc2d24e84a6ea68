// What is fetched of the decks.
export { Blank } from './ui/Blank.tsx';
export { BookmarksDialog } from './ui/BookmarksDialog.tsx';
export { DeckStage } from './ui/DeckStage.tsx';
export { QrDialog } from './ui/QrDialog.tsx';
export { StoryboardDialog } from './ui/StoryboardDialog.tsx';
export { goBack, goOn, goTo, goToKey, returnToScript } from './ui/deckRun.ts';
export { toggleNotes } from './ui/notes.ts';
export { openDeck, openTenMinutes } from './ui/openDeck.ts';
