/** What each language calls itself, in the order of the menu, by its BCP 47 tag. */
export const LANGUAGE_NAMES = {
  en: 'English',
  'zh-CN': '简体中文',
} as const;

export type MenuLanguageId = keyof typeof LANGUAGE_NAMES;
