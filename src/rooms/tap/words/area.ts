import type { Area } from '../../../words/areas.ts';
import { tapWords } from './en.ts';

/** The words of the page that shows what passed the tap. */
export const TAP: Area<'tap'> = { id: 'tap', english: tapWords };
