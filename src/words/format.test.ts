import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const [en, zh] = [createFormat('en'), createFormat('zh-CN')];

test('what stands one after the other is set as the language sets it', () => {
  expect(en.sentences(['It is old.', 'It is red.'])).toBe('It is old. It is red.');
  expect(zh.sentences(['旧值。', '被违反。'])).toBe('旧值。被违反。');
  expect(en.labelled('Left', 'the herd')).toBe('Left: the herd');
  expect(zh.labelled('左', '羊群')).toBe('左：羊群');
  expect(en.aside('not checked here')).toBe('(not checked here)');
  expect(zh.aside('此处不检查')).toBe('（此处不检查）');
});

test.each(['en', 'zh-CN'])('numbers, times and lists are written as Intl writes them: %s', (locale) => {
  const { number, clock, span, list } = createFormat(locale);
  const written = (value: number, most: number, fewest = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: most, minimumFractionDigits: fewest }).format(
      value,
    );
  const wholes = fc.maxSafeInteger();
  const thousandths = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(wholes, thousandths, (whole, part) => {
      expect(number(whole)).toBe(written(whole, 3));
      expect(number(part / 1000)).toBe(written(part / 1000, 3));
      expect(clock(part)).toBe(`${written(part / 1000, 3, 3)} s`);
      expect(span(part)).toBe(
        Math.abs(part) < 1000 ? `${written(part, 3)} ms` : `${written(part / 1000, 1)} s`,
      );
    }),
  );
  expect(number(2.000_51)).toBe('2.001');
  expect(number(-12_345)).toBe('-12,345');
  expect(span(-350)).toBe('-350 ms');
  // An even number of tens of milliseconds is half way.
  for (const ms of [0, 1050, 1450, 2250])
    expect(span(ms)).toBe(`${written(ms / 1000, 1)} ${ms === 0 ? 'ms' : 's'}`);
  const intl = new Intl.ListFormat(locale, { type: 'conjunction' });
  for (const count of [0, 1, 2, 3, 7]) {
    const items = ['甲', '乙', '丙', '丁', '戊', '己', '庚'].slice(0, count);
    expect(list(items)).toBe(intl.format(items));
  }
});
