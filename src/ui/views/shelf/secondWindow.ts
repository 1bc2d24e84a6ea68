// A view in a second window, for a projector.
import { createElement, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { create } from 'zustand';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { SHELF as WORDS } from '../../../words/shelf.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { openDressed, type Dressed } from '../../parts/openDressed.ts';
import { notify } from '../../stores/notices.ts';
import { SHELF } from './registry.ts';

interface Opened {
  readonly dressed: Dressed;
  readonly root: Root;
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
  const { dressed, root } = opened;
  dressed.window.document.title = wordsNow().views.names[view];
  root.render(createElement(StrictMode, null, createElement(SHELF[view], { side })));
  dressed.window.focus();
  useSecondWindow.setState({ view, opened });
}

export function closeSecondWindow(): void {
  const { opened } = useSecondWindow.getState();
  if (opened === null) return;
  useSecondWindow.setState(NONE);
  opened.root.unmount();
  opened.dressed.close();
}

/** What a page that is left has drawn would stand there dead. */
addEventListener('pagehide', closeSecondWindow);

function openSecond(): Opened | null {
  const dressed = openDressed('znode-lab-view', 'popup,width=1024,height=700', closeSecondWindow);
  if (dressed === null) return null;
  const { window: other, place } = dressed;
  place.style.height = '100vh';
  // Large type: it is read from the last row.
  other.document.documentElement.dataset['projector'] = '';
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
  return { dressed, root: createRoot(place) };
}
