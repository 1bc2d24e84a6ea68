// Finds scenes by what the reader types: a word of what is said of them, a name of what they are about in any language, or
// something a letter or two away from either.
import type { Findable } from '../room/findable.ts';
import { LIBRARY } from '../../scenarios/library.ts';
import { CONCEPTS, TAGS, type Tag } from '../../scenarios/scenario/concepts.ts';

export function tagsOfScenario(id: string): readonly Tag[] {
  return LIBRARY.find(({ scenario }) => scenario.id === id)?.words.tags ?? [];
}

/**
 * All that have every word of the query; where these are few, behind them those that have many of its words. The best first; of those
 * alike, in the order of the list.
 */
export function search<F extends Findable>(all: readonly F[], typed: string): readonly F[] {
  const query = ERROR.exec(typed)?.[1] ?? typed;
  const asked = askedIn(query);
  const wanted = wantedIn(asked);
  if (wanted.length === 0) return [];
  const index = indexOf(all);
  const found = withEvery(wanted, all, index, asked);
  return found.length < TOO_FEW ? [...new Set([...found, ...withMany(all, index, query)])] : found;
}

const TOO_FEW = 3;
/** In a line of a log the error says what it is about: neither its path nor the words around it do. */
const ERROR = /KeeperErrorCode = ([\w ]+?)(?= for |[^\w ]|$)/u;

/** What was typed, plain, and what is left of it without the words of a question. */
interface Asked {
  readonly typed: string;
  readonly words: readonly string[];
  readonly isQuestion: boolean;
}

/** Whether it asks for an explanation. */
export function asksWhat(query: string): boolean {
  return askedIn(query).isQuestion;
}

/** A question is about its other words. If it has no others, they are looked for as they stand. */
function askedIn(query: string): Asked {
  const typed = plain(query);
  const said = typed.split(' ');
  const words = plain(query.replaceAll(ASKS, ' '))
    .split(' ')
    .filter((word) => !ASIDE.has(word))
    .map((word) => (HAN.test(word) ? word.replaceAll(FUNCTION_ENDS, '') : word))
    .filter((word) => word !== '');
  const isQuestion = said.some((word) => QUESTION.has(word)) || query.search(ASKS) !== -1;
  return words.length === 0 ? { typed, words: said, isQuestion: false } : { typed, words, isQuestion };
}

const QUESTION = new Set('what how why when which who where'.split(' '));
/** They say nothing of what is looked for. Everything here is about ZooKeeper. */
const ASIDE = new Set([
  ...QUESTION,
  ...'a an the is are was were be do does did can could should would will to of for i my me we you your it its this that there and or many much need happen happens work works mean means difference between explain about zookeeper'.split(
    ' ',
  ),
]);
const ASKS =
  /什么时候|为什么|什么样|什么|怎么样|怎么办|怎么|怎样|如何|为何|哪些|哪个|哪种|是否|能否|会不会|是不是|[吗呢吧]/gu;
const FUNCTION_ENDS = /^[的了着是在会都就此把与和或对这那由及所使]+|[的了着是在会都就与和或及]+$/gu;

function withEvery<F extends Findable>(
  wanted: readonly Wanted[],
  all: readonly F[],
  index: Index,
  { typed, words, isQuestion }: Asked,
): readonly F[] {
  const scores = all.map(() => 0);
  let found = all.map((_, at) => at);
  for (const word of wanted) {
    const best = bestOf(index, word);
    found = found.filter((at) => best.has(at));
    for (const at of found) scores[at] = (scores[at] ?? 0) + (best.get(at) ?? 0);
  }
  const phrase = words.join(' ');
  const named = isQuestion ? tagsCalled([phrase, ...words]) : [];
  for (const at of found) {
    const names = index.names[at] ?? [];
    const { isTaught = false, introduces = [] } = all[at] ?? {};
    const isTogether =
      wanted.length > 1 && [...names, index.said[at] ?? ''].some((text) => has(text, phrase));
    scores[at] =
      (scores[at] ?? 0) +
      wholeScore(names, typed) +
      (isTogether ? SCORES.together : 0) +
      (isQuestion && isTaught ? SCORES.taught : 0) +
      (introduces.some((tag) => named.includes(tag)) ? SCORES.introduced : 0);
  }
  return found.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).flatMap((at) => all.slice(at, at + 1));
}

