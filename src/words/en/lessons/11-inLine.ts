import type { LessonWords } from '../../contracts/lessons.ts';

export const inLine: LessonWords = {
  title: 'Stand in line',
  goal: 'Who watches only the node before its own is woken once, in the order of arrival.',
  settings: {
    clients: { label: 'Clients' },
    watch: {
      label: 'Whoever waits watches',
      values: {
        theLock: 'the lock',
        theParent: 'the parent’s children',
        theFirst: 'the first node of the line',
        theOneBefore: 'the node before its own',
      },
    },
  },
  parts: {
    whom: {
      text: [
        'Five clients, one lock, and the same four cards: create, list, decide, watch. Only the last one is open: whom does a waiting client watch?',
        'Choose, say what it will cost, press play. Find the choice by which each release wakes exactly one.',
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
            ? `${outcome}: each release woke the one behind it, and nobody else.`
            : set['watch'] === 'theFirst'
              ? `${outcome}: they had the lock in order, but each release woke all who still waited, for the first node is the same for all.`
              : set['watch'] === 'theParent'
                ? `${outcome}: the parent’s children change with each release, and again when the next one makes its node. Either woke all who watched.`
                : `${outcome}: each release woke all who still waited, and one of them won.`,
      },
      goal: {
        oneBellPerTurn: 'All five have had the lock, with one wake-up for each hand-over: four in all',
      },
      hints: [
        'If everybody watches the same node, everybody wakes.',
        'Sequential nodes have numbers: there is always one node just before one’s own.',
        'Watch the line: each watches the node before its own.',
      ],
    },
    twenty: {
      text: [
        'The herd of twenty took 190 wake-ups. Now twenty stand in line, each with a node of its own.',
        'Set another number if you like, and say what it will cost.',
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
          `The counter says ${outcome}: each release wakes the one behind it, and nobody else. They came in the order of their numbers. What still grows with the square is the names in the lists they read.`,
      },
      goal: { oneBellPerTurn: 'All have had the lock, with one wake-up for each hand-over' },
      hints: [
        'Choose a prediction, then press play.',
        'Any number of clients counts.',
        'Watch twenty clients take their turns in line.',
      ],
    },
  },
  misconceptions: {
    sharedBell:
      'It takes more than a line. The lock, the parent, or the first node: what all watch wakes all. Only the node just before one’s own is watched by one client.',
    stillAHerd:
      'It is not how many wait that counts but how many watch the same node. In a line every node is watched by one client.',
  },
};
