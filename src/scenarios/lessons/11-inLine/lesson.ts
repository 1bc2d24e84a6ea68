// L11: a client that watches only its predecessor is woken once, in the order of arrival.
import type { TraceRecord } from '../../../engine/index.ts';
import type { ScenarioChoice } from '../../scenario/scenario.ts';
import type { Prediction } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { IN_STEP, choiceSetting, clientsSetting, open, predict, run, worldOf } from '../scenes.ts';
import { Turns } from '../turns.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const pairsOf = (clients: number): number => (clients * (clients - 1)) / 2;

/** How many bells ring until all have had the lock once. */
const bells: Prediction = {
  id: 'bells',
  options: [
    option('onePerTurn', ({ clients }) => clients - 1, 'sharedBell'),
    option('everyPair', ({ clients }) => pairsOf(clients), 'stillAHerd'),
    {
      id: 'more',
      misconception: 'stillAHerd',
      fits: (rung, { clients }) => Number(rung) > pairsOf(clients),
    },
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

const oneBellPerTurn = milestone('oneBellPerTurn', (choice) => {
  const turns = new Turns();
  return (record) => {
    turns.heed(record);
    return turns.isLast(record, choice.clients) && turns.bells === choice.clients - 1;
  };
});

const allServed = milestone('allServed', (choice) => {
  const turns = new Turns();
  return (record) => {
    turns.heed(record);
    return turns.isLast(record, choice.clients);
  };
});

/** How many names all lists had that were read until all have had the lock once. */
const names: Prediction = {
  id: 'names',
  options: [
    {
      id: 'linear',
      misconception: 'lineCostsNothing',
      fits: (count, { clients }) => Number(count) <= LINEAR * clients,
    },
    { id: 'square', misconception: null, fits: (count, { clients }) => Number(count) > LINEAR * clients },
  ],
  rehearsal: [run({ on: 'quiet' })],
  read: ({ clients }) => {
    const turns = new Turns();
    let count = 0;
    return reading(
      (record) => {
        turns.heed(record);
        count += namesIn(record);
        return turns.isLast(record, clients);
      },
      () => count,
    );
  },
  proof: { kind: 'log' },
};

/** Names in a list that a client’s program is handed. */
function namesIn(record: TraceRecord): number {
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return 0;
  return record.input.body.children?.length ?? 0;
}

/** Names for each client: more than that, and the whole grows faster than their number. */
const LINEAR = 5;

/** What each watches. */
const SCENES = {
  theLock: { scenario: 'herd-lock', values: { ...IN_STEP, variant: 'exists' } },
  theParent: { scenario: 'herd-lock', values: { ...IN_STEP, variant: 'children-look' } },
  theFirst: { scenario: 'lesson-first-in-line', values: IN_STEP },
  theOneBefore: { scenario: 'predecessor-lock', values: IN_STEP },
} as const;

type Watched = keyof typeof SCENES;
const WATCHED: readonly [Watched, ...Watched[]] = ['theLock', 'theParent', 'theFirst', 'theOneBefore'];

function line(watch: unknown, clients: number): readonly ScenarioChoice[] {
  const { scenario, values } = SCENES[WATCHED.find((known) => known === watch) ?? 'theOneBefore'];
  return worldOf(scenario, clients, values);
}

export const inLine: CourseLesson = {
  id: 'L11',
  words,
  kind: 'lesson',
  chapter: 3,
  minutes: 12,
  introduces: ['lock', 'fairness'],
  parts: [
    {
      id: 'whom',
      settings: [choiceSetting('watch', WATCHED)],
      scene: ({ watch }) => line(watch, 5),
      prediction: bells,
      goal: { milestones: [oneBellPerTurn] },
      solution: [open({ watch: 'theOneBefore' }), predict('onePerTurn'), run({ on: 'quiet' })],
    },
    {
      id: 'twenty',
      settings: [clientsSetting(3, 24, 20)],
      scene: ({ clients }) => line('theOneBefore', Number(clients)),
      prediction: bells,
      goal: { milestones: [oneBellPerTurn] },
      solution: [open(), predict('onePerTurn'), run({ on: 'quiet' })],
      otherWays: [[open({ clients: 3 }), predict('everyPair'), run({ on: 'quiet' })]],
    },
    {
      id: 'lists',
      settings: [clientsSetting(8, 24, 20)],
      scene: ({ clients }) => line('theOneBefore', Number(clients)),
      prediction: names,
      goal: { milestones: [allServed] },
      solution: [open(), predict('square'), run({ on: 'quiet' })],
    },
  ],
};
