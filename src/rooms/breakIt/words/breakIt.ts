import type { Area } from '../../../words/areas.ts';
import { breakItWords } from './en.ts';

/** The words of the search for a run that breaks a promise. */
export const BREAK_IT: Area<'breakIt'> = { id: 'breakIt', english: breakItWords };
