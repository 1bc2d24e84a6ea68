// A hash of plain data, equal for equal content whatever the order in which an object's fields were written. Objects are taken to be
// immutable: each is hashed once.

/** Numbers that say where something came from, or count for statistics alone: nothing that happens later depends on them. */
const TELLS_NOTHING: ReadonlySet<string> = new Set([
  'because',
  'callback',
  'claimLine',
  'record',
  'touchedBy',
  'lastLatencyMs',
  'lastResponseAtMs',
  'packetsReceived',
  'packetsSent',
  'received',
  'sent',
  'sentAtMs',
]);

/** What a class extends to give its private fields to an object that is there already. */
function Given(object: object): object {
  return object;
}

/** An object's hash, in a private field of the object itself: neither spread nor listed, and found sooner than in a WeakMap. */
class Hashed extends (Given as unknown as new (object: object) => object) {
  readonly #hash: number;

  constructor(object: object, hash: number) {
    super(object);
    this.#hash = hash;
  }

  static keep(object: object, hash: number): number {
    return new Hashed(object, hash).#hash;
  }

  static of(object: object): number | undefined {
    return #hash in object ? object.#hash : undefined;
  }
}

const strings = new Map<string, number>();
const MOST_STRINGS = 100_000;

/** Below 2⁵³. */
export function valueHash(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return stringHash(value);
    case 'number':
      return Number.isSafeInteger(value) ? mix(NUMBER, value) : stringHash(String(value));
    case 'boolean':
      return value ? 3 : 5;
    case 'object':
      return value === null ? 7 : objectHash(value);
    default:
      return 11;
  }
}

/** Of both, in that order. */
export function mix(a: number, b: number): number {
  const low = Math.imul((a | 0) ^ rotated(b | 0), 0x9e3779b1) ^ (b / TWO_32);
  const high = Math.imul(((a / TWO_32) | 0) ^ (b | 0), 0x85ebca6b) ^ low;
  const first = Math.imul(low ^ (low >>> 15), 0x2c1b3c6d) ^ high;
  const second = Math.imul(high ^ (high >>> 13), 0x297a2d39) ^ (first >>> 7);
  return (second >>> 11) * TWO_32 + (first >>> 0);
}

/** Of two hashes, whichever comes first. */
export function add(a: number, b: number): number {
  // A sum above the safe integers would be rounded, and then depend on the order.
  const room = Number.MAX_SAFE_INTEGER - a;
  return b > room ? b - room : a + b;
}

const TWO_32 = 0x1_0000_0000;
const NUMBER = 13;
const LIST = 17;
const OBJECT = 19;

function rotated(bits: number): number {
  return (bits << 13) | (bits >>> 19);
}

function objectHash(value: object): number {
  return hashedOnce(value, contentHash);
}

/** Worked out the first time alone: of one object always by the same `work`. */
export function hashedOnce<T extends object>(object: T, work: (object: T) => number): number {
  return Hashed.of(object) ?? Hashed.keep(object, work(object));
}

function contentHash(value: object): number {
  if (Array.isArray(value)) return listHash(value);
  if (value instanceof Map || value instanceof Set) return listHash([...value]);
  const fields = value as Readonly<Record<string, unknown>>;
  let hash = OBJECT;
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined || isPast(key, field)) continue;
    hash = add(hash, mix(stringHash(key), valueHash(field)));
  }
  return hash;
}

function isPast(key: string, field: unknown): boolean {
  if (field === null || typeof field === 'number') return TELLS_NOTHING.has(key);
  return key === 'causes' || key === 'latency';
}

function listHash(items: Iterable<unknown>): number {
  let hash = LIST;
  for (const item of items) hash = mix(hash, valueHash(item));
  return hash;
}

function stringHash(text: string): number {
  const before = strings.get(text);
  if (before !== undefined) return before;
  if (strings.size >= MOST_STRINGS) strings.clear();
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 11);
  }
  const hash = (high >>> 11) * TWO_32 + (low >>> 0);
  strings.set(text, hash);
  return hash;
}
