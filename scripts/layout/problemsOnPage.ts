// What is wrong with a page as it stands. It runs in the page: it may use nothing from outside of itself.

export function problemsOnPage(): readonly string[] {
  const problems = new Set<string>();
  const TOLERANCE = 2.5;
  const seen = new Map<Element, boolean>();
  const isVisible = (element: Element): boolean => {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const isClipped = style.clipPath !== 'none' || (style.clip !== 'auto' && style.position === 'absolute');
    const isShown =
      Number(style.opacity) >= 0.1 &&
      !isClipped &&
      style.visibility === 'visible' &&
      style.display !== 'none' &&
      (element.parentElement === null || isVisible(element.parentElement));
    seen.set(element, isShown);
    return isShown;
  };
  const wordsOf = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40);
  const windows = new Map<Element, readonly [number, number, number, number]>();
  /** What the scrolling ancestors of an element let through: left, top, right, bottom. */
  const windowOf = (element: Element): readonly [number, number, number, number] => {
    const parent = element.parentElement;
    if (parent === null) return [0, 0, innerWidth, innerHeight];
    const known = windows.get(parent);
    if (known !== undefined) return known;
    let [left, top, right, bottom] = windowOf(parent);
    const { overflowX, overflowY } = getComputedStyle(parent);
    const box = parent.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    windows.set(parent, [left, top, right, bottom]);
    return [left, top, right, bottom];
  };
  /** As much of it as can be seen; null if nothing. */
  const shownBox = (element: Element, box: DOMRect): DOMRect | null => {
    const [left, top, right, bottom] = windowOf(element);
    const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
    const [w, h] = [Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y];
    return w < 1 || h < 1 ? null : new DOMRect(x, y, w, h);
  };
  const layerOf = (element: Element): Element | null => element.closest('dialog, [popover], [role=dialog]');
  const texts: { readonly element: Element; readonly box: DOMRect; readonly words: string }[] = [];

  for (const element of document.querySelectorAll('svg text')) {
    const words = [...element.childNodes]
      .filter((node) => !(node instanceof Element && node.localName === 'title'))
      .map((node) => node.textContent)
      .join('')
      .trim();
    if (words === '' || element.closest('[aria-hidden=true] defs') !== null || !isVisible(element)) continue;
    const box = element.getBoundingClientRect();
    const shown = shownBox(element, box);
    if (shown === null) continue;
    texts.push({ element, box: shown, words: words.slice(0, 40) });
    const svg = element.closest('svg');
    const frame = svg?.getBoundingClientRect();
    if (frame === undefined || svg?.hasAttribute('data-close') === true) continue;
    const out = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    );
    if (out > TOLERANCE) problems.add(`outside: “${words.slice(0, 40)}” by ${Math.round(out)} px`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const holders = new Set<Element>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      parent !== null &&
      (node.textContent ?? '').trim() !== '' &&
      parent.closest('svg, script, style, noscript, option') === null
    )
      holders.add(parent);
  }
  for (const element of holders) {
    if (!isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const shown = shownBox(element, range.getBoundingClientRect());
    if (shown === null) continue;
    texts.push({ element, box: shown, words: wordsOf(element) });
    for (
      let at: Element | null = element, levels = 0;
      at !== null && levels < 3;
      at = at.parentElement, levels++
    ) {
      const style = getComputedStyle(at);
      const isCut =
        at.scrollWidth > at.clientWidth + 1 && (style.overflowX === 'hidden' || style.overflowX === 'clip');
      if (!isCut) continue;
      const said = at.closest('[title]') !== null || element.closest('[title]') !== null;
      if (!(style.textOverflow === 'ellipsis' && said)) problems.add(`cut: “${wordsOf(element)}”`);
      break;
    }
  }

  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height);
      if (across > TOLERANCE && down > Math.max(TOLERANCE, least * 0.3))
        problems.add(`overlap: “${one.words}” and “${other.words}”`);
    }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1)
    problems.add(`outside: the page is ${page.scrollWidth - innerWidth} px wider than the window`);
  for (const thing of document.querySelectorAll('svg [data-thing]')) {
    const svg = thing.closest('svg');
    if (svg === null || svg.hasAttribute('data-close') || !isVisible(thing)) continue;
    const [box, frame] = [thing.getBoundingClientRect(), svg.getBoundingClientRect()];
    if (box.width === 0) continue;
    const out = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    );
    if (out > 8) problems.add(`outside: ${thing.getAttribute('data-thing') ?? ''} by ${Math.round(out)} px`);
  }
  return [...problems];
}
