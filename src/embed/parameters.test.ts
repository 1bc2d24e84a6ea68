import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMBED_PARAMETERS, parseEmbed } from './parameters.ts';

describe('what an embed is told', () => {
  it('is taken where it is right, and by itself where nothing is said', () => {
    const { values, problems } = parseEmbed([
      ['scene', 'stale-write'],
      ['clients', '8'],
      ['panels', 'caption, card'],
    ]);
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      scene: 'stale-write',
      clients: '8',
      panels: 'caption, card',
      theme: 'auto',
    });
  });

  it.each([
    ['theme', 'pink', 'auto, light, dark, host'],
    ['clients', '201', '0 … 200'],
    ['clients', '-1', '0 … 200'],
    ['clients', '1e9', '0 … 200'],
    ['panels', 'card,kitchen', 'caption, sentence'],
    ['caption', 'x'.repeat(301), '≤ 300'],
    ['colour', 'red', 'scene, set'],
    ['lesson', 'L4', 'scene="L4"'],
    ['museum', 'stale-write', 'scene="stale-write"'],
    ['scenario', 'partition', 'scene="partition"'],
  ])('%s=%s falls back and says what would be right', (name, value, right) => {
    const { values, problems } = parseEmbed([[name, value]]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.right).toContain(right);
    expect(Object.values(values)).toEqual(EMBED_PARAMETERS.map(({ initial }) => initial));
  });

  it('said twice, counts as it was said first, and says so', () => {
    const { values, problems } = parseEmbed([
      ['scene', 'herd-figure'],
      ['scene', 'fence-figure'],
    ]);
    expect(values.scene).toBe('herd-figure');
    expect(problems).toEqual([{ name: 'scene', value: 'fence-figure', right: 'scene once' }]);
  });

  it('whatever is said, every value is one that the table allows and the list of problems stays short', () => {
    const names = EMBED_PARAMETERS.map(({ name }) => name);
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string());
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 100 }), (said) => {
        const { values, problems } = parseEmbed(said);
        expect(Object.keys(values)).toEqual(names);
        expect(problems.length).toBeLessThanOrEqual(20);
        expect(parseEmbed(Object.entries(values)).problems).toEqual([]);
      }),
    );
  });
});
