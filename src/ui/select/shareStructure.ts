// Keeps the parts of a view model that did not change: what is equal to the last one is the last one, so that components
// that are given it need not be drawn again.

/** `next`, with every part that is deeply equal to the same part of `last` replaced by it. Plain data alone. */
export function shareStructure<T>(last: T | undefined, next: T): T {
  return shared(last, next) as T;
}

/** Most of a picture is as it was: it is compared first, and nothing is made for what is equal. */
function shared(last: unknown, next: unknown): unknown {
  if (isEqual(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) return sharedList(last, next);
  if (!isRecord(last) || !isRecord(next)) return next;
  const copy: Record<string, unknown> = {};
  let isMixed = false;
  for (const key of Object.keys(next)) {
    copy[key] = shared(last[key], next[key]);
    isMixed ||= copy[key] !== next[key];
  }
  return isMixed ? copy : next;
}

/** Logs and messages on their way go at the front and come at the end: each part is compared with what it was, not with its neighbour. */
function sharedList(last: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const known = new Set(last);
  const gone = Math.max(
    0,
    last.findIndex((part) => isEqual(part, next[0])),
  );
  return next.map((part, index) => (known.has(part) ? part : shared(last[index + gone], part)));
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && isEqualArray(a, b);
  return isRecord(a) && isRecord(b) && isEqualRecord(a, b);
}

function isEqualArray(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => isEqual(part, b[index]));
}

function isEqualRecord(a: PlainRecord, b: PlainRecord): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => isEqual(a[key], b[key]));
}

type PlainRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
