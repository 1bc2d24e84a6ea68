import { expect, test } from 'vitest';
import '../library.ts';
import type { Cue } from '../../engine/index.ts';
import { sampled } from '../../../scripts/wideSweeps.mjs';
import { A, B, C, kill, once, openGate, pause, quiet, resume, stall, unstall, when } from '../locks/cues.ts';
import { brokenUnder } from '../testing/brokenUnder.ts';

const BY_HAND = { pace: 'byHand' };
const TOOK = { where: { fact: { type: 'took' } } };

test.each([
  ['fresh-list', []],
  ['old-list', ['I-33']],
])(
  'priority, %s: three of little urgency stand there and one is taken, then a more urgent one comes',
  (variant, broken) => {
    const script = [
      ...when(quiet(), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
      ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
      ...when(once('fact.stated', { actor: B, ...TOOK, afterMs: 100 }), openGate(A, 'produce')),
      ...when(quiet(), openGate(B, 'consume')),
      ...when(quiet(), openGate(B, 'consume')),
    ];
    expect(brokenUnder('priority-queue', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
  },
);

test.each([
  ['fresh-list', []],
  ['text-order', ['I-33']],
])('priority, %s: as text 10 stands before 9', (variant, broken) => {
  const script = [
    ...when(quiet(), openGate(A, 'produce')),
    ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
    ...when(quiet(), openGate(B, 'consume')),
  ];
  expect(brokenUnder('priority-queue', { ...BY_HAND, variant }, 3, script)).toEqual(broken);
});

test.each([
  ['result-in-multi', []],
  ['work-counts', ['I-8']],
])('locks of items, %s: who has one pauses for longer than its session lives', (variant, broken) => {
  const script = [
    ...when(quiet(), openGate(A, 'produce')),
    ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
    ...when(once('fact.stated', { actor: B, ...TOOK, afterMs: 200 }), pause(B)),
    ...when(quiet(), openGate(C, 'consume')),
    ...when(once('fact.stated', { actor: C, ...TOOK, afterMs: 2000 }), resume(B)),
  ];
  expect(brokenUnder('locking-queue', { ...BY_HAND, variant }, 3, script, 20_000)).toEqual(broken);
});

test.each([
  ['result-in-multi', []],
  ['keeps-stale-claim', ['I-27']],
])('locks of items, %s: an item is gone when it is claimed, and others are there', (variant, broken) => {
  const script = [
    ...when(quiet(), openGate(A, 'produce')),
    ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(A, 'produce')),
    ...when(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
    ...when(once('reply.delivered', { actor: B, where: { op: 'getChildren' }, nth: 2 }), stall(B)),
    ...when(quiet(), openGate(C, 'consume')),
    ...when(
      once('fact.stated', { actor: C, where: { fact: { type: 'processed' } }, afterMs: 500 }),
      unstall(B),
    ),
  ];
  expect(brokenUnder('locking-queue', { ...BY_HAND, variant }, 3, script, 20_000)).toEqual(broken);
});

test.each(['before the multi', 'in the midst of it', 'after it'])(
  'a result counts once, and nothing is lost, also if a worker dies %s',
  (moment) => {
    const at = {
      'before the multi': once('fact.stated', { actor: B, ...TOOK, afterMs: 900 }),
      'in the midst of it': once('request.sent', { actor: B, where: { op: 'multi' }, afterMs: 8 }),
      'after it': once('request.sent', { actor: B, where: { op: 'multi' }, afterMs: 100 }),
    }[moment];
    if (at === undefined) throw new Error(moment);
    const values = { variant: 'result-in-multi', items: '2', workMs: '1000' };
    expect(brokenUnder('locking-queue', values, 3, when(at, kill(B)), 30_000)).toEqual([]);
  },
);

test.each(
  sampled(
    [
      ['bounded', '17765', []],
      ['one-list', '9000', []],
      // As in the pair of large queues, whose test plays them every day.
      ['one-list', '17765', ['I-27']],
      ['sharded', '17765', []],
    ] as const,
    4,
  ),
)(
  'a large queue, %s with %s items beforehand: producers are faster than the consumer',
  (variant, waiting, broken) => {
    const script: readonly Cue[] = [];
    const values = { variant, waiting, items: 'endless', workMs: '3000' };
    expect(brokenUnder('large-queue', values, 2, script, 30_000)).toEqual(broken);
  },
);
