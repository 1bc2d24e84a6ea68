import { expect, test } from 'vitest';
import { silenceMs } from './heardIn.ts';
import type { RecordOf, TraceRecord } from './record.ts';

const HEAD = { step: 1, actor: 'server:1', causes: [], session: '0x1' } as const;

const heard = (timeMs: number): TraceRecord => ({
  ...HEAD,
  seq: 1,
  timeMs,
  kind: 'ping.received',
  link: 'client:A#1',
});

const expired = (silentForMs: number): RecordOf<'session.expired'> => ({
  ...HEAD,
  seq: 2,
  timeMs: 24_000,
  kind: 'session.expired',
  why: 'silence',
  silentForMs,
});

test('a leader that took office meanwhile counts from then: the silence began earlier', () => {
  expect(silenceMs([heard(17_000)], expired(3000))).toBe(7000);
});

test('what a server heard that is cut off from the leader ends no silence', () => {
  expect(silenceMs([heard(22_800)], expired(4900))).toBe(4900);
});
