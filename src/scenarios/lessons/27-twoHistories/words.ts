import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Two histories',
  goal: 'A zxid says how far a server is. It does not say that it has everything before that.',
  closing: 'You saw two servers at one zxid with different trees, and a fix that keeps them alike.',
  settings: {
    bug: {
      label: 'Released bug',
      values: {
        'tree-behind-its-log': 'ZOOKEEPER-2845: tree behind log',
        'hole-is-passed-on': 'ZOOKEEPER-4925: a hole is passed on',
      },
    },
    as: { label: 'The servers', values: { theFault: 'have the bug', mended: 'have it fixed' } },
  },
  parts: {
    replicas: {
      text: [
        'Order A2 reaches some servers and misses others. Leaders crash, servers restart and catch up, and more orders follow.',
        'In the end all that run are at the same zxid. A and B list the orders, each at another server.',
      ],
      prediction: {
        question: 'Do all servers agree on A2?',
        options: { same: 'Yes: same zxid, same tree', differ: 'No: some have it, others do not' },
        reveal: ({ outcome }) =>
          outcome === 'differ'
            ? 'They differ, at the same zxid, and nobody notices: later transactions apply on both. Such trees never become alike by themselves.'
            : 'They agree. What is in a log is in the tree before a server reports its zxid. What it sends others has no hole.',
      },
      goal: {
        differ: 'The trees of servers differ at the same zxid',
        same: 'The members are listed at the end, and every server that runs has A2',
      },
      cell: (outcome) =>
        outcome === 'differ'
          ? { sign: 'differ', full: 'the trees differ' }
          : { sign: 'agree', full: 'the trees agree' },
      hints: [
        'Look at what each server has in its log, its tree, and its memory.',
        'Run one bug, then the same story with the fix.',
        'Watch both outcomes, one after the other.',
      ],
    },
  },
  misconceptions: {
    zxidIsHistory:
      'A learner reports one number, and its leader sends what follows it. A transaction missing before that is never sent again.',
    logsAlwaysDiffer:
      'Logs may differ for a while. Synchronization removes that before a server serves, provided that each reports its true zxid.',
  },
};
