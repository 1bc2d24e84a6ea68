// What is wrong with a page as it stands. It runs in the page: it may use nothing from outside of itself.

export function problemsOnPage(): readonly string[] {
  const problems = new Set<string>();
  const TOLERANCE = 2.5;
  /** Smaller words are read by nobody but those at the page, where there may be no room for larger ones. */
  const LEAST_SIZE = innerWidth < 1440 ? 0 : 10.95;
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
  /** What an element and those it stands in let through of its words: left, top, right, bottom. */
  const windowIn = (element: Element): readonly [number, number, number, number] => {
    const known = windows.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    let [left, top, right, bottom] =
      parentElement === null ? [0, 0, innerWidth, innerHeight] : windowIn(parentElement);
    const { overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    windows.set(element, [left, top, right, bottom]);
    return [left, top, right, bottom];
  };
  /** As much of it as can be seen; null if nothing. */
  const shownBox = (element: Element, box: DOMRect): DOMRect | null => {
    const [left, top, right, bottom] = windowIn(element);
    const [x, y] = [Math.max(left, box.left), Math.max(top, box.top)];
    const [w, h] = [Math.min(right, box.right) - x, Math.min(bottom, box.bottom) - y];
    return w < 1 || h < 1 ? null : new DOMRect(x, y, w, h);
  };
  /** Of a line of text, as high as its letters are: what a font keeps free above and below them may lie over anything. */
  const letterBox = (element: Element, line: DOMRect): DOMRect => {
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const height = Math.min(line.height, Number.parseFloat(getComputedStyle(element).fontSize) * scale);
    return new DOMRect(line.x, line.y + (line.height - height) / 2, line.width, height);
  };
  /** The lines of an element's own words. */
  const linesOf = (element: Element): readonly DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .map((line) => letterBox(element, line));
  /** Whether a box that hides what goes beyond it hides some of these lines and not all of them. */
  const cuts = (clip: Element, lines: readonly DOMRect[]): boolean => {
    const { overflowX, overflowY } = getComputedStyle(clip);
    const box = clip.getBoundingClientRect();
    const isWithin = ({ left, right, top, bottom }: DOMRect, slack: number): boolean =>
      (overflowX === 'visible' || (left >= box.left - slack && right <= box.right + slack)) &&
      (overflowY === 'visible' || (top >= box.top - slack && bottom <= box.bottom + slack));
    const isBeyond = ({ left, right, top, bottom }: DOMRect): boolean =>
      (overflowX !== 'visible' && (right <= box.left || left >= box.right)) ||
      (overflowY !== 'visible' && (bottom <= box.top || top >= box.bottom));
    return !lines.every((line) => isWithin(line, TOLERANCE)) && !lines.every((line) => isBeyond(line));
  };
  const layerOf = (element: Element): Element | null => element.closest('dialog, [popover], [role=dialog]');
  const texts: { readonly element: Element; readonly lines: readonly DOMRect[]; readonly words: string }[] =
    [];

  for (const element of document.querySelectorAll('svg text')) {
    const words = [...element.childNodes]
      .filter((node) => !(node instanceof Element && node.localName === 'title'))
      .map((node) => node.textContent)
      .join('')
      .trim();
    if (words === '' || element.closest('[aria-hidden=true] defs') !== null || !isVisible(element)) continue;
    const box = element.getBoundingClientRect();
    const shown = shownBox(element, letterBox(element, box));
    if (shown === null) continue;
    texts.push({ element, lines: [shown], words: words.slice(0, 40) });
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

  /** As large as it is drawn: a picture may be scaled. */
  const sizeOf = (element: Element): number => {
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  };
  const areOver = (one: DOMRect, other: DOMRect): boolean => {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > TOLERANCE && down > Math.max(TOLERANCE, Math.min(one.height, other.height) * 0.3);
  };
  const isOnItsWay = (element: Element): boolean => element.closest('[data-marks]') !== null;
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
    const whole = linesOf(element);
    const lines = whole.flatMap((line) => shownBox(element, line) ?? []);
    if (lines.length === 0) continue;
    texts.push({ element, lines, words: wordsOf(element) });
    for (
      let at: Element | null = element, levels = 0;
      at !== null && levels < 3;
      at = at.parentElement, levels++
    ) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      if (!cuts(at, whole)) continue;
      const said = at.closest('[title]') !== null || element.closest('[title]') !== null;
      const isElided = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (!(isElided && said)) problems.add(`cut: “${wordsOf(element)}”`);
      break;
    }
  }

  for (const { element, words } of texts) {
    const size = sizeOf(element);
    if (size < LEAST_SIZE) problems.add(`small: “${words}” at ${size.toFixed(1)} px`);
  }

  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      // Messages pass each other and what lies on their way, and are past it in the next moment.
      if (isOnItsWay(one.element) || isOnItsWay(other.element)) continue;
      const isOver = one.lines.some((line) => other.lines.some((beside) => areOver(line, beside)));
      if (isOver) problems.add(`overlap: “${one.words}” and “${other.words}”`);
    }

  if (document.documentElement.lang.startsWith('zh')) {
    // A space between Chinese characters, or Western punctuation right behind one.
    const MISSET =
      /[\p{Script=Han}，。；：！？、（）“”] +[\p{Script=Han}，。；：！？、（“]|\p{Script=Han}[,;:!?.](?=\s|$)/u;
    const spoken = [...document.querySelectorAll('[title], [aria-label]')].flatMap((element) => [
      element.getAttribute('title') ?? '',
      element.getAttribute('aria-label') ?? '',
    ]);
    const written = [...holders].flatMap((element) => {
      // What stands in an element of its own, such as a key, is set off by its look.
      const runs = [''];
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) runs.push(`${runs.pop() ?? ''}${node.textContent ?? ''}`);
        else if (node.nodeType === Node.ELEMENT_NODE) runs.push('');
      }
      return runs;
    });
    for (const text of [...spoken, ...written]) {
      const [found] = MISSET.exec(text.trim()) ?? [];
      if (found !== undefined) problems.add(`spacing: “${found}” in “${text.trim().slice(0, 80)}”`);
    }
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
