import { shelfWords } from './en/shelf.ts';

/** The words of the views on the shelf, each under the id of its view. */
export const SHELF = { id: 'shelf', english: shelfWords } as const;
