import type { LessonWords } from '../../contracts/lessons.ts';

export const inLine: LessonWords = {
  title: 'Fair lock: watch your predecessor',
  goal: 'A client that watches only its predecessor is woken once, in order of arrival.',
  settings: {
    clients: { label: 'Clients' },
    watch: {
      label: 'A waiting client watches',
      values: {
        theLock: 'the lock',
        theParent: 'the parent’s children',
        theFirst: 'the first node in the queue',
        theOneBefore: 'its predecessor',
      },
    },
  },
  parts: {
    whom: {
      text: [
        'Five clients, one lock, and the same four steps: create, list, decide, watch. Only the last one is open: which node does a waiting client watch?',
        'Choose, predict the cost, press Play. Find the choice where each release wakes exactly one client.',
      ],
      prediction: {
        question: 'How many wake-ups until all five have had the lock?',
        options: {
          onePerTurn: '4, one for each hand-over',
          everyPair: '10, one for each pair of clients',
          more: 'More than 10',
        },
        reveal: ({ outcome, set }) =>
          set['watch'] === 'theOneBefore'
            ? `${outcome}: each release woke only the next client in line.`
            : set['watch'] === 'theFirst'
              ? `${outcome}: they got the lock in order, but each release woke all the waiters, because all watch the same first node.`
              : set['watch'] === 'theParent'
                ? `${outcome}: the parent’s children change with each release, and again when the next client creates its node. Both woke all the watchers.`
                : `${outcome}: each release woke all the waiters, and one of them won.`,
      },
      goal: {
        oneBellPerTurn: 'All five have had the lock, with one wake-up for each hand-over: four in total',
      },
      hints: [
        'If all clients watch the same node, all of them wake up.',
        'Sequential nodes are numbered, so each node but the first has a predecessor.',
        'Watch the queue: each client watches its predecessor.',
      ],
    },
    twenty: {
      text: [
        'The herd of twenty took 190 wake-ups. Now twenty clients queue up, each with its own node.',
        'Set another number if you like, and predict the cost.',
      ],
      prediction: {
        question: ({ choice }) =>
          `${choice.clients} clients in line: how many wake-ups until all have had the lock?`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1}`,
          everyPair: ({ choice }) => `${(choice.clients * (choice.clients - 1)) / 2}`,
          more: ({ choice }) => `More than ${(choice.clients * (choice.clients - 1)) / 2}`,
        },
        reveal: ({ outcome }) =>
          `The counter says ${outcome}: each release wakes only the next client in line. They got the lock in the order of their numbers. Only the number of names in the lists they read still grows with the square.`,
      },
      goal: { oneBellPerTurn: 'All have had the lock, with one wake-up for each hand-over' },
      hints: [
        'Choose a prediction, then press Play.',
        'Any number of clients counts.',
        'Watch twenty clients take their turns in order.',
      ],
    },
  },
  misconceptions: {
    sharedBell:
      'A queue alone is not enough. A node that all clients watch wakes all of them: the lock, the parent or the first node. Only a predecessor is watched by just one client.',
    stillAHerd:
      'What counts is not how many clients wait but how many watch the same node. Here every node is watched by only one client.',
  },
};
