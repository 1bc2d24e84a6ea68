// Doing what needs code or words that are loaded late.
import { notify } from '../controls/notices.ts';
import { wordsNow } from '../../words/useWords.ts';
import { isNotFetched, onTryingAgain, reload, tryAgain } from './failures.ts';

/**
 * If what it needs cannot be fetched the notice bar says so and offers to try again: the answer comes with the attempt that
 * succeeds. `background` for what nobody has asked for: it is tried again with anything else that failed.
 */
export function fetchLate<T>(act: () => Promise<T>, by: 'user' | 'background' = 'user'): Promise<T> {
  return new Promise((resolve, reject) => {
    const attempt = (which: 'first' | 'again'): void => {
      act().then(resolve, (error: unknown) => {
        if (!isNotFetched(error)) reject(error);
        else if (by === 'user') tellNotFetched(which, () => attempt('again'));
        else {
          onTryingAgain(() => attempt('again'));
          tellNotFetched(which);
        }
      });
    };
    attempt('first');
  });
}

/** Fetches what will be wanted soon; what does not come now is asked for again then. */
export function fetchAhead(act: () => Promise<unknown>): void {
  act().catch((error: unknown) => {
    if (!isNotFetched(error)) throw error;
  });
}

/** In the notice bar, for what has no place of its own. */
export function tellNotFetched(attempt: 'first' | 'again', alsoAgain?: () => void): void {
  const words = wordsNow().shell.failure;
  const run = (): void => {
    tryAgain();
    alsoAgain?.();
  };
  notify({
    text: words.notFetched,
    action:
      attempt !== 'first' && navigator.onLine
        ? { label: words.reload, run: () => void reload() }
        : { label: words.goOn, run },
    until: 'answered',
  });
}
