import { describe, expect, it } from 'vitest';
import { en } from './en/index.ts';
import { ENGLISH_AREAS } from '../../scripts/words/englishAreas.ts';
import { pseudo } from './pseudo.ts';

/** A word of plain prose: names of the API, numbers and single letters stay as they are. */
const PROSE = /(?:^|[\s“"])[a-z]{4,}(?=[\s.,;?!)…”"]|:(?!\d)|$)/;

describe('the pseudo-language', () => {
  const english = { ...en, ...ENGLISH_AREAS };
  const pairs = stringsOf(english, pseudo(english), '');

  it('says every sentence with accents, and longer', () => {
    // An address is no sentence.
    const plain = pairs.filter(
      ([, said, shown]) =>
        !said.startsWith('https://') && (!/[áéíóúýçñšžřŧđł]/i.test(shown) || shown.length <= said.length),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    expect(plain.map(([path]) => path)).toEqual([]);
  });

  it('is about 40% longer in all', () => {
    const total = (at: 1 | 2) => pairs.reduce((sum, pair) => sum + pair[at].length, 0);
    const ratio = total(2) / total(1);
    expect(ratio).toBeGreaterThan(1.25);
    expect(ratio).toBeLessThan(1.5);
  });

  it('says words that came later than the language itself, as those of scenarios do', () => {
    const names: Record<string, string> = {};
    const said = pseudo({ names });
    names['lock.await'] = 'waits';
    expect(said.names['lock.await']).toBe('wááííŧš');
    expect(Object.keys(said.names)).toEqual(['lock.await']);
  });

  it('keeps the numbers and names that a sentence is given', () => {
    const { words } = pseudo({ words: (who: string, at: number) => `Kill ${who} at ${at} in /lock` });
    expect(words('client A', 350)).toBe('Kííłł client A ááŧ 350 ííñ /lock');
  });
});

/** Each sentence of prose, with its key, in English and as the pseudo-language says it. */
function stringsOf(
  english: unknown,
  said: unknown,
  path: string,
): readonly (readonly [string, string, string])[] {
  if (typeof english === 'string' && typeof said === 'string')
    return PROSE.test(english) ? [[path, english, said]] : [];
  if (typeof english !== 'object' || english === null || typeof said !== 'object' || said === null) return [];
  return Object.entries(english).flatMap(([key, value]) =>
    stringsOf(value, Reflect.get(said, key), `${path}.${key}`),
  );
}
