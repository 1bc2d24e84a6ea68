import { describe, expect, it } from 'vitest';
import { parseFromHost, parseFromPhone, parseToHost, shownName } from './protocol.ts';

describe('what a phone says', () => {
  it('is a join, a beat, a vote or an act, and nothing else', () => {
    expect(parseFromPhone('{"kind":"join","name":"Ana","token":null}')).toMatchObject({ name: 'Ana' });
    expect(parseFromPhone('{"kind":"beat"}')).toEqual({ kind: 'beat' });
    expect(parseFromPhone('{"kind":"act","act":"release"}')).toMatchObject({ act: 'release' });
    const others = [
      '',
      'null',
      '[]',
      '{"kind":"tell","to":"all","screen":{}}',
      '{"kind":"remove","phone":1}',
      '{"kind":"act","act":"healAll"}',
      '{"kind":"vote","vote":1,"option":"a"}',
      '{"kind":"beat","more":1}',
      '{"kind":"join","name":"Ana","token":"short"}',
    ];
    expect(others.filter((text) => parseFromPhone(text) !== null)).toEqual([]);
  });
});

it('a message of the host without its form is none', () => {
  expect(parseFromHost('{"kind":"tell","to":[1,2],"screen":{"vote":null}}')).toMatchObject({ to: [1, 2] });
  expect(parseFromHost('{"kind":"tell","to":[0],"screen":{}}')).toBeNull();
  expect(parseToHost('{"kind":"said","phone":1,"word":{"kind":"join","name":"x","token":null}}')).toBeNull();
});

describe('a name', () => {
  it('is one line, cut, without what cannot be seen', () => {
    expect(shownName('  Ana \n\t B. ')).toBe('Ana B.');
    expect(shownName('x'.repeat(100))).toHaveLength(24);
    expect(shownName('a\u202Eb\u200Bc\u0000d')).toBe('a b c d');
    expect(shownName('<script>alert(1)</script>')).toBe('<script>alert(1)</script');
    expect(shownName('🐘'.repeat(30)).length).toBeLessThanOrEqual(24);
    expect(shownName('王小明')).toBe('王小明');
  });
});
