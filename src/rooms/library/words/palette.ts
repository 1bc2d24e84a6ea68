import type { Area } from '../../../words/areas.ts';
import { paletteWords } from './en/palette.ts';

/** The words of the command palette. */
export const PALETTE: Area<'palette'> = { id: 'palette', english: paletteWords };
