// L1: a write with the version that was read cannot overwrite what came after it; a parent is not deleted with its children.
import type { RecordOf, TraceRecord } from '../../../engine/index.ts';
import { A, B, once, openGate } from '../../locks/cues.ts';
import { milestone, option, reading } from '../milestones.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { give, open, predict, run, worldOf } from '../scenes.ts';
import { COUNTER } from '../../lessonStages/counter.ts';
import { PARENT } from '../../lessonStages/numbers.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const READY = once('gate.reached', { actor: B, where: { gate: 'write' }, afterMs: 300 });
/** The client’s program has the answer and waits for its user again. */
const again = (actor: typeof A | typeof B, gate: string) => once('gate.reached', { actor, where: { gate } });

/** Both read 5; A writes 6; then B, that still knows 5, writes too. */
const BOTH_COUNT: readonly Action[] = [
  ...give(READY, openGate(A, 'read')),
  ...give(again(A, 'read'), openGate(B, 'read')),
  ...give(again(B, 'read'), openGate(A, 'write')),
  ...give(again(A, 'write'), openGate(B, 'write')),
];

/** The same with their parts exchanged. */
const BOTH_COUNT_SWAPPED: readonly Action[] = [
  ...give(READY, openGate(B, 'read')),
  ...give(again(B, 'read'), openGate(A, 'read')),
  ...give(again(A, 'read'), openGate(B, 'write')),
  ...give(again(B, 'write'), openGate(A, 'write')),
];

/** What the second of two writers is told that have both read before either wrote. */
class SecondWrite {
  told = 'none';
  /** The version it wrote with, and the one that was there. */
  expected = 0;
  actual = 0;
  /** By client, the version it last read. */
  readonly #read = new Map<string, number>();
  readonly #written = new Set<string>();

