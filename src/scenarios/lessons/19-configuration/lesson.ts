// L19: several values change together only with a flag, a pointer, or one transaction that is read as one.
import { A, B, once, openGate, quiet, stall, unstall } from '../../locks/cues.ts';
import type { Action, Milestone, Prediction } from '../lesson.ts';
import { broken, milestone, option, reading } from '../milestones.ts';
import { firstOf, isBroken } from '../outcomes.ts';
import { choiceSetting, clientsSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const BY_HAND = { pace: 'byHand' } as const;

/** What a reader goes by after the second version was begun: of one version, or of two. */
const configured: Prediction['read'] = () => {
  let outcome = '';
  return reading(
    (record) => {
      if (record.kind !== 'fact.stated' || record.fact.type !== 'configured') return false;
      const versions = new Set(record.fact.versions);
      if (versions.size === 1 && versions.has('v1')) return false;
      outcome = versions.size > 1 ? 'mixed' : 'matching';
      return true;
    },
    () => outcome,
  );
};

const HALF_WRITTEN: readonly Action[] = [
  ...give(quiet(500), openGate(A, 'publish')),
  ...give(once('request.sent', { actor: A, where: { op: 'setData' } }), stall(A)),
  ...give(quiet(1500), unstall(A)),
];

/** The publisher stops between the two values. */
const between: Prediction = {
  id: 'between',
  options: [option('matching', 'matching', 'orderIsEnough'), option('mixed', 'mixed', 'flagIsTooLittle')],
  rehearsal: [...HALF_WRITTEN, run({ on: 'time', atMs: 8000 })],
  read: configured,
  proof: { kind: 'view', view: 'configuration' },
};

const HALF_READ: readonly Action[] = [
  ...give(quiet(500), openGate(A, 'publish')),
  ...give(once('reply.delivered', { actor: B, where: { op: 'getData' }, nth: 1 }), stall(B)),
  ...give(quiet(200), openGate(A, 'publish')),
  ...give(quiet(500), unstall(B)),
];

/** Both values are written at once; a reader stops between its two reads. */
const inTwoReads: Prediction = {
  id: 'inTwoReads',
  options: [option('matching', 'matching', 'multiIsEnough'), option('mixed', 'mixed', 'twoReadsAreTwoReads')],
  rehearsal: [...HALF_READ, run({ on: 'time', atMs: 8000 })],
  read: () => {
    let isStalled = false;
    let outcome = '';
    return reading(
      (record) => {
        if (record.kind === 'program.unstalled' && record.actor === B) isStalled = true;
        if (!isStalled || record.actor !== B) return false;
        if (record.kind !== 'fact.stated' || record.fact.type !== 'configured') return false;
        outcome = new Set(record.fact.versions).size > 1 ? 'mixed' : 'matching';
        return true;
      },
      () => outcome,
    );
  },
  proof: { kind: 'view', view: 'configuration' },
};

/** So many mixed configurations in so many versions that are published one after the other. */
const VERSIONS = 40;
const MANY: readonly Action[] = [run({ on: 'time', atMs: 70_000 })];

const howOften: Prediction = {
  id: 'howOften',
  options: [
    option('never', 0, 'tooShortToMatter'),
    { id: 'sometimes', misconception: 'sometimesAnyway', fits: (count) => Number(count) > 0 },
  ],
  rehearsal: MANY,
  read: () => {
    let count = 0;
    let last = '';
    return reading(
      (record) => {
        if (record.kind !== 'fact.stated' || record.fact.type !== 'configured') return false;
        const [a = '', b = ''] = record.fact.versions;
        if (a !== b) count++;
        last = a === b ? a : '';
        return last === `v${VERSIONS}`;
      },
      () => count,
    );
  },
  proof: { kind: 'view', view: 'configuration' },
};

const IN_THE_GAP: readonly Action[] = [
  ...give(quiet(1500), openGate(A, 'publish')),
  ...give(
    once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 100 }),
    openGate(A, 'publish'),
  ),
];

