// How the page that holds an element looks and what it speaks, as its root element and its style sheets say it.

/** An attribute or a class of the root element, else the system's. */
export function themeOfHost(systemIsDark: boolean): 'dark' | 'light' {
  const { dataset, classList } = document.documentElement;
  const said = dataset['theme'];
  if (said === 'dark' || classList.contains('dark')) return 'dark';
  if (said === 'light' || classList.contains('light')) return 'light';
  return systemIsDark ? 'dark' : 'light';
}

export function languageOfHost(): string {
  const said = document.documentElement.lang;
  return /^zh\b/i.test(said) ? 'zh-CN' : /^en\b/i.test(said) ? 'en' : 'auto';
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
