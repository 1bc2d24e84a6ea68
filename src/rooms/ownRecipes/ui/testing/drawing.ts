import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { pause } from '../../../../ui/playback/transport.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { speak } from '../../../../words/useWords.ts';

/** Draws a part of the page, in English; after each test it is gone, with the run that it showed. */
export function drawing(): (part: ReactNode) => void {
  let root: Root | null = null;
  beforeEach(async () => {
    await speak('en');
  });
  afterEach(() => {
    root?.unmount();
    pause();
    useSession.setState({ experiment: null });
    document.body.replaceChildren();
  });
  return (part) => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(part);
  };
}
