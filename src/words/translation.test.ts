import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Translation } from './messages.ts';
import { completed, missingKeys } from './translation.ts';

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
