// L15: readers share a lock, a writer has it alone, and only lower numbers count.
import { A, B, C, kill, once, quiet, release } from '../../locks/cues.ts';
import { Believers } from '../believers.ts';
import type { Action, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { firstOf, isBroken, states } from '../outcomes.ts';
import { choiceSetting, clientsSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const D = 'client:D';
const E = 'client:E';
/** A writes, B, C and D read, E writes, and all others read. */
const MIX = { variant: 'recipe', mix: 'fewWriters' } as const;
/** Between A and E. */
const READERS_BEFORE = 3;

const GIVE_BACK: readonly Action[] = [...give(quiet(), release(A)), run(quiet(3000))];

/** How many have the lock together once the first writer has given it back. */
const together: Prediction = {
  id: 'together',
  options: [
    option('one', 1, 'oneAtATime'),
    option('upToTheWriter', READERS_BEFORE, null),
    option('allReaders', ({ clients }) => clients - 2, 'readersPassWriters'),
  ],
  rehearsal: GIVE_BACK,
  read: () => {
    const readers = new Believers('reader');
    let woken = 0;
    let reacted = 0;
    return reading(
      (record) => {
        readers.heed(record);
        if (record.kind === 'watch.fired') woken++;
        if (woken > 0 && (record.kind === 'belief.stated' || record.kind === 'watch.set')) reacted++;
        return woken > 0 && reacted === woken;
      },
      () => readers.now.size,
    );
  },
  proof: { kind: 'log' },
};

/** B, C and D read; D, which E watches, is the first of them to leave. */
const DEPARTURE: readonly Action[] = [
  ...give(quiet(), release(A)),
  ...give(quiet(500), release(D)),
  run(quiet(3000)),
];

const whoEnters: Prediction = {
  id: 'whoEnters',
  options: [
    option('nobody', 'nobody', null),
    option('theWriter', 'E', 'notifiedMeansNext'),
    option('theReader', 'F', 'readersPassWriters'),
  ],
  rehearsal: DEPARTURE,
  read: () => {
    let hasLeft = false;
    let entered = 'nobody';
    return reading(
      (record) => {
        if (record.kind === 'belief.withdrawn' && record.actor === D) hasLeft = true;
        if (hasLeft && record.kind === 'belief.stated') entered = record.actor.replace('client:', '');
        return hasLeft && (record.kind === 'belief.stated' || record.kind === 'watch.set');
      },
      () => entered,
    );
  },
  proof: { kind: 'client', id: E },
};

/** A writer leaves; behind it a reader and then another writer wait. */
const deadlock: Prediction = {
  id: 'deadlock',
  options: [
    option('reader', 'reader', 'moreCaution'),
    option('writer', 'writer', 'writersFirst'),
    option('nobody', 'nobody', 'freeMeansTaken'),
  ],
  rehearsal: [...give(quiet(), release(A)), run({ on: 'time', atMs: 20_000 })],
  read: firstOf(() => ({
    reader: states(B, 'reader'),
    writer: states(C, 'writer'),
    nobody: isBroken('I-5'),
  })),
  proof: { kind: 'view', view: 'lockLane' },
};

/** A gives back, B has it, and A comes again behind C. */
const comesAgain: Prediction = {
  id: 'comesAgain',
  options: [option('behind', 'behind', 'textIsNoNumber'), option('inFront', 'inFront', 'orderIsOrder')],
  rehearsal: [...give(quiet(), release(A)), run({ on: 'time', atMs: 8000 })],
  read: () => {
    let hasReleased = false;
    let outcome = '';
    return reading(
      (record) => {
        if (record.kind === 'belief.withdrawn' && record.actor === A) hasReleased = true;
        if (!hasReleased || record.actor !== A) return false;
        if (record.kind === 'belief.stated') outcome = 'inFront';
        if (record.kind === 'reply.delivered' && record.op === 'exists') outcome = 'behind';
        return outcome !== '';
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'lockLane' },
};

const share = milestone('share', () => {
  const readers = new Believers('reader');
  return (record) => {
    readers.heed(record);
    return readers.now.size > 1;
  };
});

/** The writer behind the readers has its turn. */
const writerIn = milestone(
  'writerIn',
  () => (record) => record.kind === 'belief.stated' && record.actor === E,
);

/** After the first writer has left, the next client has the lock. */
const goesOn = milestone('goesOn', () => (record) => record.kind === 'belief.stated' && record.actor === B);

export const readersWriters: CourseLesson = {
  id: 'L15',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 15,
  introduces: ['readWrite'],
  parts: [
    {
      id: 'enter',
      settings: [clientsSetting(6, 9, 7)],
      scene: ({ clients }) => worldOf('read-write-lock', Number(clients), MIX),
      opensAt: quiet(),
      prediction: together,
      goal: { milestones: [share] },
      solution: [
        open(),
        predict('upToTheWriter'),
        ...give(quiet(), release(A)),
        run(once('belief.stated', { nth: 2 })),
      ],
      otherWays: [[open(), ...give(quiet(), kill(A)), run(once('belief.stated', { nth: 2 }))]],
    },
    {
      id: 'leave',
      scene: () => worldOf('read-write-lock', 6, MIX),
      opensAt: quiet(),
      prediction: whoEnters,
      goal: { milestones: [writerIn] },
      solution: [
        open(),
        predict('nobody'),
        ...DEPARTURE.slice(0, -1),
        ...give(quiet(500), release(B)),
        ...give(quiet(500), release(C)),
        run(once('belief.stated', { actor: E })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), release(A)),
          ...give(quiet(500), kill(B), kill(C), kill(D)),
          run(once('belief.stated', { actor: E })),
        ],
      ],
    },
    {
      id: 'cycle',
      settings: [choiceSetting('reader', ['all-writers', 'recipe'])],
      scene: ({ reader = 'all-writers' }) =>
        worldOf('read-write-lock', 3, { variant: reader, mix: 'alternate' }),
      opensAt: quiet(),
      prediction: deadlock,
      goal: { milestones: [broken('cycle', 'I-5'), goesOn] },
      solution: [
        open(),
        predict('nobody'),
        ...give(quiet(), release(A)),
        run({ on: 'time', atMs: 20_000 }),
        open({ reader: 'recipe' }),
        predict('reader'),
        ...give(quiet(), release(A)),
        run(once('belief.stated', { actor: B })),
      ],
      otherWays: [
        [
          open(),
          ...give(quiet(), kill(A)),
          run({ on: 'time', atMs: 25_000 }),
          open({ reader: 'recipe' }),
          ...give(quiet(), kill(A)),
          run(once('belief.stated', { actor: B })),
        ],
      ],
    },
    {
      id: 'textSort',
      settings: [choiceSetting('names', ['host-names', 'recipe'])],
      scene: ({ names = 'host-names' }) => worldOf('read-write-lock', 3, { variant: names, mix: 'writers' }),
      opensAt: quiet(),
      prediction: comesAgain,
      goal: { milestones: [broken('twoWriters', 'I-1')] },
      solution: [
        open(),
        predict('inFront'),
        ...give(quiet(), release(A)),
        run(once('belief.stated', { nth: 2 })),
      ],
    },
  ],
};
