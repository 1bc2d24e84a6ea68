import { expect, test } from 'vitest';
import type { JudgedViolation } from '../model/blocker.ts';
import { spokenIn } from '../../../words/load.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { foundText, whyBroken } from './whyBroken.ts';

test.each(['en', 'zh-CN'] as const)('a line is named once: %s', async (language) => {
  const spoken = await spokenIn(language);
  const text = (more: Partial<JudgedViolation>) => {
    const violation = { ...VIOLATION, ...more };
    const found = { violation, line: 16, program: null, moves: 1 };
    return foundText(found, spoken.messages, spoken.area(BREAK_IT));
  };
  const asserted = text({ invariant: 'I-39', said: { text: 'still mine', line: 16 } });
  expect(asserted.match(/16/g)).toHaveLength(1);
  expect(text({ invariant: 'I-5' }).match(/16/g)).toHaveLength(1);
});

test('a client that waits for its own znode is said to', async () => {
  const { messages, area } = await spokenIn('en');
  const blocker = { client: 'client:A', path: '/locks/n-0', program: 'waitsForItself' } as const;
  expect(whyBroken({ ...VIOLATION, blocker }, messages, area(BREAK_IT))).toMatch(
    / Client A owns more than one znode in this line and waits for its own \/locks\/n-0\.$/,
  );
});

const VIOLATION: JudgedViolation = {
  invariant: 'I-5',
  clients: ['client:A'],
  path: null,
  count: 1,
  records: [],
  step: 10,
  timeMs: 100,
  until: null,
};