/** A second change comes between a reader’s read and its watch. */
const gap: Prediction = {
  id: 'gap',
  options: [option('newest', 'newest', 'watchCatchesUp'), option('older', 'older', 'oneCallIsTwo')],
  rehearsal: [...IN_THE_GAP, run({ on: 'time', atMs: 14_000 })],
  read: firstOf(() => {
    let published = 0;
    return {
      older: isBroken('I-30'),
      newest: (record) => {
        if (record.kind === 'command.given' && record.command.type === 'openGate') published++;
        if (published < 2 || record.actor !== B || record.kind !== 'fact.stated') return false;
        return record.fact.type === 'mirrors' && record.fact.version === NEWEST;
      },
    };
  }),
  proof: { kind: 'client', id: B },
};
/** The version of a znode that was set three times. */
const NEWEST = 3;

/** A reader goes by one version, the second or a later one. */
function follows(id: string, isMeant: (variant: unknown) => boolean): Milestone {
  return milestone(id, ({ values }) => (record) => {
    if (record.kind !== 'fact.stated' || record.fact.type !== 'configured' || !isMeant(values['variant']))
      return false;
    const versions = new Set(record.fact.versions);
    return versions.size === 1 && !versions.has('v1');
  });
}

export const publishing: CourseLesson = {
  id: 'L19',
  words,
  kind: 'lesson',
  chapter: 4,
  minutes: 15,
  introduces: ['config', 'transaction'],
  parts: [
    {
      id: 'between',
      settings: [choiceSetting('variant', ['plain', 'ready-node'])],
      scene: ({ variant = 'plain' }) => worldOf('two-values', 3, { ...BY_HAND, variant }),
      opensAt: quiet(300),
      prediction: between,
      goal: { milestones: [broken('mixed', 'I-11'), follows('together', (variant) => variant !== 'plain')] },
      solution: [
        open(),
        predict('mixed'),
        ...HALF_WRITTEN,
        run({ on: 'time', atMs: 6000 }),
        open({ variant: 'ready-node' }),
        predict('matching'),
        ...HALF_WRITTEN,
        run(once('fact.stated')),
      ],
    },
    {
      id: 'multi',
      settings: [choiceSetting('variant', ['multi-unchecked', 'one-multi', 'version-node'])],
      scene: ({ variant = 'one-multi' }) => worldOf('two-values', 3, { ...BY_HAND, variant }),
      opensAt: quiet(300),
      prediction: inTwoReads,
      goal: {
        milestones: [
          broken('mixed', 'I-11'),
          follows('together', (variant) => variant !== 'multi-unchecked'),
        ],
      },
      solution: [
        open({ variant: 'version-node' }),
        predict('matching'),
        ...HALF_READ,
        run({ on: 'time', atMs: 7000 }),
        open(),
        predict('mixed'),
        ...HALF_READ,
        run({ on: 'time', atMs: 7000 }),
      ],
      otherWays: [
        [
          open(),
          ...HALF_READ,
          run({ on: 'time', atMs: 7000 }),
          open({ variant: 'one-multi' }),
          ...give(quiet(500), openGate(A, 'publish')),
          run(once('fact.stated')),
        ],
      ],
    },
    {
      id: 'many',
      settings: [choiceSetting('variant', ['plain', 'ready-node', 'one-multi']), clientsSetting(2, 6, 4)],
      scene: ({ variant = 'plain', clients }) =>
        worldOf('two-values', Number(clients), { variant, rounds: VERSIONS }),
      prediction: howOften,
      goal: { milestones: [broken('mixed', 'I-11')] },
      solution: [open(), predict('sometimes'), ...MANY],
    },
    {
      id: 'gap',
      settings: [choiceSetting('reader', ['reads-then-watches', 'reads-with-watch'])],
      scene: ({ reader = 'reads-with-watch' }) =>
        worldOf('published-value', 3, { ...BY_HAND, variant: reader }),
      opensAt: quiet(1000),
      prediction: gap,
      goal: { milestones: [broken('stale', 'I-30')] },
      solution: [open(), predict('older'), ...IN_THE_GAP, run({ on: 'time', atMs: 14_000 })],
    },
  ],
};
