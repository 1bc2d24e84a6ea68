// A view in a second window, for a projector: drawn by this page into that window, so it has the same worlds at the same moment, and
// works from disk too.
import { createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { create } from 'zustand';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { SHELF as WORDS } from '../../../words/shelf.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { notify } from '../../stores/notices.ts';
import { SHELF } from './registry.ts';

interface Opened {
  readonly window: Window;
  readonly root: Root;
  readonly looks: MutationObserver;
}

interface SecondWindow {
  /** The view that is shown there. */
  readonly view: ViewId | null;
  readonly opened: Opened | null;
}

const NONE: SecondWindow = { view: null, opened: null };

export const useSecondWindow = create<SecondWindow>(() => NONE);

/** In the window that is open, if one is. */
export function showInSecondWindow(view: ViewId, side: WorldSide): void {
  const opened = useSecondWindow.getState().opened ?? openSecond();
  if (opened === null) {
    notify({ text: wordsNow(WORDS).layout.blocked, action: null });
    return;
  }
  const { window: other, root } = opened;
  other.document.title = wordsNow().views.names[view];
  root.render(createElement(StrictMode, null, createElement(SHELF[view], { side })));
  other.focus();
  useSecondWindow.setState({ view, opened });
}

export function closeSecondWindow(): void {
  const { opened } = useSecondWindow.getState();
  if (opened === null) return;
  const { window: other, root, looks } = opened;
  useSecondWindow.setState(NONE);
  looks.disconnect();
  root.unmount();
  other.close();
}

/** What a page that is left has drawn would stand there dead. */
addEventListener('pagehide', closeSecondWindow);

function openSecond(): Opened | null {
  const other = openWindow();
  if (other === null) return null;
  const { document: its } = other;
  its.head.replaceChildren(...[...document.querySelectorAll('link[rel=stylesheet], style')].map(copyOf));
  const place = its.createElement('main');
  place.style.height = '100vh';
  its.body.replaceChildren(place);
  const dress = (): void => {
    const { lang, dataset } = document.documentElement;
    its.documentElement.lang = lang;
    const { theme } = dataset;
    if (theme === undefined) delete its.documentElement.dataset['theme'];
    else its.documentElement.dataset['theme'] = theme;
  };
  // Large type: it is read from the last row.
  its.documentElement.dataset['projector'] = '';
  dress();
  const looks = new MutationObserver(dress);
  looks.observe(document.documentElement, { attributes: true });
  // The page's keys are those of the room, whichever window has the focus.
  other.addEventListener('keydown', ({ key, shiftKey, ctrlKey, metaKey, altKey }) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        shiftKey,
        ctrlKey,
        metaKey,
        altKey,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  other.addEventListener('pagehide', closeSecondWindow);
  return { window: other, root: createRoot(place), looks };
}

function openWindow(): Window | null {
  try {
    return window.open('', 'znode-lab-view', 'popup,width=1024,height=700');
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
