// The languages of the page. English is part of it; every other language is fetched when it is chosen.
import type { Areas } from './areas.ts';
import type { Messages } from './messages.ts';

/** In the order of the menu. What each calls itself. */
export const LANGUAGE_NAMES = { en: 'English', 'zh-CN': '简体中文' } as const;

export type LanguageId = keyof typeof LANGUAGE_NAMES;
export type TranslatedId = Exclude<LanguageId, typeof SOURCE>;

/** The language the others are translated from. */
export const SOURCE = 'en';

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly LanguageId[];

interface Loader {
  readonly messages: () => Promise<Messages>;
  readonly areas: () => Promise<Areas>;
}

export const LOADERS: Readonly<Record<TranslatedId, Loader>> = {
  'zh-CN': {
    messages: async () => (await import('./zh/index.ts')).zh,
    areas: async () => (await import('./zh/areas.ts')).areas,
  },
};