/** As words of their own. */
function has(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** A sentence of an article, say: nothing has all of it. */
function withMany<F extends Findable>(all: readonly F[], index: Index, query: string): readonly F[] {
  const counts = new Map<number, number>();
  const scores = new Map<number, number>();
  let most = 0;
  const known: Wanted[] = [];
  const parts = partsOf(query);
  for (const part of parts) {
    const best = bestOf(index, part);
    // What few have says more than what nearly all have.
    const rarity = best.size === 0 ? 0 : Math.log((all.length + 1) / best.size);
    most += rarity;
    if (best.size > 0) known.push(part);
    for (const [at, score] of best) {
      counts.set(at, (counts.get(at) ?? 0) + 1);
      const share = score > SCORES.said ? 1 : shareOfLong(index.said[at] ?? '');
      scores.set(at, (scores.get(at) ?? 0) + rarity * share * (1 + score / SCORES.name / 4));
    }
  }
  // One word may stand there by chance, unless it is the only known one and names a concept.
  const few = known.length === 1 && known.every(({ tags }) => tags.size > 0) ? 1 : 2;
  const phrases = plain(query)
    .split(' ')
    .filter((word) => HAN.test(word));
  const worth = most / Math.max(1, parts.length);
  return [...scores]
    .filter(([at, score]) => (counts.get(at) ?? 0) >= few && score >= most / 4)
    .map(([at, score]) => [at, score + worth * sharedLength(phrases, index.said[at] ?? '')] as const)
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || a - b)
    .flatMap(([at]) => all.slice(at, at + 1));
}

/** A long text has many words, whatever it is about. */
function shareOfLong(text: string): number {
  return Math.min(1, (SHORT / (text.length + 1)) ** 0.25);
}

const SHORT = 600;

/** How many characters of the query stand together in the text too, beyond the first four of each stretch. */
function sharedLength(phrases: readonly string[], text: string): number {
  let shared = 0;
  for (const phrase of phrases) {
    for (let from = 0; from < phrase.length;) {
      let to = from + FEW;
      while (to < phrase.length && text.includes(phrase.slice(from, to + 1))) to++;
      if (to > from + FEW) shared += to - from - FEW;
      from = to > from + FEW ? to : from + 1;
    }
  }
  return shared;
}

/** So many stand together by chance. */
const FEW = 4;

