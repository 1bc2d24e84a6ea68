import type { Area } from './areas.ts';
import { copyingWords } from './en/copying.ts';

/** What buttons that copy have to say. */
export const COPYING: Area<'copying'> = { id: 'copying', english: copyingWords };
