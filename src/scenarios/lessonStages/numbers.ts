// One client and the children of /q: numbered ones, plain ones, and what deleting does. Its user presses each.
import { lessonStage } from './lessonStage.ts';
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

export const PARENT = '/q';

/** `parentItself`: the number is appended to the name of what should be the parent, as published. */
const PREFIXES = { child: `${PARENT}/n-`, parentItself: PARENT } as const;
const PREFIX_NAMES = ['child', 'parentItself'] as const;

type Gate = Parameters<typeof zk.gate>[0];

const COUNTERS = ['fresh', 'nearlyFull'] as const;
/** One short of the last number there is. */
const NEARLY_FULL = 2_147_483_646;

export const numbers = lessonStage({
  id: 'lesson-numbers',
  recipes: {
    'lesson-number': createNumbered,
    'lesson-delete-lowest': deleteLowest,
    'lesson-plain': createPlain,
    'lesson-delete-parent': deleteParent,
  },
  words: {
    name: 'Sequence numbers of sequential znodes',
    more: 'sequential and plain znodes, and deleting them',
    sentence: ({ values }) =>
      values['prefix'] === 'child'
        ? 'A creates and deletes children of /q. Which number comes next?'
        : 'A wants sequential children of /q, but gives /q itself as the prefix.',
    parameters: {
      prefix: {
        label: 'The number is appended to',
        values: { child: 'the name of a child', parentItself: 'the name of the parent' },
      },
      counter: {
        label: 'The counter of /q',
        values: { fresh: 'is at 0', nearlyFull: 'is at 2147483646' },
      },
    },
  },
  parameters: [
    { name: 'prefix', kind: 'choice', options: PREFIX_NAMES, initial: 'child' },
    { name: 'counter', kind: 'choice', options: COUNTERS, initial: 'fresh' },
  ],
  clients: 1,
  sessionTimeoutMs: 30_000,
  nodes: () => [PARENT],
  created: ({ values }) => (values['counter'] === 'nearlyFull' ? { [PARENT]: NEARLY_FULL } : {}),
  programs: (_place, { values }) => [
    { recipe: 'lesson-number', args: { prefix: values['prefix'] ?? '' } },
    { recipe: 'lesson-delete-lowest' },
    { recipe: 'lesson-plain' },
    { recipe: 'lesson-delete-parent' },
  ],
});

function createNumbered({ prefix }: ProgramArgs): Recipe<void> {
  const name = PREFIXES[PREFIX_NAMES.find((known) => known === prefix) ?? 'child'];
  return pressed('produce', () => zk.create(name, { mode: 'PERSISTENT_SEQUENTIAL' }));
}

function deleteLowest(): Recipe<void> {
  return pressed('consume', function* () {
    const [lowest] = (yield* zk.getChildren(PARENT)).toSorted();
    if (lowest !== undefined) yield* zk.deleteNode(`${PARENT}/${lowest}`);
  });
}

function createPlain(): Recipe<void> {
  return pressed('write', (nth) => zk.create(`${PARENT}/plain${nth}`));
}

function deleteParent(): Recipe<void> {
  return pressed('act', () => zk.deleteNode(PARENT));
}

/** Each time its user says so; what it is answered the picture shows. */
function pressed(gate: Gate, act: (nth: number) => Recipe<unknown>): Recipe<void> {
  return untilExpired(function* () {
    for (let nth = 1; ; nth++) {
      yield* zk.gate(gate);
      yield* withoutRetry(() => act(nth));
    }
  });
}
