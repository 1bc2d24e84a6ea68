import { paletteWords } from './en/palette.ts';

/** The words of the command palette. */
export const PALETTE = { id: 'palette', english: paletteWords } as const;
