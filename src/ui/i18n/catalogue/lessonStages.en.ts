// The words of scenes that no menu offers: the small stages of lessons, and what links and the fuzzer lead to.
import type { FamilyWords } from './contract.ts';

export const lessonStages: FamilyWords = {
  scenarios: {
    'lesson-counter': {
      name: 'Two clients count',
      more: 'each reads a number and writes one more',
      sentence: ({ values }) =>
        values['write'] === 'blind'
          ? 'Two clients count /cfg up, and write without looking at its version.'
          : 'Two clients count /cfg up, and write with the version they read.',
      parameters: {
        write: {
          label: 'Writes',
          values: { blind: 'whatever the version', withVersion: 'with the version read' },
        },
      },
    },
    'lesson-ephemerals': {
      name: 'Three that live',
      more: 'each owns one ephemeral node',
      sentence: () => 'Three clients, one ephemeral node each. When does a node go?',
    },
    'lesson-bells': {
      name: 'One listens, one changes',
      more: 'which read hears of which change',
      sentence: () => 'A reads /a with a watch; B makes its change. Does the bell ring?',
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
            createChild: 'one child more',
            deleteNode: 'deletes the node',
            createNode: 'makes the node',
          },
        },
      },
    },
    'lesson-first-in-line': {
      name: 'Each watches the first',
      more: 'a line, and still one bell for all',
      sentence: ({ clients }) => `${clients} clients stand in line, and all watch its first node.`,
    },
    'lesson-numbers': {
      name: 'The children of /q',
      more: 'numbered, plain and deleted',
      sentence: ({ values }) =>
        values['prefix'] === 'child'
          ? 'A makes and deletes children of /q. Which number comes next?'
          : 'A means to number children of /q, and gives /q itself as the prefix.',
      parameters: {
        prefix: {
          label: 'The number goes behind',
          values: { child: 'the name of a child', parentItself: 'the name of the parent' },
        },
        counter: {
          label: 'The counter of /q',
          values: { fresh: 'stands at 0', nearlyFull: 'stands at 2147483646' },
        },
      },
    },
    'mixed-traffic': {
      name: 'Mixed traffic',
      more: 'clients that do a bit of everything',
      sentence: () =>
        'Clients create, read, write, delete and watch at random. Whatever is done to them, the promises hold.',
      parameters: {
        servers: { label: 'Servers' },
        rounds: { label: 'Rounds of each client', values: { endless: 'for ever' } },
        observers: { label: 'Observers among the servers' },
        sessions: { label: 'Sessions', values: { global: 'global', local: 'local until they need a node' } },
        readOnlyMode: { label: 'Reads without a leader', values: { off: 'no', on: 'yes' } },
        quorum: { label: 'Enough to commit', values: { majority: 'a majority', oneVote: 'a single vote' } },
        znodes: { label: 'Further znodes' },
        restMs: { label: 'Milliseconds between two calls' },
      },
    },
  },
};
