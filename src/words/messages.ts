// Everything a language says, but for its areas. English says it first; the others are translations of it.
import type { builder } from '../rooms/embed/words/en/builder.ts';
import type { figures } from '../rooms/embed/words/en/figures.ts';
import type { cards } from './en/cards.ts';
import type { en } from './en/index.ts';
import type { shelfWords } from './en/shelf.ts';

export type Messages = typeof en;
export type BuilderWords = typeof builder;
export type CardWords = typeof cards;
export type FigureWords = typeof figures;
export type ShelfWords = typeof shelfWords;

/** A translation of everything. Its voices stand in for its own words, never for English ones. */
export type TranslatedMessages = Translation<Omit<Messages, 'voices'>> & Partial<Pick<Messages, 'voices'>>;

/** The same keys, as far as they are translated. What is missing is said in English. */
export type Translation<T> = T extends ((...given: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Translation<T[Key]> }
    : T;