/** The words of a sentence or of a line of code, those within a name of its code too. */
function partsOf(query: string): readonly Wanted[] {
  const apart = query.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  const words = [query, apart].flatMap((each) => plain(each).split(' '));
  const names = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`).filter((pair) => NAMES.has(pair));
  const said = [...new Set(words)].filter(saysMuch).flatMap(pairsOf);
  return [...new Set([...names, ...said])].slice(0, MOST_PARTS).map(wantedOf);
}

/** Of two words, such as “timed out”. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(CONCEPTS).flatMap((names) => names.filter((name) => /^\S+ \S+$/.test(name))),
);

/** Of a sentence, words such as “no” and “with” stand nearly everywhere. */
function saysMuch(word: string): boolean {
  if (HAN.test(word)) return word.length > 1;
  return word.length > 2 && !LITTLE.has(word) && !ASIDE.has(word);
}

const LITTLE = new Set(
  'all any but did few get got had has her him his let man may new not now off old one our out own put say see she too two use was way yes yet also been does each even ever goes gone from have here into just like made make many more most much must once only over same some such take than that them then there they this very what when where which while will with your about after again always because before being every other their these those until would'.split(
    ' ',
  ),
);

/** “Deleting” is found as “deleted”, and “votes” as “vote”. */
function stemOf(word: string): string {
  return word.replace(/(?<=^.{4,})(?:ing|ed|es|e|s)$/u, '');
}

/** Chinese has no spaces: every pair of adjacent characters may be a word, except pairs with a function word. */
function pairsOf(word: string): readonly string[] {
  if (!HAN.test(word)) return [stemOf(word)];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)).filter(
    (pair) => !FUNCTION_WORDS.test(pair),
  );
}

/** Chinese counterparts of “of” and “which”. */
const FUNCTION_WORDS = /[的了着是在会都就此其把与和或对这那而则也并但又于由及所使]/u;

/** So many say enough of a sentence. */
const MOST_PARTS = 32;

/** How many different words a search among these compares with each of its own: they are compared once, however many have them. */
export function wordCount(all: readonly Findable[]): number {
  const { nameWords, saidWords } = indexOf(all);
  return nameWords.size + saidWords.size;
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
  /** The same without its ending. */
  readonly stem: string;
  readonly tags: ReadonlySet<Tag>;
}

function wantedIn({ typed, words }: Asked): readonly Wanted[] {
  // "split brain" is one thing, and so is "分区".
  const whole = [typed, words.join(' ')].map(wantedOf).find(({ tags }) => tags.size > 0);
  return whole === undefined ? words.filter(Boolean).map(wantedOf) : [whole];
}

function wantedOf(text: string): Wanted {
  return { text, stem: stemOf(text), tags: tagsNamed(text) };
}

function tagsNamed(text: string): ReadonlySet<Tag> {
  if (text === '') return new Set();
  return new Set(TAGS.filter((tag) => CONCEPTS[tag].some((name) => isNamed(name, text))));
}

/** Neither the beginning of a name nor a slip of it: “watch” is no latch. */
function tagsCalled(words: readonly string[]): readonly Tag[] {
  const called = new Set(words.flatMap((word) => [word, stemOf(word)]));
  return TAGS.filter((tag) => CONCEPTS[tag].some((name) => called.has(name)));
}

/** The name itself, its beginning as one types it, or a slip of it. */
function isNamed(name: string, text: string): boolean {
  if (name === text) return true;
  if (HAN.test(text))
    return (
      text.length > 1 && (name.includes(text) || (text.length <= MOST_CHARACTERS && text.includes(name)))
    );
  return (text.length > 3 && name.startsWith(text)) || isNear(name, text);
}

/** Of what is longer, and has a name in it, there is more to find than what has that name: it is a sentence. */
const MOST_CHARACTERS = 6;

const HAN = /\p{Script=Han}/u;

/** The better of each, where several fit. */
const SCORES = {
  wholeName: 6,
  nameBegins: 3,
  together: 9,
  taught: 3,
  introduced: 8,
  name: 12,
  wordBegins: 11,
  inWord: 10,
  tag: 8,
  furtherTag: 1,
  begun: 7,
  nearName: 4,
  said: 3,
  stemSaid: 2,
  nearSaid: 1,
};

/** What a word of the query is worth to each that has it. */
function bestOf(index: Index, word: Wanted): ReadonlyMap<number, number> {
  const { text, stem, tags } = word;
  const best = new Map<number, number>();
  const raise = (places: Iterable<number>, score: number): void => {
    for (const at of places) if ((best.get(at) ?? 0) < score) best.set(at, score);
  };
  for (const [known, places] of index.nameWords) raise(places, nameScore(known, text, stem));
  for (const [known, places] of index.saidWords) raise(places, saidScore(known, text, stem));
  // What stands somewhere as it was typed is no slip: an article's “fllower” is looked for as such.
  if (best.size === 0) {
    for (const [known, places] of index.nameWords) if (isNear(known, text)) raise(places, SCORES.nearName);
    for (const [known, places] of index.saidWords)
      if (text.length > 4 && isNear(known, text)) raise(places, SCORES.nearSaid);
  }
  const about = new Set<number>();
  for (const tag of tags) {
    // What is named first of a scene is what it is about most. One word may name two things, as 临时顺序节点 does.
    for (const [at, rank] of index.tags.get(tag) ?? []) {
      raise([at], SCORES.tag - rank / 4 + (about.has(at) ? SCORES.furtherTag : 0));
      about.add(at);
    }
  }
  if (text.includes(' ')) {
    index.names.forEach((names, at) => {
      if (names.some((name) => name.includes(text))) raise([at], SCORES.name);
    });
    index.said.forEach((said, at) => {
      if (said.includes(text)) raise([at], SCORES.said);
    });
  }
  best.forEach((score, at) => {
    if (score === 0) best.delete(at);
  });
  return best;
}

function nameScore(known: string, text: string, stem: string): number {
  if (known === text) return SCORES.name;
  const isHan = HAN.test(text);
  if (known.startsWith(text)) return text.length > 3 || isHan ? SCORES.wordBegins : SCORES.begun;
  if ((text.length > 3 || isHan) && known.includes(text)) return SCORES.inWord;
  return stem !== text && known.startsWith(stem) ? SCORES.begun : 0;
}

function saidScore(known: string, text: string, stem: string): number {
  const isIn = known === text || ((text.length > 3 || HAN.test(text)) && known.includes(text));
  if (isIn) return SCORES.said;
  return stem !== text && known.startsWith(stem) ? SCORES.stemSaid : 0;
}

function wholeScore(names: readonly string[], typed: string): number {
  if (names.includes(typed)) return SCORES.wholeName;
  return names.some((name) => name.startsWith(typed)) ? SCORES.nameBegins : 0;
}

/** Where each word stands, by the places of those that have it in their list. */
type Places = ReadonlyMap<string, ReadonlySet<number>>;

interface Index {
  readonly nameWords: Places;
  readonly saidWords: Places;
  readonly tags: ReadonlyMap<Tag, readonly (readonly [at: number, rank: number])[]>;
  readonly names: readonly (readonly string[])[];
  readonly said: readonly string[];
}

/** Reads what is to be searched, which takes as long as the rest of a first search. */
export function readAhead(all: readonly Findable[]): void {
  indexOf(all);
}

export function isRead(all: readonly Findable[]): boolean {
  return indexes.has(all);
}

/** Made once for each list: to type another letter reads no text again. */
const indexes = new WeakMap<readonly Findable[], Index>();

function indexOf(all: readonly Findable[]): Index {
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const tags = new Map<Tag, [number, number][]>();
  all.forEach((one, at) =>
    one.tags.forEach((tag, rank) => {
      const others = tags.get(tag);
      if (others === undefined) tags.set(tag, [[at, rank]]);
      else others.push([at, rank]);
    }),
  );
  // Many have the same explanation.
  const plained = new Map<string, string>();
  const plainOnce = (text: string): string => {
    const made = plained.get(text) ?? plain(text);
    plained.set(text, made);
    return made;
  };
  const names = all.map((one) => one.names.map(plainOnce));
  const said = all.map((one) => one.said.map(plainOnce).join(' '));
  const index = {
    names,
    said,
    tags,
    nameWords: placesOf(names),
    saidWords: placesOf(said.map((text) => [text])),
  };
  indexes.set(all, index);
  return index;
}

function placesOf(texts: readonly (readonly string[])[]): Places {
  const places = new Map<string, Set<number>>();
  texts.forEach((each, at) => {
    for (const text of each) {
      for (const word of text.split(' ')) {
        const known = places.get(word);
        if (known === undefined) places.set(word, new Set([at]));
        else known.add(at);
      }
    }
  });
  places.delete('');
  return places;
}

/** Small letters and numbers, one space between words, and where Chinese begins or ends. */
function plain(text: string): string {
  // Most of English has no other letters, and simpler patterns are faster.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Script=Han}+/gu, ' $& ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const ASCII = /^[\0-\u007f]*$/;

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
