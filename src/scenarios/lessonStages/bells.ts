// One client that reads with a watch, and one that makes changes: which read arms a bell that which change rings.
import { lessonStage } from './lessonStage.ts';
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

export const NODE = '/a';
const CHILD = `${NODE}/k`;
export const BELL = 'bell';
export const READS = ['getData', 'exists', 'getChildren'] as const;
export const CHANGES = ['setData', 'setSame', 'setChild', 'createChild', 'deleteNode', 'createNode'] as const;

/** After a change, until its bell has surely been heard. */
const REST_MS = 50;

export const bells = lessonStage({
  id: 'lesson-bells',
  recipes: { 'lesson-listen': listen, 'lesson-change': change },
  words: {
    name: 'Which change fires which watch',
    more: 'getData, exists and getChildren watches',
    sentence: () => 'A reads /a with a watch, and B makes a change. Does the watch fire?',
    parameters: {
      read: {
        label: 'A reads with',
        values: { getData: 'getData', exists: 'exists', getChildren: 'getChildren' },
      },
      change: {
        label: 'B changes',
        values: {
          setData: 'the data',
          setSame: 'nothing: the same bytes',
          setChild: 'a child’s data',
          createChild: 'one more child',
          deleteNode: 'deletes the znode',
          createNode: 'creates the znode',
        },
      },
    },
  },
  views: ['spaceTime'],
  parameters: [
    { name: 'read', kind: 'choice', options: READS, initial: READS[0] },
    { name: 'change', kind: 'choice', options: CHANGES, initial: CHANGES[0] },
  ],
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: ({ values }) => nodesBefore(values['change']),
  programs: (place, { values }) =>
    place === 0
      ? [{ recipe: 'lesson-listen', args: { read: values['read'] ?? '' } }]
      : [{ recipe: 'lesson-change', args: { change: values['change'] ?? '' } }],
});

/** A node with children cannot be deleted, and one that is there cannot be made. */
function nodesBefore(kind: unknown): readonly string[] {
  if (kind === 'createNode') return [];
  return kind === 'deleteNode' ? [NODE] : [NODE, CHILD];
}

/** Reads and registers its watcher again on request. */
function listen({ read }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(() => readWith(String(read)));
    }
  });
}

/** Makes the same kind of change each time its user says so. */
function change({ change: kind }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (let nth = 1; ; nth++) {
      yield* zk.gate('write');
      yield* withoutRetry(() => make(String(kind), nth));
      yield* zk.sleep(REST_MS);
    }
  });
}

function readWith(read: string): Recipe<unknown> {
  switch (read) {
    case 'exists':
      return zk.exists(NODE, { watch: BELL });
    case 'getChildren':
      return zk.getChildren(NODE, { watch: BELL });
    default:
      return zk.getData(NODE, { watch: BELL });
  }
}

function make(kind: string, nth: number): Recipe<unknown> {
  switch (kind) {
    case 'setSame':
      return zk.setData(NODE, '');
    case 'setChild':
      return zk.setData(CHILD, String(nth));
    case 'createChild':
      return zk.create(`${NODE}/new${nth}`);
    case 'deleteNode':
      return zk.deleteNode(NODE);
    case 'createNode':
      return zk.create(NODE);
    default:
      return zk.setData(NODE, String(nth));
  }
}
