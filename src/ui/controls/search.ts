// Finds scenes by what somebody types: a word of what is said of them, a name of what they are about in any language, or
// something a letter or two away from either.
import { CONCEPTS, TAGS, type Tag } from '../../scenarios/scenario/concepts.ts';

/** What can be found, and by what. */
export interface Findable {
  readonly id: string;
  /** In every language that is there. */
  readonly names: readonly string[];
  readonly tags: readonly Tag[];
  /** Everything else that is said of it. */
  readonly said: readonly string[];
}

/** All that have every word of the query, the best first. */
export function search<F extends Findable>(all: readonly F[], query: string): readonly F[] {
  const wanted = wantedIn(query);
  if (wanted.length === 0) return [];
  const scored = all.map((one) => ({ one, score: scoreOf(indexed(one), wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}

/** Names of concepts near to what was typed; `popular` where nothing is. */
export function nearTags(query: string, popular: readonly Tag[]): readonly Tag[] {
  const typed = plain(query);
  const near = TAGS.map((tag) => ({
    tag,
    away: Math.min(...CONCEPTS[tag].map((name) => shareAway(typed, name))),
  }))
    .filter(({ away }) => away <= 0.5)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, SUGGESTED)
    .map(({ tag }) => tag);
  return near.length > 0 ? near : popular;
}

const SUGGESTED = 5;
/** Letters that a suggestion may be away. */
const LOOSE = 3;

/** Of the letters; infinite beyond what is near. */
function shareAway(a: string, b: string): number {
  const away = distance(a, b, LOOSE);
  return away > LOOSE ? Infinity : away / Math.max(a.length, b.length);
}

/** A word of the query with the concepts it names. */
interface Wanted {
  readonly text: string;
  readonly tags: ReadonlySet<Tag>;
}

function wantedIn(query: string): readonly Wanted[] {
  const text = plain(query);
  const whole = tagsNamed(text);
  // "split brain" is one thing, and so is "分区".
  if (whole.size > 0) return [{ text, tags: whole }];
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, tags: tagsNamed(word) }));
}

function tagsNamed(text: string): ReadonlySet<Tag> {
  if (text === '') return new Set();
  return new Set(TAGS.filter((tag) => CONCEPTS[tag].some((name) => isNamed(name, text))));
}

/** The name itself, its beginning as one types it, or a slip of it. */
function isNamed(name: string, text: string): boolean {
  if (name === text) return true;
  if (HAN.test(text)) return text.length > 1 && (name.includes(text) || text.includes(name));
  return (text.length > 3 && name.startsWith(text)) || isNear(name, text);
}

const HAN = /\p{Script=Han}/u;

/** The better of each, where several fit. */
const SCORES = { name: 12, tag: 8, nameBegins: 7, said: 3, nearName: 4, nearSaid: 1 };

function scoreOf(index: Indexed, wanted: readonly Wanted[]): number {
  let total = 0;
  for (const word of wanted) {
    const score = Math.max(nameScore(index, word.text), tagScore(index, word), saidScore(index, word.text));
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

function nameScore({ names, nameWords }: Indexed, text: string): number {
  if (
    nameWords.has(text) ||
    (text.length > 3 && names.includes(text)) ||
    (HAN.test(text) && names.includes(text))
  )
    return SCORES.name;
  const words = [...nameWords];
  if (text.length > 1 && words.some((word) => word.startsWith(text))) return SCORES.nameBegins;
  return words.some((word) => isNear(word, text)) ? SCORES.nearName : 0;
}

function tagScore({ tags }: Indexed, { tags: wanted }: Wanted): number {
  const at = tags.findIndex((tag) => wanted.has(tag));
  // What is named first of a scene is what it is about most.
  return at < 0 ? 0 : SCORES.tag - at / 4;
}

function saidScore({ said, saidWords }: Indexed, text: string): number {
  if (
    saidWords.has(text) ||
    (text.length > 3 && said.includes(text)) ||
    (HAN.test(text) && said.includes(text))
  )
    return SCORES.said;
  return text.length > 4 && [...saidWords].some((word) => isNear(word, text)) ? SCORES.nearSaid : 0;
}

interface Indexed {
  readonly names: string;
  readonly nameWords: ReadonlySet<string>;
  readonly said: string;
  readonly saidWords: ReadonlySet<string>;
  readonly tags: readonly Tag[];
}

const indexes = new WeakMap<Findable, Indexed>();

function indexed(one: Findable): Indexed {
  const known = indexes.get(one);
  if (known !== undefined) return known;
  const names = plain([one.id, ...one.names].join(' '));
  const said = plain(one.said.join(' '));
  const index = {
    names,
    nameWords: new Set(names.split(' ')),
    said,
    saidWords: new Set(said.split(' ')),
    tags: one.tags,
  };
  indexes.set(one, index);
  return index;
}

/** Small letters and numbers, one space between words. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A slip of the fingers: one letter of four, two of eight. Numbers, and words of three letters, are meant as they stand. */
function isNear(word: string, text: string): boolean {
  if (text.length < 4 || /\d/.test(text)) return false;
  const most = text.length < 8 ? 1 : 2;
  return distance(text, word, most) <= most;
}

/** Letters put in, left out, taken for another or swapped with the next; beyond `most` some number above it. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
