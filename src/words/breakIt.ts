import type { Area } from './areas.ts';
import { breakItWords } from './en/breakIt.ts';

/** The words of the search for a run that breaks a promise. */
export const BREAK_IT: Area<'breakIt'> = { id: 'breakIt', english: breakItWords };
