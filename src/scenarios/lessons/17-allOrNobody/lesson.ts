// L17: a double barrier lets all in together, unless names stay behind or a wake-up is taken for the signal.
import { A, B, C, RESTART, cut, heal, kill, once, openGate, quiet } from '../../locks/cues.ts';
import { nthClientId } from '../../../engine/index.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, isFact, milestone, option, reading } from '../milestones.ts';
import { choiceSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const BY_HAND = { pace: 'byHand' } as const;
const BARRIER = choiceSetting('variant', ['leaves-its-node', 'corrected']);

/** How many are through the barrier, some seconds after the last but one has come. */
const beforeTheLast: Prediction = {
  id: 'beforeTheLast',
  options: [
    option('nobody', 0, null),
    option('one', 1, 'majorityIsEnough'),
    option('all', ({ clients }) => clients - 1, 'eachForItself'),
  ],
  rehearsal: [
    ...give(quiet(), openGate(A, 'enter')),
    ...give(quiet(), openGate(B, 'enter')),
    ...give(quiet(), openGate(C, 'enter')),
    run(quiet(3000)),
  ],
  read: ({ clients }) => {
    let settled = 0;
    let passed = 0;
    return reading(
      (record) => {
        if (isFact(record, 'passed')) passed++;
        if (isFact(record, 'passed') || record.kind === 'watch.set') settled++;
        return settled === clients - 1;
      },
      () => passed,
    );
  },
  proof: { kind: 'view', view: 'barrierGate' },
};

/** All have come, and all have passed. */
const allPassed = milestone('allPassed', ({ clients }) => {
  const passed = new Set<string>();
  return (record) => {
    if (isFact(record, 'passed')) passed.add(record.actor);
    return passed.size === clients;
  };
});

const TURNED_AWAY = { where: { fact: { type: 'turnedAway' } } };
const TWO_GIVE_UP: readonly Action[] = [
  ...give(quiet(), openGate(A, 'enter'), openGate(B, 'enter')),
  ...give(once('fact.stated', { ...TURNED_AWAY, nth: 2, afterMs: 500 }), openGate(C, 'enter')),
];

/** A and B have given up; C comes alone. */
const alone: Prediction = {
  id: 'alone',
  options: [
    option('passes', 'passed', 'namesAreMembers'),
    option('turnedAway', 'turnedAway', 'namesAreGone'),
  ],
  rehearsal: [...TWO_GIVE_UP, run({ on: 'time', atMs: 12_000 })],
  read: () => {
    let outcome = '';
    return reading(
      (record) => {
        if (record.actor !== C) return false;
        if (isFact(record, 'passed')) outcome = 'passed';
        if (isFact(record, 'turnedAway')) outcome = 'turnedAway';
        return outcome !== '';
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'barrierGate' },
};

const CONNECTED_AGAIN: readonly Action[] = [
  ...give(quiet(), openGate(B, 'enter')),
  ...give(once('fact.stated', { actor: B, afterMs: 800 }), RESTART),
];

/** B waits alone at the barrier when its connection breaks and comes back. */
const wokenByItself: Prediction = {
  id: 'wokenByItself',
  options: [option('waits', 'waits', 'anyEventIsNews'), option('passes', 'passed', 'eventsAreFiltered')],
  rehearsal: [...CONNECTED_AGAIN, run(once('session.established', { actor: B, afterMs: 4000 }))],
  read: () => {
    let isDown = false;
    let isBack = false;
    let looks = 0;
    let outcome = '';
    return reading(
      (record) => {
        if (record.actor !== B) return false;
        if (record.kind === 'connection.lost') isDown = true;
        if (isDown && record.kind === 'session.established') isBack = true;
        if (isDown && isFact(record, 'passed')) outcome = 'passed';
        // It looks for the signal after each of the two changes of its connection.
        if (isBack && record.kind === 'reply.delivered' && record.op === 'exists') looks++;
        if (outcome === '' && looks === 2) outcome = 'waits';
        return outcome !== '';
      },
      () => outcome,
    );
  },
  proof: { kind: 'client', id: B },
};

const turnedAway = milestone('turnedAway', ({ values }) => (record) => {
  return values['variant'] === 'corrected' && record.actor === C && isFact(record, 'turnedAway');
});

/** It was cut off, waited on, and passed together with all others. */
const stayedOn = milestone('stayedOn', ({ values, clients }) => {
  const passed = new Set<string>();
  let isBack = false;
  return (record) => {
    if (record.kind === 'connection.lost' && record.actor === B) isBack = true;
    if (isFact(record, 'passed')) passed.add(record.actor);
    return isBack && values['variant'] === 'corrected' && passed.size === clients;
  };
});

export const allOrNobody: CourseLesson = {
  id: 'L17',
  words,
  kind: 'lesson',
  chapter: 4,
  minutes: 13,
  introduces: ['barrier'],
  parts: [
    {
      id: 'together',
      scene: () => worldOf('double-barrier', 4, BY_HAND),
      opensAt: quiet(500),
      prediction: beforeTheLast,
      goal: { milestones: [allPassed] },
      solution: [
        open(),
        predict('nobody'),
        ...beforeTheLast.rehearsal.slice(0, -1),
        ...give(quiet(2000), openGate('client:D', 'enter')),
        run(once('fact.stated', { where: { fact: { type: 'passed' } }, nth: 4 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(500), ...[3, 0, 2, 1].map((place) => openGate(nthClientId(place), 'enter'))),
          run(once('fact.stated', { where: { fact: { type: 'passed' } }, nth: 4 })),
        ],
      ],
    },
    {
      id: 'leftBehind',
      settings: [BARRIER],
      scene: ({ variant = 'corrected' }) =>
        worldOf('double-barrier', 3, { ...BY_HAND, variant, patienceMs: 2000 }),
      opensAt: quiet(500),
      prediction: alone,
      goal: { milestones: [broken('passesAlone', 'I-10'), turnedAway] },
      solution: [
        open(),
        predict('passes'),
        ...TWO_GIVE_UP,
        run(once('fact.stated', { actor: C, where: { fact: { type: 'passed' } } })),
        open({ variant: 'corrected' }),
        predict('turnedAway'),
        ...TWO_GIVE_UP,
        run(once('fact.stated', { actor: C, ...TURNED_AWAY })),
      ],
      otherWays: [
        [
          open(),
          ...TWO_GIVE_UP,
          run(once('fact.stated', { actor: C, where: { fact: { type: 'passed' } } })),
          open({ variant: 'corrected' }),
          ...give(quiet(500), kill(A), openGate(C, 'enter')),
          run(once('fact.stated', { actor: C, ...TURNED_AWAY })),
        ],
      ],
    },
    {
      id: 'anyEvent',
      settings: [choiceSetting('variant', ['any-event', 'corrected'])],
      scene: ({ variant = 'corrected' }) => worldOf('double-barrier', 3, { ...BY_HAND, variant }),
      opensAt: quiet(500),
      prediction: wokenByItself,
      goal: { milestones: [broken('passesEarly', 'I-10'), stayedOn] },
      solution: [
        open(),
        predict('passes'),
        ...CONNECTED_AGAIN,
        run(once('fact.stated', { actor: B, where: { fact: { type: 'passed' } } })),
        open({ variant: 'corrected' }),
        predict('waits'),
        ...CONNECTED_AGAIN,
        ...give(
          once('session.established', { nth: 3, afterMs: 1500 }),
          openGate(A, 'enter'),
          openGate(C, 'enter'),
        ),
        run(once('fact.stated', { where: { fact: { type: 'passed' } }, nth: 3 })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(500), openGate(B, 'enter')),
          ...give(once('fact.stated', { actor: B, afterMs: 800 }), cut(B)),
          ...give(once('connection.lost', { actor: B }), heal(B)),
          run(once('fact.stated', { actor: B, where: { fact: { type: 'passed' } } })),
          open({ variant: 'corrected' }),
          ...give(quiet(500), openGate(B, 'enter')),
          ...give(once('fact.stated', { actor: B, afterMs: 800 }), cut(B)),
          ...give(once('connection.lost', { actor: B }), heal(B)),
          ...give(
            once('session.established', { actor: B, afterMs: 500 }),
            openGate(A, 'enter'),
            openGate(C, 'enter'),
          ),
          run(once('fact.stated', { where: { fact: { type: 'passed' } }, nth: 3 })),
        ],
      ],
    },
  ],
};
