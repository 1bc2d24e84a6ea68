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

/** Null where the page paints nothing of its own. */
function paintedOn(): 'dark' | 'light' | null {
  for (const element of [document.body, document.documentElement]) {
    const [red, green, blue, opacity] = drawn(getComputedStyle(element).backgroundColor);
    if (opacity > 127) return 0.3 * red + 0.6 * green + 0.1 * blue < 128 ? 'dark' : 'light';
  }
  return null;
}

/** Red, green, blue and opacity, each up to 255, of a colour in whatever space it is written, such as `oklch(…)`. */
function drawn(colour: string): readonly [number, number, number, number] {
  if (colour.startsWith('rgb')) {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, 255 * opacity];
  }
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return [0, 0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity];
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
