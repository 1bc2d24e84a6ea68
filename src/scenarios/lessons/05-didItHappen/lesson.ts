// L5: a call whose answer is lost may have been carried out: a lost connection says nothing about that.
import type { TraceRecord } from '../../../engine/index.ts';
import { COUNTER } from '../../lessonStages/counter.ts';
import { PARENT } from '../../lessonStages/numbers.ts';
import { LOCK_PARENT } from '../../locks/lockProgram.ts';
import { byNumber } from '../../locks/predecessorLock/recipe.ts';
import { A, RESTART, cut, dropReply, heal, once, openGate, quiet } from '../../locks/cues.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const LOST = once('request.failed', { actor: A });

/** The connection breaks just before the answer to its next call arrives. */
const CREATE_UNANSWERED: readonly Action[] = [
  ...give(quiet(), dropReply(A), openGate(A, 'produce')),
  run(LOST),
];

const howMany: Prediction = {
  id: 'howMany',
  options: [option('none', 0, 'failedIsNotDone'), option('one', 1, null), option('unclear', 2, 'doneTwice')],
  rehearsal: CREATE_UNANSWERED,
  read: () => {
    let count = 0;
    return reading(
      (record, seen) => {
        if (!isUnanswered(record, 'create')) return false;
        count = childrenOf(PARENT, seen).length;
        return true;
      },
      () => count,
    );
  },
  proof: { kind: 'znode', id: PARENT },
};

const thereUnknown = milestone(
  'thereUnknown',
  () => (record, seen) => isUnanswered(record, 'create') && childrenOf(PARENT, seen).length > 0,
);

/** The call failed, and nothing had been done: the same for the client. */
const notThere = milestone(
  'notThere',
  () => (record, seen) => isUnanswered(record, 'create') && childrenOf(PARENT, seen).length === 0,
);

/** Cut off before it sends anything: the create never comes to the server. */
const CREATE_LOST: readonly Action[] = [
  ...give(quiet(), cut(A)),
  ...give({ on: 'time', atMs: 0 }, openGate(A, 'produce')),
  run(LOST),
];

const CREATING = once('request.sent', { actor: A, where: { op: 'create' } });

/** A's create is answered, and A does not get the answer. */
const LOCK_UNANSWERED: readonly Action[] = [...give(CREATING, dropReply(A)), run(quiet(3000))];

const whoHolds: Prediction = {
  id: 'whoHolds',
  options: [
    option('first', 'A', 'placeIsEnough'),
    option('other', 'another', 'otherTakesOver'),
    option('nobody', 'nobody', 'lookingChangesNothing'),
  ],
  rehearsal: LOCK_UNANSWERED,
  read: () => {
    let isLost = false;
    let holder = 'nobody';
    return reading(
      (record, seen) => {
        if (isUnanswered(record, 'create')) isLost = true;
        if (!isLost) return false;
        if (record.kind === 'belief.stated' && record.belief.what === 'holder') {
          holder = record.actor === A ? 'A' : 'another';
          return true;
        }
        return isWaitingForItself(record, seen);
      },
      () => holder,
    );
  },
  proof: { kind: 'znode', id: LOCK_PARENT },
};

/** A waits in a line whose first znode is of its own session. */
function isWaitingForItself(record: TraceRecord, seen: StepSeen): boolean {
  if (record.kind !== 'watch.set' || !record.path.startsWith(`${LOCK_PARENT}/`)) return false;
  const server = seen.world().servers.get('server:1');
  const [first = ''] = childrenOf(LOCK_PARENT, seen).toSorted(byNumber);
  const owner = server?.nodes.get(first)?.owner;
  return owner != null && server?.connections.get(record.link)?.sessionId === owner;
}

/** After a lost answer A holds the lock, with the one znode it has. */
const heldWithOne = milestone('heldWithOne', () => {
  let isLost = false;
  return (record, seen) => {
    if (isUnanswered(record, 'create')) isLost = true;
    if (!isLost || record.kind !== 'belief.stated' || record.actor !== A) return false;
    const server = seen.world().servers.get('server:1');
    const owner = server?.nodes.get(record.belief.path)?.owner;
    const own = childrenOf(LOCK_PARENT, seen).filter((path) => server?.nodes.get(path)?.owner === owner);
    return own.length === 1;
  };
});

const READY = once('gate.reached', { actor: A, where: { gate: 'write' }, afterMs: 300 });
const again = (gate: string) => once('gate.reached', { actor: A, where: { gate } });

/** A reads, writes, is not answered, and writes the same once more. */
const WRITE_TWICE: readonly Action[] = [
  ...give(READY, openGate(A, 'read')),
  ...give(again('read'), dropReply(A), openGate(A, 'write')),
  ...give(once('session.established', { actor: A }), openGate(A, 'write')),
  run(again('write')),
];

