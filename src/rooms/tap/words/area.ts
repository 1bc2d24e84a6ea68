import { tapWords } from './en.ts';

/** The words of the page that shows what passed the tap. */
export const TAP = { id: 'tap', english: tapWords } as const;
