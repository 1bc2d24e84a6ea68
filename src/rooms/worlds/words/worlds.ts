import { worlds } from './en.ts';

/** The words of worlds that one composes and keeps. */
export const WORLDS = { id: 'worlds', english: worlds } as const;
