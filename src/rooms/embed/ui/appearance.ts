// How an embed looks: light, dark, as the system has it, or in the host's own colours.
import { schemeOn } from '../../../embed/schemeOn.ts';
import { findLanguage, preferredLanguage, SOURCE, type LanguageId } from '../../../words/languages.ts';

export type EmbedTheme = string;
export type HostColours = Readonly<Record<string, string>>;

/** Sets the theme of the frame's document. Colours are the host's, by the names of the page's own, already checked. */
export function applyTheme(theme: EmbedTheme, colours: HostColours | null): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  for (const name of ['paper', 'panel', 'ink', 'line', 'accent']) {
    const colour = theme === 'host' ? colours?.[name] : undefined;
    if (colour === undefined) root.style.removeProperty(`--${name}`);
    else root.style.setProperty(`--${name}`, colour);
  }
  root.style.colorScheme = schemeOn(root.style.getPropertyValue('--paper'));
}

export function localeOf(language: string): LanguageId {
  return findLanguage(language) ?? preferredLanguage(navigator.languages) ?? SOURCE;
}
