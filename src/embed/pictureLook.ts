import { LANGUAGES, SOURCE } from '../words/languages.ts';

/** What stands behind the address of a picture: `dark-zh-CN`; nothing for what readers have by themselves. */
export function pictureLook(theme: string, language: string): string {
  const isSaid = theme === 'light' || theme === 'dark';
  const isOther = language !== SOURCE && LANGUAGES.some((id) => id === language);
  return [...(isSaid ? [theme] : []), ...(isOther ? [language] : [])].join('-');
}
