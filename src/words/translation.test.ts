// Every language says what English says; one that is not there yet falls back to it.
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { words as ownRecipe } from '../ownRecipes/words.ts';
import { LANGUAGES, LOADERS, SOURCE } from './languages.ts';
import type { Translation } from './messages.ts';
import { completed, missingKeys } from './translation.ts';

// Words loaded anew: another test of the same worker may have added scenarios of its own to those that were loaded before.
vi.resetModules();
await import('../scenarios/library.ts');
const { en } = await import('./en/index.ts');
const { ENGLISH_AREAS } = await import('../../scripts/words/englishAreas.ts');

/** A scenario that becomes known with the interpreter. */
const CATALOGUE = {
  ...en.catalogue,
  scenarios: { ...en.catalogue.scenarios, 'own-recipe': ownRecipe },
};

/** Languages without a gap. Those of another one are listed by `npm run words`, not refused here. */
const COMPLETE: ReadonlySet<string> = new Set(['zh-CN']);

describe.each(LANGUAGES.filter((id) => id !== SOURCE))('%s', (id) => {
  it.runIf(COMPLETE.has(id))('has every key that English has', async () => {
    const missing = missingKeys({ ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS }, await wordsOf(id));
    expect(missing).toEqual([]);
  });

  it('has no key that English lacks', async () => {
    const more = missingKeys(await wordsOf(id), { ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS });
    // English says of a claim what the table of claims has; tests/claims.test.ts compares the two.
    expect(more.filter((key) => !/^claims\.(?:truths|claims|looks)\./.test(key))).toEqual([]);
  });
});

it('Chinese in brackets stands in Chinese ones; an English term in plain ones', async () => {
  const plain = /(?<![\w.])\([^()'"`?]*\p{Script=Han}[^()'"`?]*\)/gu;
  const said = textsIn(await wordsOf('zh-CN'));
  expect(said.length).toBeGreaterThan(1000);
  expect(said.flatMap((text) => text.match(plain) ?? [])).toEqual([]);
});

it('an epoch has one name in Chinese, that of the pictures', async () => {
  const inEnglish = /\p{Script=Han} ?epoch(?!\w)|(?<![\w.{$-])epoch ?\p{Script=Han}/u;
  expect(textsIn(await wordsOf('zh-CN')).filter((text) => inEnglish.test(text))).toEqual([]);
});

/** Of functions their code, in which what they say stands. */
function textsIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words)];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

const ENGLISH = {
  open: 'Open',
  count: (items: number) => `${items} items`,
  menu: { title: 'Menu', keys: ['a', 'b'] },
};

describe('a partial translation', () => {
  const partial = { open: '打开', menu: { keys: ['甲'] } } satisfies Translation<typeof ENGLISH>;
  const words = completed(ENGLISH, partial);

  it('says in English what it lacks, functions too', () => {
    expect(words.open).toBe('打开');
    expect(words.count(3)).toBe('3 items');
    expect(words.menu).toEqual({ title: 'Menu', keys: ['甲'] });
  });

  it('is told which keys it lacks', () => {
    expect(missingKeys(ENGLISH, partial)).toEqual(['count', 'menu.title']);
  });

  it('has the keys of English and no others', () => {
    expectTypeOf<{ open: string }>().toExtend<Translation<typeof ENGLISH>>();
    // @ts-expect-error English does not say this.
    const wrong: Translation<typeof ENGLISH> = { closed: '关闭' };
    expect(wrong).toBeDefined();
  });
});

async function wordsOf(id: (typeof LANGUAGES)[number]) {
  if (id === SOURCE) return { ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS };
  const { messages, areas } = await LOADERS[id]();
  return { ...messages, ...areas };
}
