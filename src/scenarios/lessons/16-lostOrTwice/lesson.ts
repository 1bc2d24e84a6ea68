// L16: a take of two steps is either at most once or at least once.
import { A, B, C, kill, once, openGate, pause, quiet, resume } from '../../locks/cues.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { broken, isFact, milestone, option, reading } from '../milestones.ts';
import { firstOf } from '../outcomes.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const BY_HAND = { pace: 'byHand' } as const;
const ORDERS = ['process-then-delete', 'delete-then-process', 'claimed'] as const;
const ORDER = choiceSetting('order', ORDERS);
const PRODUCED = once('fact.stated', { actor: A, where: { fact: { type: 'produced' } } });
const A_READY = once('gate.reached', { actor: A, where: { gate: 'produce' } });
const B_TOOK = once('fact.stated', { actor: B, where: { fact: { type: 'took' } } });
const PROCESSED = once('fact.stated', { where: { fact: { type: 'processed' } } });

/** A has put in three items; B takes one. */
const firstTaken: Prediction = {
  id: 'firstTaken',
  options: [
    option('oldest', 'A1', null),
    option('newest', 'A3', 'newestFirst'),
    option('any', 'A2', 'noOrder'),
  ],
  rehearsal: [
    ...give(quiet(), openGate(A, 'produce')),
    ...give(A_READY, openGate(A, 'produce')),
    ...give(A_READY, openGate(A, 'produce')),
    ...give(A_READY, openGate(B, 'consume')),
    run(B_TOOK),
  ],
  read: () => {
    let item = '';
    return reading(
      (record) => {
        if (record.kind === 'fact.stated' && record.fact.type === 'took') item = record.fact.item;
        return item !== '';
      },
      () => item,
    );
  },
  proof: { kind: 'view', view: 'conveyor' },
};

/** How often the first item is processed, once that is settled. */
function timesProcessed(
  begin: () => (record: TraceRecord, times: number, seen: StepSeen) => boolean,
): Prediction['read'] {
  return () => {
    const isSettled = begin();
    let times = 0;
    return reading(
      (record, seen) => {
        if (record.kind === 'fact.stated' && record.fact.type === 'processed' && record.fact.item === 'A1')
          times++;
        return isSettled(record, times, seen);
      },
      () => times,
    );
  };
}

const TWO_TAKE: readonly Action[] = [
  ...give(quiet(), openGate(A, 'produce')),
  ...give(PRODUCED, openGate(B, 'consume')),
  ...give(B_TOOK, openGate(C, 'consume')),
];

/** Two consumers take at the same time. */
const twoConsumers: Prediction = {
  id: 'twoConsumers',
  options: [
    option('never', 0, 'racesLose'),
    option('once', 1, 'firstTakesIt'),
    option('twice', 2, 'readingIsTaking'),
  ],
  rehearsal: [...TWO_TAKE, run({ on: 'time', atMs: 8000 })],
  read: timesProcessed(() => {
    let inHand = 0;
    let hasListed = false;
    return (record, times) => {
      if (isFact(record, 'took')) inHand++;
      if (isFact(record, 'putBack')) inHand--;
      if (record.actor === C && record.kind === 'reply.delivered') hasListed = true;
      // What two have in hand is still to be processed by the second.
      return times > 0 && hasListed && times === inHand;
    };
  }),
  proof: { kind: 'view', view: 'conveyor' },
};

const CRASH: readonly Action[] = [
  ...give(quiet(), openGate(A, 'produce')),
  ...give(PRODUCED, openGate(B, 'consume')),
  ...give(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 }), kill(B)),
  ...give(quiet(), openGate(C, 'consume')),
];

/** A consumer dies with an item in its hands, and another one goes on. */
const crash: Prediction = {
  id: 'crash',
  options: [
    option('never', 0, 'deletedIsDone'),
    option('once', 1, 'deadConsumerLoses'),
    option('twice', 2, 'deadConsumerDoubles'),
  ],
  rehearsal: [...CRASH, run({ on: 'time', atMs: 20_000 })],
  read: timesProcessed(() => (_, times, seen) => times > 0 || seen.violations().includes('I-9')),
  proof: { kind: 'view', view: 'conveyor' },
};

const PAUSED: readonly Action[] = [
  ...give(quiet(), openGate(A, 'produce')),
  ...give(once('fact.stated', { actor: A, afterMs: 100 }), openGate(B, 'consume')),
  ...give(once('fact.stated', { actor: B, where: { fact: { type: 'took' } }, afterMs: 200 }), pause(B)),
  ...give(quiet(), openGate(C, 'consume')),
  ...give(once('fact.stated', { actor: C, where: { fact: { type: 'took' } }, afterMs: 2000 }), resume(B)),
];

