import { figures } from './en/figures.ts';

/** The words of the figures of embeds. */
export const FIGURE_WORDS = { id: 'figures', english: figures } as const;
