import { expect, test } from 'vitest';
import type { WhyNotExpired } from './contracts/views.ts';
import { questions as en } from './en/questions.ts';
import { questions as zh } from './zh/questions.ts';

test('a restart that reset the timers is not called a failover', () => {
  const clock = { touchedAtMs: 4700, timeoutMs: 4000, expiresAtMs: 9000 };
  const answer = (role: string): WhyNotExpired => ({
    why: 'restarted',
    server: { id: 'server:1', role },
    ...clock,
  });
  expect(en.answers(answer('standalone'), 5000)).toMatch(/^Server 1 started again at .*the restart reset/);
  expect(en.answers(answer('LEADING'), 5000)).toMatch(/^Server 1 became leader at .*the failover reset/);
  expect(zh.answers(answer('standalone'), 5000)).toMatch(/重新启动.*重启重置/);
  expect(zh.answers(answer('LEADING'), 5000)).toMatch(/就任.*故障切换重置/);
});
