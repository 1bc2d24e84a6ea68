// L10: one name for the lock is simple, unfair, and costs N(N−1)/2 wake-ups.
import { A, B, cut, heal, once, quiet, release, pause, resume } from '../../locks/cues.ts';
import type { ScenarioChoice } from '../../scenario/scenario.ts';
import type { Action, Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { firstOf, inOrder } from '../outcomes.ts';
import { IN_STEP, clientsSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import { Turns } from '../turns.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const pairsOf = ({ clients }: ScenarioChoice): number => (clients * (clients - 1)) / 2;

/** How many bells ring until all have had the lock once. */
const bells: Prediction = {
  id: 'bells',
  options: [
    option('onePerTurn', ({ clients }) => clients - 1, 'firstComeFirstServed'),
    option('everyPair', pairsOf, null),
    option('everybodyAlways', ({ clients }) => clients * clients, 'watchesStay'),
  ],
  rehearsal: [run({ on: 'quiet' })],
  read: ({ clients }) => {
    const turns = new Turns();
    return reading(
      (record) => {
        turns.heed(record);
        return turns.isLast(record, clients);
      },
      () => turns.bells,
    );
  },
  proof: { kind: 'counter', counter: 'wakeUps' },
};

/** All six have come one after the other; who gets the lock when the first gives it back? */
const second: Prediction = {
  id: 'second',
  options: [
    option('firstToCome', 'B', 'firstComeFirstServed'),
    { id: 'anyone', misconception: 'firstComeFirstServed', fits: (holder) => holder !== 'B' },
  ],
  rehearsal: [...give(quiet(), release(A)), run(once('belief.stated'))],
  read: () => {
    let holder = '';
    let isReleased = false;
    return reading(
      (record) => {
        if (record.kind === 'belief.withdrawn') isReleased = true;
        if (record.kind !== 'belief.stated' || !isReleased) return false;
        holder = record.actor.replace('client:', '');
        return true;
      },
      () => holder,
    );
  },
  proof: { kind: 'znode', id: '/exclusive_lock/lock' },
};

/** Two clients have had the lock, the later one after it was given back. */
const handedOver = milestone('handedOver', () => {
  let isReleased = false;
  return (record) => {
    if (record.kind === 'belief.withdrawn') isReleased = true;
    return isReleased && record.kind === 'belief.stated';
  };
});

const allServed = milestone('allServed', (choice) => {
  const turns = new Turns();
  return (record) => {
    turns.heed(record);
    return turns.isLast(record, choice.clients) && turns.bells === pairsOf(choice);
  };
});

/** A former holder deletes a lock that another client believes it holds. */
const heldWithoutNode = milestone('heldWithoutNode', () => {
  const believers = new Map<string, string>();
  return (record) => {
    if (record.kind === 'belief.stated') believers.set(record.actor, record.belief.path);
    if (record.kind === 'belief.withdrawn') believers.delete(record.actor);
    if (record.kind !== 'txn.applied' || record.type !== 'delete') return false;
    const held = new Set(believers.values());
    return record.changes.some(({ type, path }) => type === 'deleted' && held.has(path));
  };
});

/** A is away until B has the lock, and then gives back what it believes to hold. */
const LATE: readonly Action[] = [
  ...give(once('belief.stated', { actor: A, afterMs: 1000 }), pause(A)),
  ...give(once('belief.stated', { actor: B, afterMs: 500 }), resume(A)),
  ...give(once('session.established', { actor: A, afterMs: 500 }), release(A)),
];

/** What the delete of a client does that was away for too long. */
const lateDelete: Prediction = {
  id: 'lateDelete',
  options: [
    option('nothing', 'NoNode', 'deletesOnlyItsOwn'),
    option('another', 'deleted', null),
    option('refused', 'refused', 'serverChecksTheOwner'),
  ],
  rehearsal: [...LATE, run(once('reply.delivered', { actor: A, where: { op: 'delete' } }))],
  read: firstOf(() => {
    const isAnswered = (wanted: (err: string) => boolean) =>
      inOrder(
        (record) => record.kind === 'client.resumed' && record.actor === A,
        (record) =>
          record.kind === 'reply.delivered' &&
          record.actor === A &&
          record.op === 'delete' &&
          wanted(record.err),
      );
    return {
      deleted: isAnswered((err) => err === 'Ok'),
      NoNode: isAnswered((err) => err === 'NoNode'),
      refused: isAnswered((err) => err !== 'Ok' && err !== 'NoNode'),
    };
  }),
  proof: { kind: 'znode', id: '/exclusive_lock/lock' },
};

export const oneName: CourseLesson = {
  id: 'L10',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 12,
  introduces: ['herd'],
  parts: [
    {
      id: 'ten',
      scene: () => worldOf('herd-lock', 10, { ...IN_STEP, variant: 'exists' }),
      goal: { milestones: [allServed] },
      solution: [open(), run({ on: 'quiet' })],
    },
    {
      id: 'second',
      scene: () => worldOf('herd-lock', 6, { variant: 'exists' }),
      opensAt: quiet(),
      prediction: second,
      goal: { milestones: [handedOver] },
      solution: [open(), predict('anyone'), ...second.rehearsal],
      otherWays: [[open(), ...give(quiet(), { type: 'closeClient', client: A }), run(once('belief.stated'))]],
    },
    {
      id: 'more',
      settings: [clientsSetting(3, 24, 20)],
      scene: ({ clients }) => worldOf('herd-lock', Number(clients), { ...IN_STEP, variant: 'exists' }),
      prediction: bells,
      goal: { milestones: [allServed] },
      solution: [open(), predict('everyPair'), run({ on: 'quiet' })],
      otherWays: [[open({ clients: 5 }), predict('onePerTurn'), run({ on: 'quiet' })]],
    },
    {
      id: 'notMine',
      scene: () => worldOf('try-lock', 3, { variant: 'delete-until-done', library: 'curator-5.4' }),
      opensAt: once('belief.stated', { actor: A, afterMs: 900 }),
      prediction: lateDelete,
      goal: { milestones: [heldWithoutNode] },
      solution: [
        open(),
        predict('another'),
        ...LATE,
        run(once('txn.applied', { where: { type: 'delete' } })),
      ],
      otherWays: [
        [
          open(),
          ...give(once('belief.stated', { actor: A, afterMs: 1000 }), cut(A)),
          ...give(once('belief.stated', { actor: B, afterMs: 500 }), heal(A)),
          ...give(once('session.established', { actor: A, afterMs: 500 }), release(A)),
          run(once('txn.applied', { where: { type: 'delete' } })),
        ],
      ],
    },
  ],
};
