import type { LessonWords } from './contract.ts';

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
        theOneBefore: 'the node before its own',
      },
    },
  },
  parts: {
    whom: {
      text: [
        'Five clients, one lock, and the same four cards: create, list, decide, watch. Only the last one is open: whom does a waiting client watch?',
        'Choose, press play, and compare the wake-ups. Find the choice by which each release wakes exactly one.',
      ],
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
          twicePerPair: ({ choice }) => `${choice.clients * (choice.clients - 1)}`,
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
    stillAHerd:
      'It is not how many wait that counts but how many watch the same node. In a line every node is watched by one client.',
  },
};
