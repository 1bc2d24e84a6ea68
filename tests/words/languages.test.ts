// Every language says what English says: asked before a publication, not while English words are still being written.
import { describe, expect, it, vi } from 'vitest';
import { words as ownRecipe } from '../../src/ownRecipes/words.ts';
import { LANGUAGES, LOADERS, SOURCE } from '../../src/words/languages.ts';
import { missingKeys } from '../../src/words/translation.ts';

// Words loaded anew: another test of the same worker may have added scenarios of its own to those that were loaded before.
vi.resetModules();
await import('../../src/scenarios/library.ts');
const { en } = await import('../../src/words/en/index.ts');
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

async function wordsOf(id: (typeof LANGUAGES)[number]) {
  if (id === SOURCE) return { ...en, catalogue: CATALOGUE, ...ENGLISH_AREAS };
  const { messages, areas } = await LOADERS[id]();
  return { ...messages, ...areas };
}
