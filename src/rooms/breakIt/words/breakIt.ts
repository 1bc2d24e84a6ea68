import { breakItWords } from './en.ts';

/** The words of the search for a run that breaks a promise. */
export const BREAK_IT = { id: 'breakIt', english: breakItWords } as const;
