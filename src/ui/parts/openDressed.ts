// A window of its own that this page draws into: nothing has to be sent, so it has the same worlds at the same moment, and it works from disk
// too.

export interface Dressed {
  readonly window: Window;
  /** Where one draws. */
  readonly place: HTMLElement;
  readonly close: () => void;
}

/** In the page's style sheets, and in its theme and language as they change. Null where the browser allows none. `onHide`: it was closed there. */
export function openDressed(name: string, features: string, onHide: () => void): Dressed | null {
  const other = openWindow(name, features);
  if (other === null) return null;
  const { document: its } = other;
  its.head.replaceChildren(...[...document.querySelectorAll('link[rel=stylesheet], style')].map(copyOf));
  const place = its.createElement('main');
  its.body.replaceChildren(place);
  const dress = (): void => {
    const { lang, dataset } = document.documentElement;
    its.documentElement.lang = lang;
    const { theme } = dataset;
    if (theme === undefined) delete its.documentElement.dataset['theme'];
    else its.documentElement.dataset['theme'] = theme;
  };
  dress();
  const looks = new MutationObserver(dress);
  looks.observe(document.documentElement, { attributes: true });
  other.addEventListener('pagehide', onHide);
  const close = (): void => {
    looks.disconnect();
    other.removeEventListener('pagehide', onHide);
    other.close();
  };
  return { window: other, place, close };
}

function openWindow(name: string, features: string): Window | null {
  try {
    return window.open('', name, features);
  } catch {
    return null;
  }
}

/** An address that is right in any window. */
function copyOf(sheet: Element): Node {
  const copy = sheet.cloneNode(true);
  if (sheet instanceof HTMLLinkElement && copy instanceof HTMLLinkElement) copy.href = sheet.href;
  return copy;
}
