// Keeps the parts of a view model that did not change: what is equal to the last one is the last one, so that components
// that are given it need not be drawn again.

/** `next`, with every part that is deeply equal to the same part of `last` replaced by it. Plain data alone. */
export function shareStructure<T>(last: T | undefined, next: T): T {
  return shared(last, next) as T;
}

function shared(last: unknown, next: unknown): unknown {
  if (Object.is(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) return sharedArray(last, next);
  if (isRecord(last) && isRecord(next)) return sharedRecord(last, next);
  return next;
}

function sharedArray(last: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const parts = next.map((part, index) => shared(last[index], part));
  return parts.length === last.length && parts.every((part, index) => part === last[index]) ? last : parts;
}

function sharedRecord(last: PlainRecord, next: PlainRecord): PlainRecord {
  const keys = Object.keys(next);
  const parts = Object.fromEntries(keys.map((key) => [key, shared(last[key], next[key])]));
  const same = keys.length === Object.keys(last).length && keys.every((key) => parts[key] === last[key]);
  return same ? last : parts;
}

type PlainRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
