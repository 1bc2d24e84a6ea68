import type { LinkError, LinkNotice } from '../scenarios/link/permalink.ts';
import { links as en, type SettingName } from './en/links.ts';
import { links as zh } from './zh/links.ts';
import { expect, test } from 'vitest';

const ERRORS: readonly LinkError[] = [
  {
    code: 'badValue',
    field: 'choices.0.values.holdMs',
    value: '9001',
    right: { kind: 'between', min: 0, max: 9000, words: ['untilReleased'] },
  },
  {
    code: 'badValue',
    field: 'choices.0.values.variant',
    value: 'c',
    right: { kind: 'oneOf', options: ['a', 'b'] },
  },
  {
    code: 'missingValue',
    field: 'choices.1.clients',
    right: { kind: 'between', min: 4, max: 4, words: [] },
  },
  { code: 'unknownParameter', scenario: 'one-lock', name: 'colour', known: ['variant', 'holdMs'] },
];

test('a refused link is told what would have been right, in both languages', () => {
  expect(ERRORS.map(en.error)).toEqual([
    '“9001” is not valid for choices.0.values.holdMs. Use a whole number from 0 to 9,000, or untilReleased.',
    '“c” is not valid for choices.0.values.variant. Use one of: a, b.',
    'It has no value for choices.1.clients. Use 4.',
    'It has the setting “colour”, which the scenario “one-lock” does not have. The scenario has: variant, holdMs. A newer version of Znode Lab may have more.',
  ]);
  for (const error of ERRORS.map(zh.error)) expect(error).toMatch(/^链接里.+。$/);
});

test('what an older link did not say is named with its value', () => {
  const of = (...names: readonly string[]): LinkNotice => ({
    code: 'filledIn',
    parameters: names.map((name) => ({ scenario: 'one-lock', name, value: 0 })),
  });
  const nameOf = ({ name }: { readonly name: string }): SettingName => ({ label: name, value: 'none' });
  expect(en.notice(of('Log'), nameOf)).toBe(
    'This link is older than one setting. It is set as it was then. Log: none.',
  );
  expect(en.notice(of('Log', 'First'), nameOf)).toBe(
    'This link is older than some settings. They are set as they were then. Log: none; First: none.',
  );
  expect(zh.notice(of('日志', '起始'), nameOf)).toContain('日志：none；起始：none。');
});
