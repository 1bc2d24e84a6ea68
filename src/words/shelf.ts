import type { Area } from './areas.ts';
import { shelfWords } from './en/shelf.ts';

/** The words of the views on the shelf, each under the id of its view. */
export const SHELF: Area<'shelf'> = { id: 'shelf', english: shelfWords };