const secondTry: Prediction = {
  id: 'secondTry',
  options: [
    option('sameAgain', 'Ok', 'sameWriteIsHarmless'),
    option('refused', 'BadVersion', null),
    option('noAnswer', 'none', 'sessionIsLost'),
  ],
  rehearsal: WRITE_TWICE,
  read: () => {
    let isLost = false;
    let told = 'none';
    return reading(
      (record) => {
        if (isUnanswered(record, 'setData')) isLost = true;
        if (!isLost || record.kind !== 'reply.delivered' || record.op !== 'setData') return false;
        told = record.err;
        return true;
      },
      () => told,
    );
  },
  proof: { kind: 'znode', id: COUNTER },
};

/** One of A's writes was not answered; A has found out, and the number has been raised once. */
const foundOut = milestone('foundOut', () => {
  let isLost = false;
  return (record, seen) => {
    if (isUnanswered(record, 'setData')) isLost = true;
    if (!isLost || record.kind !== 'reply.delivered' || record.op !== 'getData') return false;
    return Number(seen.world().servers.get('server:1')?.nodes.get(COUNTER)?.data) === 6;
  };
});

function isUnanswered(record: TraceRecord, op: string): boolean {
  return record.kind === 'request.failed' && record.actor === A && record.op === op;
}

function childrenOf(parent: string, seen: StepSeen): readonly string[] {
  const names = seen.world().servers.get('server:1')?.nodes.get(parent)?.children ?? [];
  return names.map((name) => `${parent}/${name}`);
}

export const didItHappen: CourseLesson = {
  id: 'L5',
  words,
  kind: 'lesson',
  chapter: 1,
  minutes: 12,
  introduces: ['connectionLoss', 'retry'],
  parts: [
    {
      id: 'unknown',
      scene: () => worldOf('lesson-numbers', 1),
      opensAt: quiet(),
      offers: ['dropReply', 'openGate', 'cutClientLink', 'healClientLink'],
      views: ['spaceTime'],
      prediction: howMany,
      goal: { milestones: [thereUnknown, notThere] },
      solution: [open(), ...CREATE_LOST, open(), predict('one'), ...CREATE_UNANSWERED],
      otherWays: [
        [open(), ...CREATE_LOST, ...give(quiet(), heal(A)), run(quiet()), ...CREATE_UNANSWERED],
        [open(), ...CREATE_LOST, open(), ...give(quiet(), openGate(A, 'produce')), ...CREATE_UNANSWERED],
      ],
    },
    {
      id: 'retry',
      settings: [choiceSetting('variant', ['no-guid', 'guid'])],
      scene: ({ variant = 'no-guid' }) => worldOf('line-lock', 3, { variant }),
      opensAt: CREATING,
      offers: ['dropReply', 'restartServer'],
      views: ['lockLane'],
      invariants: ['I-4', 'I-5'],
      prediction: whoHolds,
      goal: { milestones: [broken('stuck', 'I-5'), heldWithOne] },
      solution: [
        open(),
        predict('nobody'),
        ...LOCK_UNANSWERED,
        run({ on: 'quiet', afterMs: 20_000 }),
        open({ variant: 'guid' }),
        predict('first'),
        ...LOCK_UNANSWERED,
      ],
      otherWays: [
        [
          open({ variant: 'guid' }),
          ...LOCK_UNANSWERED,
          open(),
          ...LOCK_UNANSWERED,
          run({ on: 'quiet', afterMs: 20_000 }),
        ],
        [
          open(),
          ...give(once('txn.applied', { where: { type: 'create' } }), RESTART),
          run({ on: 'quiet', afterMs: 20_000 }),
          open({ variant: 'guid' }),
          ...give(once('txn.applied', { where: { type: 'create' } }), RESTART),
          run(quiet(5000)),
        ],
      ],
    },
    {
      id: 'ownWrite',
      scene: () => worldOf('lesson-counter', 1, { write: 'withVersion' }),
      opensAt: READY,
      offers: ['dropReply', 'openGate'],
      views: ['serverTrees', 'spaceTime'],
      prediction: secondTry,
      goal: { milestones: [foundOut] },
      solution: [
        open(),
        predict('refused'),
        ...WRITE_TWICE,
        ...give({ on: 'time', atMs: 0 }, openGate(A, 'read')),
        run(again('read')),
      ],
      otherWays: [
        [
          open(),
          ...give(READY, openGate(A, 'read')),
          ...give(again('read'), dropReply(A), openGate(A, 'write')),
          ...give(once('session.established', { actor: A }), openGate(A, 'read')),
          run(again('read')),
        ],
        [
          open(),
          ...give(READY, openGate(A, 'read')),
          ...give(again('read'), dropReply(A), openGate(A, 'write')),
          ...give(once('session.established', { actor: A }), openGate(A, 'write')),
          ...give(again('write'), openGate(A, 'write')),
          ...give(again('write'), openGate(A, 'read')),
          run(again('read')),
        ],
      ],
    },
  ],
};
