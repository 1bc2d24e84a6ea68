import { expect, test } from 'vitest';
import type { WhyNotExpired } from './contracts/views.ts';
import { questions as en } from './en/questions.ts';
import { questions as zh } from './zh/questions.ts';

test('a restart that reset the timers is not called an election', () => {
  const clock = { touchedAtMs: 4700, timeoutMs: 4000, expiresAtMs: 9000 };
  const answer = (role: string): WhyNotExpired => ({
    why: 'restarted',
    server: { id: 'server:1', role },
    ...clock,
  });
  expect(en.answers(answer('standalone'), 5000)).toMatch(/^Server 1 started again at /);
  expect(en.answers(answer('LEADING'), 5000)).toMatch(/^Server 1 became leader at /);
  expect(zh.answers(answer('standalone'), 5000)).toMatch(/重新启动/);
  expect(zh.answers(answer('LEADING'), 5000)).toMatch(/就任/);
});
