// Doing what needs a route or words that may not come.
import { notify } from '../stores/notices.ts';
import { isNotFetched, tryAgain } from './fetching.ts';
import { wordsNow } from '../../words/useWords.ts';

/** Does what needs something fetched. If it does not come the notice bar says so, and there is no answer. */
export function fetched<T>(act: () => Promise<T>): Promise<T> {
  return fetchedOr(NEVER, act);
}

/** The same for what has to go on all the same: then it is answered with that. */
export async function fetchedOr<T>(otherwise: T | Promise<T>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isNotFetched(error)) throw error;
    tellNotFetched();
    return otherwise;
  }
}

const NEVER = new Promise<never>(() => undefined);

function tellNotFetched(): void {
  const { notFetched, goOn } = wordsNow().shell.failure;
  const run = () => void tryAgain().then(tellNotFetched);
  notify({ text: notFetched, action: { label: goOn, run }, until: 'answered' });
}

/** Fetches what will be wanted soon; its user is told if it did not come. */
export function fetchAhead(act: () => Promise<unknown>): void {
  act().catch((error: unknown) => {
    if (!isNotFetched(error)) throw error;
  });
}
