// How the page that holds an element looks and what it speaks, as its root element and its style sheets say it.
import { preferredLanguage } from '../words/languages.ts';

/** An attribute or a class of the root element, else what the page is painted on: some sites say only when they are dark. */
export function themeOfHost(systemIsDark: boolean): 'dark' | 'light' {
  const { dataset, classList } = document.documentElement;
  const said = dataset['theme'];
  if (said === 'dark' || classList.contains('dark')) return 'dark';
  if (said === 'light' || classList.contains('light')) return 'light';
  return paintedOn() ?? schemeOf(systemIsDark);
}

/** Null where the page paints nothing of its own, or in colours that are not written as red, green and blue. */
function paintedOn(): 'dark' | 'light' | null {
  for (const element of [document.body, document.documentElement]) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = numbersIn(getComputedStyle(element).backgroundColor);
    if (opacity > 0.5) return 0.3 * red + 0.6 * green + 0.1 * blue < 128 ? 'dark' : 'light';
  }
  return null;
}

function numbersIn(colour: string): readonly number[] {
  return colour.startsWith('rgb') ? (colour.match(/[\d.]+/g) ?? []).map(Number) : [0, 0, 0, 0];
}

/** Of a page that is white, or black, by the browser's doing. */
function schemeOf(systemIsDark: boolean): 'dark' | 'light' {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return systemIsDark || !colorScheme.includes('light') ? 'dark' : 'light';
}

export function languageOfHost(): string {
  return preferredLanguage([document.documentElement.lang]) ?? 'auto';
}

/** `--znode-lab-paper` and so on, as the host's style sheets give them to the element. */
export function coloursFor(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const said = ['paper', 'panel', 'ink', 'line', 'accent'].map((name) => [
    name,
    style.getPropertyValue(`--znode-lab-${name}`).trim(),
  ]);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}
