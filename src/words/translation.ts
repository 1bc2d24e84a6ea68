// A translation beside the English it translates: what it lacks is said in English, and can be listed.
import type { Translation } from './messages.ts';

/** The translation, with English in place of what is missing. */
export function completed<T>(english: T, translation: Translation<NoInfer<T>> | undefined): T {
  return merged(english, translation) as T;
}

/** The keys that English has and the translation has not: `panels.why.title`. */
export function missingKeys(english: unknown, translation: unknown, path = ''): readonly string[] {
  if (!isFolder(english)) return translation === undefined ? [path] : [];
  const there = isFolder(translation) ? translation : {};
  return Object.entries(english).flatMap(([key, value]) =>
    missingKeys(value, there[key], path === '' ? key : `${path}.${key}`),
  );
}

export function countKeys(words: unknown): number {
  return missingKeys(words, undefined).length;
}

type Folder = Readonly<Record<string, unknown>>;

/** Strings, functions and lists are said as a whole. */
function isFolder(value: unknown): value is Folder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(english: unknown, translation: unknown): unknown {
  if (!isFolder(english) || !isFolder(translation)) return translation ?? english;
  const keys = new Set([...Object.keys(english), ...Object.keys(translation)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(english[key], translation[key])]));
}
