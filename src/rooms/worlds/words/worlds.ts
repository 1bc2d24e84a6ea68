import type { Area } from '../../../words/areas.ts';
import { worlds } from './en.ts';

/** The words of worlds that one composes and keeps. */
export const WORLDS: Area<'worlds'> = { id: 'worlds', english: worlds };
