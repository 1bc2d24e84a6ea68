// Colours and language as the user likes them, now and whenever that changes.
import { speak } from '../../words/useWords.ts';
import { usePreferences, type Preferences } from '../stores/preferences.ts';
import { fetched } from './fetched.ts';

/** Ready when the words of the page are there. */
export async function followPreferences(): Promise<void> {
  const apply = ({ theme }: Preferences): void => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  apply(usePreferences.getState());
  usePreferences.subscribe((now, before) => {
    apply(now);
    if (now.locale !== before.locale) void fetched(() => speak(usePreferences.getState().locale));
  });
  const { locale } = usePreferences.getState();
  await speak(locale).catch(() => void fetched(() => speak(locale)));
}