/** A claim is an ephemeral: it goes while its owner is paused. */
const claim: Prediction = {
  id: 'claim',
  options: [option('once', 1, 'claimIsALease'), option('twice', 2, 'claimIsALock')],
  rehearsal: [...PAUSED, run({ on: 'time', atMs: 16_000 })],
  read: timesProcessed(() => (record, times) => {
    return times > 1 || (record.kind === 'session.learnedExpired' && record.actor === B);
  }),
  proof: { kind: 'view', view: 'conveyor' },
};

/** What a list of so many names comes to. */
const longList: Prediction = {
  id: 'longList',
  options: [option('names', 'names', 'listsAreAlwaysCut'), option('lost', 'lost', 'listsAreUnlimited')],
  rehearsal: [run({ on: 'time', atMs: 6000 })],
  read: firstOf(() => ({
    lost: (record) => record.kind === 'connection.lost' && record.why === 'packetTooLong',
    names: (record) =>
      record.kind === 'reply.delivered' && record.op.startsWith('getChildren') && record.err === 'Ok',
  })),
  proof: { kind: 'view', view: 'packetGauge' },
};

export const lostOrTwice: CourseLesson = {
  id: 'L16',
  words,
  kind: 'lesson',
  chapter: 4,
  minutes: 16,
  introduces: ['queue', 'duplicate'],
  parts: [
    {
      id: 'oldest',
      scene: () => worldOf('fifo-queue', 3, { ...BY_HAND, variant: 'claimed' }),
      opensAt: quiet(),
      prediction: firstTaken,
      goal: {
        milestones: [
          milestone('processed', () => {
            let produced = 0;
            return (record) => {
              if (isFact(record, 'produced')) produced++;
              return produced > 1 && isFact(record, 'processed');
            };
          }),
        ],
      },
      solution: [open(), predict('oldest'), ...firstTaken.rehearsal.slice(0, -1), run(PROCESSED)],
      otherWays: [
        [
          open(),
          ...give(quiet(), openGate(C, 'consume')),
          ...give(quiet(), openGate(A, 'produce')),
          ...give(A_READY, openGate(A, 'produce')),
          run(PROCESSED),
        ],
      ],
    },
    {
      id: 'together',
      settings: [ORDER],
      scene: ({ order = 'claimed' }) => worldOf('fifo-queue', 3, { ...BY_HAND, variant: order }),
      opensAt: quiet(),
      prediction: twoConsumers,
      goal: { milestones: [broken('twice', 'I-8')] },
      solution: [
        open(),
        predict('twice'),
        ...TWO_TAKE,
        run(once('fact.stated', { where: { fact: { type: 'processed' } }, nth: 2 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), openGate(C, 'consume'), openGate(B, 'consume')),
          ...give(quiet(), openGate(A, 'produce')),
          run(once('fact.stated', { where: { fact: { type: 'processed' } }, nth: 2 })),
        ],
      ],
    },
    {
      id: 'crash',
      settings: [choiceSetting('order', ['delete-then-process', 'process-then-delete', 'claimed'])],
      scene: ({ order = 'claimed' }) => worldOf('fifo-queue', 3, { ...BY_HAND, variant: order }),
      opensAt: quiet(),
      prediction: crash,
      goal: {
        milestones: [
          broken('lost', 'I-9'),
          milestone('survived', () => {
            let hasDied = false;
            return (record) => {
              if (record.kind === 'client.killed') hasDied = true;
              return hasDied && isFact(record, 'processed');
            };
          }),
        ],
      },
      solution: [
        open(),
        predict('never'),
        ...CRASH,
        run({ on: 'time', atMs: 20_000 }),
        open({ order: 'process-then-delete' }),
        predict('once'),
        ...CRASH,
        run(PROCESSED),
      ],
      otherWays: [
        [
          open(),
          ...CRASH,
          run({ on: 'time', atMs: 20_000 }),
          open({ order: 'claimed' }),
          ...CRASH,
          run(PROCESSED),
        ],
      ],
    },
    {
      id: 'claim',
      settings: [choiceSetting('counts', ['work-counts', 'result-in-multi'])],
      scene: ({ counts = 'work-counts' }) => worldOf('locking-queue', 3, { ...BY_HAND, variant: counts }),
      opensAt: quiet(),
      prediction: claim,
      goal: { milestones: [broken('twice', 'I-8')] },
      solution: [
        open(),
        predict('twice'),
        ...PAUSED,
        run(once('fact.stated', { where: { fact: { type: 'processed' } } })),
      ],
    },
    {
      id: 'tooMany',
      settings: [choiceSetting('lists', ['one-list', 'sharded'])],
      scene: ({ lists = 'one-list' }) => worldOf('large-queue', 2, { variant: lists, waiting: 17_773 }),
      prediction: longList,
      goal: {
        milestones: [
          milestone(
            'unreadable',
            () => (record) => record.kind === 'connection.lost' && record.why === 'packetTooLong',
          ),
        ],
      },
      solution: [open(), predict('lost'), run(once('connection.lost'))],
    },
  ],
};
