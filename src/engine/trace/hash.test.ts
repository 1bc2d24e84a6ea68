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

test('a hash that takes long is worked out bit by bit, and reads nothing twice', () => {
  const { trace, reads } = countedTrace();
  const hash = new TraceHash(trace);
  const answers = Array.from({ length: 3 }, () => hash.ofFirst(701, () => true));
  expect(answers).toEqual([null, new TraceHash(trace.slice(0, 701)).ofFirst(701), answers[1]]);
  expect(reads.filter((at) => at === 700)).toHaveLength(2);
});

test('however it is asked before, a prefix has one hash', () => {
  const { trace } = countedTrace();
  const asked = new TraceHash(trace);
  for (const count of [3, 699, 701, 700, 1999, 2000, 12]) {
    expect(asked.ofFirst(count)).toBe(new TraceHash(trace).ofFirst(count));
  }
});
