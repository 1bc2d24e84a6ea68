// What could not be fetched, until somebody tries again: code and words that are loaded late may not come, because the network
// has gone or because a newer version of the page has taken their place.
import { forgetFailedWords } from '../../words/useWords.ts';

/** Whether code did not come; any other error is a mistake in code that did. Each browser family says it in its own words. */
export function isNotFetched(error: unknown): boolean {
  return /dynamically imported module|Importing a module|preload CSS/.test(String(error));
}

const again = new Set<() => void>();

/** Calls `run` once, with whatever is tried again; answers how to ask that no more. */
export function onTryingAgain(run: () => void): () => void {
  again.add(run);
  return () => again.delete(run);
}

/** All that failed is tried again together: what stood in the way of one part stood in the way of all. */
export function tryAgain(): void {
  forgetFailedWords();
  const all = [...again];
  again.clear();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (sheet.sheet === null) sheet.replaceWith(sheet.cloneNode());
  for (const run of all) run();
}

/**
 * Forgets what failed, so that it is asked for anew; not before everybody who waits for it has seen that it failed: a component
 * that waits asks for the same promise when it is drawn again.
 */
export function forgetFailure(promise: Promise<unknown>, forget: () => void): void {
  promise.catch(() => {
    const once = (): void => {
      clearTimeout(timer);
      stop();
      forget();
    };
    const timer = setTimeout(once, SEEN_AFTER_MS);
    const stop = onTryingAgain(once);
  });
}

const SEEN_AFTER_MS = 1000;

let keepMoment = async (): Promise<void> => undefined;

/** What puts the moment shown into the address, for the page to come back to it. */
export function beforeReload(keep: () => Promise<void>): void {
  keepMoment = keep;
}

/** Firefox and Safari do not fetch anew what failed; and a newer version of the page has other files. */
export async function reload(): Promise<void> {
  // Where not even that can be fetched the address leads to where it led before.
  await keepMoment().catch(() => undefined);
  location.reload();
}
