import type { Area } from './areas.ts';
import { worlds } from './en/worlds.ts';

/** The words of worlds that one composes and keeps. */
export const WORLDS: Area<'worlds'> = { id: 'worlds', english: worlds };
