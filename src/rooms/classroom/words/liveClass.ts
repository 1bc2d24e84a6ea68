import { liveClassWords } from './en.ts';

/** The words of a live class. */
export const LIVE_CLASS = { id: 'liveClass', english: liveClassWords } as const;
