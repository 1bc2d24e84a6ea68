// Keeps the address bar and the page in step: opens what the user pastes into it, and writes what is shown.
import { usePlayhead } from '../stores/playhead.ts';
import { useSession } from '../stores/session.ts';
import { encodedLink } from './currentLink.ts';
import { readHash, writeHash } from './hash.ts';
import { openLink } from './openLink.ts';

/** The address follows after a pause of so long, and every so often while it plays; browsers count how often it is written. */
const WRITE_AFTER_MS = 500;
const WRITE_WHILE_PLAYING_MS = 2000;

/** Opens the address's link if it has one; false if it has none or it cannot be opened: the opening scene is to be shown. */
export async function openAddress(): Promise<boolean> {
  const encoded = readHash(location.hash);
  return encoded !== null && openLink(encoded);
}

/** Runs while the page is there; returns what ends it. Begin after the first link or scenario is shown. */
export function startHashSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = async (): Promise<void> => {
    timer = null;
    const encoded = await encodedLink();
    if (encoded !== null) writeHash(encoded);
  };
  const writeSoon = (): void => {
    const { playing, resting } = usePlayhead.getState();
    const isMoving = playing && !resting;
    if (timer !== null && isMoving) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void write(), isMoving ? WRITE_WHILE_PLAYING_MS : WRITE_AFTER_MS);
  };
  const onHashChange = (): void => void openAddress();
  const subscriptions = [usePlayhead.subscribe(writeSoon), useSession.subscribe(writeSoon)];
  addEventListener('hashchange', onHashChange);
  return () => {
    for (const end of subscriptions) end();
    removeEventListener('hashchange', onHashChange);
    if (timer !== null) clearTimeout(timer);
  };
}
