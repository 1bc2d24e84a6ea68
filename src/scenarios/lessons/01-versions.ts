// L1: a write with the version that was read cannot overwrite what came after it; a parent is not deleted with its children.
import type { RecordOf, TraceRecord } from '../../engine/index.ts';
import { A, B, once, openGate } from '../locks/cues.ts';
import { milestone, option, reading } from './milestones.ts';
import type { Action, Lesson, Prediction, StepSeen } from './lesson.ts';
import { give, open, predict, run, worldOf } from './scenes.ts';
import { COUNTER } from '../lessonStages/counter/recipe.ts';
import { PARENT } from '../lessonStages/numbers/recipe.ts';

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

const secondWrite: Prediction = {
  id: 'secondWrite',
  options: [
    option('overwrites', 'Ok', 'lastWriteWins'),
    option('refused', 'BadVersion', null),
    option('waits', 'none', 'versionIsALock'),
  ],
  rehearsal: [...BOTH_COUNT, run(again(B, 'write'))],
  read: () => {
    let told = 'none';
    return reading(
      (record) => {
        if (record.kind !== 'reply.delivered' || record.op !== 'setData' || record.actor !== B) return false;
        told = record.err;
        return true;
      },
      () => told,
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

export const versions: Lesson = {
  id: 'L1',
  kind: 'lesson',
  chapter: 1,
  minutes: 5,
  parts: [
    {
      id: 'lost',
      scene: () => worldOf('lesson-counter', 2, { write: 'blind' }),
      opensAt: READY,
      goal: { milestones: [lostUpdate] },
      solution: [open(), ...BOTH_COUNT, run(again(B, 'write'))],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'read'), openGate(B, 'read')),
          ...give({ on: 'quiet' }, openGate(B, 'write'), openGate(A, 'write')),
          run({ on: 'quiet' }),
        ],
      ],
    },
    {
      id: 'withVersion',
      scene: () => worldOf('lesson-counter', 2, { write: 'withVersion' }),
      opensAt: READY,
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
    },
    {
      id: 'deletion',
      scene: () => worldOf('lesson-numbers', 1),
      opensAt: { on: 'quiet' },
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
      ],
    },
  ],
};
