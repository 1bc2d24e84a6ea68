import { forgetFailure } from '../late/failures.ts';
import type { Locale } from '../stores/preferences.ts';

type Load<T> = (language: Locale) => Promise<T>;

/** Loads words of one area by language, each once: a component that waits asks for the same promise again. */
export function oncePerLanguage<T>(loaders: Readonly<Record<Locale, () => Promise<T>>>): Load<T> {
  const loading = new Map<Locale, Promise<T>>();
  const load: Load<T> = (language) => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise = loaders[language]();
    loading.set(language, promise);
    promise.then(
      (value) => {
        inUse.add(load);
        // As React notes it itself on a promise it has waited for: for one it has not seen yet it would put away what is drawn.
        void Object.assign(promise, { status: 'fulfilled', value });
      },
      () => undefined,
    );
    forgetFailure(promise, () => loading.delete(language));
    return promise;
  };
  return load;
}

/** Areas of which something has been said. */
const inUse = new Set<Load<unknown>>();

/** What is said now, in another language. */
export async function loadInUse(language: Locale): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)));
}
