// C2, a challenge: of two items a queue loses one.
import type { TraceRecord } from '../../../engine/index.ts';
import { A, B, C, kill, once, openGate, quiet } from '../../locks/cues.ts';
import { within } from '../commands.ts';
import { isBroken } from '../outcomes.ts';
import { give, open, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const ENOUGH = 6;
const A_READY = once('gate.reached', { actor: A, where: { gate: 'produce' } });
const B_TOOK = once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 });

/** One item is lost for good, and another one has been processed. */
const loseExactlyOne = within(ENOUGH, 'oneLost', () => {
  const isLost = isBroken('I-9');
  const produced = new Set<string>();
  const processed = new Set<string>();
  let hasLost = false;
  return (record: TraceRecord, seen) => {
    if (record.kind === 'fact.stated') {
      if (record.fact.type === 'produced') produced.add(record.fact.item);
      if (record.fact.type === 'processed') processed.add(record.fact.item);
    }
    hasLost ||= isLost(record, seen);
    return hasLost && processed.size > 0 && produced.size === processed.size + 1;
  };
});

export const loseOne: CourseLesson = {
  id: 'C2',
  words,
  kind: 'challenge',
  chapter: 4,
  minutes: 6,
  after: ['L16'],
  parts: [
    {
      id: 'queue',
      scene: () => worldOf('fifo-queue', 3, { pace: 'byHand', variant: 'delete-then-process' }),
      opensAt: quiet(),
      offers: ['openGate', 'killClient', 'pauseClient', 'dropReply'],
      goal: { milestones: [loseExactlyOne] },
      solution: [
        open(),
        ...give(quiet(), openGate(A, 'produce')),
        ...give(A_READY, openGate(B, 'consume')),
        ...give(B_TOOK, kill(B)),
        ...give(quiet(), openGate(A, 'produce')),
        ...give(A_READY, openGate(C, 'consume')),
        run({ on: 'time', atMs: 25_000 }),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), openGate(A, 'produce')),
          ...give(A_READY, openGate(A, 'produce')),
          ...give(A_READY, openGate(C, 'consume')),
          ...give(quiet(), openGate(B, 'consume')),
          ...give(B_TOOK, kill(B)),
          run({ on: 'time', atMs: 25_000 }),
        ],
      ],
    },
  ],
};
