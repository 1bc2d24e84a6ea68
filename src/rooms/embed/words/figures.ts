import type { Area } from '../../../words/areas.ts';
import { figures } from './en/figures.ts';

/** The words of the figures of embeds. */
export const FIGURE_WORDS: Area<'figures'> = { id: 'figures', english: figures };
