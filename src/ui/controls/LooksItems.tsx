import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { setPreferences, usePreferences, type Theme } from '../stores/preferences.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The languages and the colours there are. */
export function LooksItems() {
  const words = useWords().dialogs.looks;
  const language = useLanguage();
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <>
      <MenuHeading>{words.language}</MenuHeading>
      {LANGUAGES.map((locale) => (
        <MenuItem key={locale} checked={locale === language} onChoose={() => setPreferences({ locale })}>
          <span lang={locale}>{LANGUAGE_NAMES[locale]}</span>
        </MenuItem>
      ))}
      <MenuHeading>{words.theme}</MenuHeading>
      {THEMES.map((each) => (
        <MenuItem key={each} checked={each === theme} onChoose={() => setPreferences({ theme: each })}>
          {words.themes[each]}
        </MenuItem>
      ))}
    </>
  );
}
