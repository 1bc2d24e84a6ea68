import { takeAwayWords } from './en/takeAway.ts';

/** The words of the files that a moment can be taken away as. */
export const TAKE_AWAY = { id: 'takeAway', english: takeAwayWords } as const;
