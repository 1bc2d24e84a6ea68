/** The code of decks, fetched by whoever needs it first. */
export const deck = () => import('./deckRoute.ts');
