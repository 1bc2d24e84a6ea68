import type { Area } from '../../../words/areas.ts';
import { liveClassWords } from './en.ts';

/** The words of a live class. */
export const LIVE_CLASS: Area<'liveClass'> = { id: 'liveClass', english: liveClassWords };
