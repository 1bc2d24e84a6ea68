// The languages of the page. A new one has a folder, its name in languageNames.ts and its loader in LOADERS.
import { LANGUAGE_NAMES, type MenuLanguageId } from './languageNames.ts';
import type { TranslatedMessages } from './messages.ts';

/** The language the others are translated from. It is part of the page; the others are fetched when they are chosen. */
export const SOURCE = 'en';

/** English, longer and with accents: shows what has no room and what is not translated. Chosen by `?lang=en-XA` alone. */
export const PSEUDO = 'en-XA';

/** Words of a page that fetches none: in a language that is not there it speaks English. */
export type WordsAtOnce<Words> = Readonly<
  Partial<Record<MenuLanguageId, Words>> & Record<typeof SOURCE, Words>
>;

export type LanguageId = MenuLanguageId | typeof PSEUDO;

/** Those the menus offer. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly MenuLanguageId[];

interface Folder {
  readonly messages: TranslatedMessages;
  /** By the id of the area. */
  readonly areas: Readonly<Record<string, object>>;
}

export const LOADERS: Readonly<Record<Exclude<MenuLanguageId, typeof SOURCE>, () => Promise<Folder>>> = {
  'zh-CN': () => import('./zh/index.ts'),
};

/** The language with this tag; also one that no menu offers. */
export function findLanguage(tag: string): LanguageId | undefined {
  return tag === PSEUDO ? PSEUDO : LANGUAGES.find((id) => id === tag);
}

/** The first language of a list that we have, in whatever script or region. */
export function preferredLanguage(tags: readonly string[]): MenuLanguageId | undefined {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of tags) {
    const ours = LANGUAGES.find((id) => primary(id) === primary(tag));
    if (ours !== undefined) return ours;
  }
  return undefined;
}
