import { shelfWords } from './en/shelf.ts';

/** What all views on the shelf say; each has words of its own besides. */
export const SHELF = { id: 'shelf', english: shelfWords } as const;
