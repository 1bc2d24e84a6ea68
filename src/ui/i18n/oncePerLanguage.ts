import { forgetFailure } from '../late/failures.ts';
import type { Locale } from '../stores/preferences.ts';

/** Loads words of one area by language, each once: a component that waits asks for the same promise again. */
export function oncePerLanguage<T>(
  loaders: Readonly<Record<Locale, () => Promise<T>>>,
): (language: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (language) => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise = loaders[language]();
    loading.set(language, promise);
    forgetFailure(promise, () => loading.delete(language));
    return promise;
  };
}