  /** True once it has its answer. */
  heed(record: TraceRecord, seen: StepSeen): boolean {
    if (record.kind === 'program.resumed' && record.input.kind === 'response') {
      const { data, stat } = record.input.body;
      if (typeof data === 'string' && stat != null) this.#read.set(record.actor, stat.version);
    }
    if (record.kind !== 'reply.delivered' || record.op !== 'setData') return false;
    const isSecond = [...this.#written].some((writer) => writer !== record.actor);
    if (record.err === 'Ok') this.#written.add(record.actor);
    if (!isSecond) return false;
    this.told = record.err;
    this.expected = this.#read.get(record.actor) ?? 0;
    this.actual = seen.world().servers.get('server:1')?.nodes.get(COUNTER)?.version ?? 0;
    return true;
  }
}

const counted: Prediction = {
  id: 'counted',
  options: [option('both', 7, 'writesAddUp'), option('one', 6, null), option('none', 5, 'secondIsRefused')],
  rehearsal: [...BOTH_COUNT, run(again(B, 'write'))],
  read: () => {
    const second = new SecondWrite();
    let holds = 0;
    return reading(
      (record, seen) => {
        if (!second.heed(record, seen)) return false;
        holds = counterIn(seen);
        return true;
      },
      () => holds,
    );
  },
  proof: { kind: 'znode', id: COUNTER },
};

const secondWrite: Prediction = {
  id: 'secondWrite',
  options: [
    option('overwrites', 'Ok', 'lastWriteWins'),
    option('refused', 'BadVersion', null),
    option('waits', 'none', 'versionIsALock'),
  ],
  rehearsal: [...BOTH_COUNT, run(again(B, 'write'))],
  read: () => {
    const second = new SecondWrite();
    return reading(
      (record, seen) => second.heed(record, seen),
      () => second.told,
      () => ({ expected: second.expected, actual: second.actual }),
    );
  },
  proof: { kind: 'znode', id: COUNTER },
};

/** Two increments were acknowledged, and the number is only one higher. */
const lostUpdate = milestone('lostUpdate', () => {
  const acknowledged: string[] = [];
  return (record, seen) => {
    if (record.kind !== 'reply.delivered' || record.op !== 'setData' || record.err !== 'Ok') return false;
    acknowledged.push(record.actor);
    return new Set(acknowledged).size > 1 && counterIn(seen) < 5 + acknowledged.length;
  };
});

const refused = milestone(
  'refused',
  () => (record) => record.kind === 'reply.delivered' && record.err === 'BadVersion',
);

/** Both have counted, and both count. */
const bothCount = milestone('bothCount', () => {
  const acknowledged = new Set<string>();
  return (record, seen) => {
    if (record.kind !== 'reply.delivered' || record.op !== 'setData' || record.err !== 'Ok') return false;
    acknowledged.add(record.actor);
    return acknowledged.size > 1 && counterIn(seen) >= 7;
  };
});

/** A makes a child of /q and deletes /q. */
const DELETE_PARENT: readonly Action[] = [
  ...give({ on: 'quiet' }, openGate(A, 'produce')),
  ...give({ on: 'quiet' }, openGate(A, 'act')),
];

const deletion: Prediction = {
  id: 'deletion',
  options: [
    option('withChildren', 'Ok', 'childrenGoToo'),
    option('refused', 'NotEmpty', null),
    option('waits', 'none', 'deletionWaits'),
  ],
  rehearsal: [...DELETE_PARENT, run({ on: 'quiet' })],
  read: () => {
    let told = 'none';
    return reading(
      (record) => {
        if (!isDeletion(record)) return false;
        told = record.err;
        return true;
      },
      () => told,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

const notEmpty = milestone('notEmpty', () => (record) => isDeletion(record) && record.err === 'NotEmpty');
const parentGone = milestone('parentGone', () => (record) => isDeletion(record) && record.err === 'Ok');

/** An answer to the attempt to delete /q itself. */
function isDeletion(record: TraceRecord): record is RecordOf<'reply.delivered'> {
  return record.kind === 'reply.delivered' && record.op === 'delete' && record.path === PARENT;
}

function counterIn(seen: StepSeen): number {
  return Number(seen.world().servers.get('server:1')?.nodes.get(COUNTER)?.data ?? 0);
}

export const versions: CourseLesson = {
  id: 'L1',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 7,
  about: ['version', 'lostUpdate'],
  introduces: ['version', 'lostUpdate'],
  parts: [
    {
      id: 'lost',
      scene: () => worldOf('lesson-counter', 2, { write: 'blind' }),
      opensAt: READY,
      offers: ['openGate'],
      prediction: counted,
      goal: { milestones: [lostUpdate] },
      solution: [open(), predict('one'), ...BOTH_COUNT, run(again(B, 'write'))],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'read'), openGate(B, 'read')),
          ...give({ on: 'quiet' }, openGate(B, 'write'), openGate(A, 'write')),
          run({ on: 'quiet' }),
        ],
        [open(), ...BOTH_COUNT_SWAPPED, run(again(A, 'write'))],
      ],
    },
    {
      id: 'withVersion',
      scene: () => worldOf('lesson-counter', 2, { write: 'withVersion' }),
      opensAt: READY,
      offers: ['openGate'],
      prediction: secondWrite,
      goal: { milestones: [refused, bothCount] },
      solution: [
        open(),
        predict('refused'),
        ...BOTH_COUNT,
        ...give(again(B, 'write'), openGate(B, 'read')),
        ...give(again(B, 'read'), openGate(B, 'write')),
        run(again(B, 'write')),
      ],
      otherWays: [
        [
          open(),
          ...BOTH_COUNT_SWAPPED,
          ...give(again(A, 'write'), openGate(A, 'read')),
          ...give(again(A, 'read'), openGate(A, 'write')),
          run(again(A, 'write')),
        ],
        [
          open(),
          ...give(READY, openGate(B, 'read'), openGate(A, 'read')),
          ...give({ on: 'quiet' }, openGate(B, 'write'), openGate(A, 'write')),
          ...give({ on: 'quiet' }, openGate(B, 'read'), openGate(A, 'read')),
          ...give({ on: 'quiet' }, openGate(A, 'write')),
          run({ on: 'quiet' }),
        ],
      ],
    },
    {
      id: 'deletion',
      scene: () => worldOf('lesson-numbers', 1),
      opensAt: { on: 'quiet' },
      offers: ['openGate'],
      prediction: deletion,
      goal: { milestones: [notEmpty, parentGone] },
      solution: [
        open(),
        predict('refused'),
        ...DELETE_PARENT,
        ...give({ on: 'quiet' }, openGate(A, 'consume')),
        ...give({ on: 'quiet' }, openGate(A, 'act')),
        run({ on: 'quiet' }),
      ],
      otherWays: [
        [
          open(),
          ...give({ on: 'quiet' }, openGate(A, 'write')),
          ...give({ on: 'quiet' }, openGate(A, 'act')),
          ...give({ on: 'quiet' }, openGate(A, 'consume')),
          ...give({ on: 'quiet' }, openGate(A, 'act')),
          run({ on: 'quiet' }),
        ],
        [
          open(),
          ...give({ on: 'quiet' }, openGate(A, 'produce')),
          ...give({ on: 'quiet' }, openGate(A, 'write')),
          ...give({ on: 'quiet' }, openGate(A, 'act')),
          ...give({ on: 'quiet' }, openGate(A, 'consume')),
          ...give({ on: 'quiet' }, openGate(A, 'consume')),
          ...give({ on: 'quiet' }, openGate(A, 'act')),
          run({ on: 'quiet' }),
        ],
      ],
    },
  ],
};
