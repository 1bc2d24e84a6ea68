import { copyingWords } from './en/copying.ts';

/** What buttons that copy have to say. */
export const COPYING = { id: 'copying', english: copyingWords } as const;
