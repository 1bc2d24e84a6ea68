// A language made from English by a function: the same sentences, about 40% longer and with accents.

/** Words as the pseudo-language says them; numbers, paths, names of the API and what a function is given stay as they are. */
export function pseudo<T>(words: T): T {
  return spoken(words, []) as T;
}

type Say = (...given: readonly unknown[]) => unknown;

function spoken(value: unknown, given: readonly string[]): unknown {
  if (typeof value === 'string') return stretched(value, given);
  if (typeof value === 'function') {
    const say = value as Say;
    return (...all: readonly unknown[]) => spoken(say(...all), stringsIn(all));
  }
  if (Array.isArray(value)) return value.map((each) => spoken(each, given));
  return typeof value === 'object' && value !== null ? table(value, given) : value;
}

/** As it is asked for: the words of scenarios come with them, later than the language. */
function table(words: object, given: readonly string[]): object {
  const said = new Map<string | symbol, { readonly from: unknown; readonly words: unknown }>();
  return new Proxy(words, {
    get(source, key) {
      const from: unknown = Reflect.get(source, key);
      if (key === 'format' || typeof key === 'symbol') return from;
      const known = said.get(key);
      if (known !== undefined && known.from === from) return known.words;
      const made = spoken(from, given);
      said.set(key, { from, words: made });
      return made;
    },
  });
}

/** What stands in a sentence because it was handed in has been said already. */
function stringsIn(given: readonly unknown[]): readonly string[] {
  return given.flatMap((each) => {
    if (typeof each === 'string') return each === '' ? [] : [each];
    return Array.isArray(each) ? stringsIn(each) : [];
  });
}

function stretched(text: string, given: readonly string[]): string {
  const kept = given.toSorted((a, b) => b.length - a.length).find((each) => text.includes(each));
  if (kept === undefined) return text.replaceAll(/\S+/g, stretchedWord);
  return text
    .split(kept)
    .map((part) =>
      stretched(
        part,
        given.filter((each) => each !== kept),
      ),
    )
    .join(kept);
}

/** A word of plain letters, with punctuation around it; `getChildren`, `/lock`, `3.8` and `NodeExists` are none. */
function stretchedWord(word: string): string {
  const [, before = '', plain, after = ''] = PLAIN.exec(word) ?? [];
  if (plain === undefined) return word;
  const letters = plain.split('').map((letter) => ACCENTS[letter] ?? letter);
  return (
    before +
    letters.map((letter) => (VOWELS.has(letter) ? letter + letter.toLowerCase() : letter)).join('') +
    after
  );
}

const PLAIN = /^([^A-Za-z0-9/]*)([A-Z]?[a-z’'-]+)([^A-Za-z0-9/]*)$/;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  r: 'ř',
  t: 'ŧ',
  d: 'đ',
  l: 'ł',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  Y: 'Ý',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
  R: 'Ř',
  T: 'Ŧ',
  D: 'Đ',
  L: 'Ł',
};
const VOWELS: ReadonlySet<string> = new Set('áéíóúýÁÉÍÓÚÝ');
