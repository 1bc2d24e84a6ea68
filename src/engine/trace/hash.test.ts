import { expect, test } from 'vitest';
import { TraceHash } from './hash.ts';
import type { TraceRecord } from './record.ts';

/** Records that count how often they are read; one of them lists thousands of children. */
function countedTrace() {
  const reads: number[] = [];
  const trace = Array.from({ length: 2000 }, (_, at) => ({
    toJSON: () => {
      reads.push(at);
      return { seq: at + 1, names: at === 700 ? 'x'.repeat(300_000) : 'y'.repeat(at % 90) };
    },
  })) as unknown as readonly TraceRecord[];
  return { trace, reads };
}

test('the hash of an earlier prefix is found without reading a long record before it again', () => {
  const { trace, reads } = countedTrace();
  const hash = new TraceHash(trace);
  hash.ofFirst(trace.length);
  reads.length = 0;
  expect(hash.ofFirst(710)).toBe(new TraceHash(trace.slice(0, 710)).ofFirst(710));
  expect(reads.slice(0, 9)).toEqual([701, 702, 703, 704, 705, 706, 707, 708, 709]);
});

test('however it is asked before, a prefix has one hash', () => {
  const { trace } = countedTrace();
  const asked = new TraceHash(trace);
  for (const count of [3, 699, 701, 700, 1999, 2000, 12]) {
    expect(asked.ofFirst(count)).toBe(new TraceHash(trace).ofFirst(count));
  }
});
