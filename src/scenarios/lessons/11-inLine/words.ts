import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Fair lock: watch your predecessor',
  goal: 'A client that watches only its predecessor is woken once, in order of arrival.',
  closing:
    'You found the watch that wakes only the next client, and counted the names that the lists still cost.',
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
        'A fair lock serves clients in the order they came. Five clients take four steps: create, list, decide, watch.',
        'Only the last step is open: what does a waiting client watch? Find the choice where each release wakes exactly one client.',
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
        oneBellPerTurn: 'All five have had the lock, with one wake-up for each hand-over',
      },
      hints: [
        'If all clients watch the same node, all of them wake up.',
        'Sequential nodes are numbered, so each node but the first has a predecessor.',
        'Watch the queue: each client watches its predecessor.',
      ],
    },
    twenty: {
      text: [
        'Now each client creates an ephemeral sequential znode: the server adds a number to its name. The lowest number has the lock.',
        'A waiting client watches only its predecessor. Set the number of clients, and predict the cost.',
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
          `The counter says ${outcome}: each release wakes only the next client in line. They got the lock in the order of their numbers.`,
      },
      goal: { oneBellPerTurn: 'All have had the lock, with one wake-up for each hand-over' },
      hints: [
        'Choose a prediction, then press Play.',
        'Any number of clients counts.',
        'Watch twenty clients take their turns in order.',
      ],
    },
    lists: {
      text: [
        'Few wake-ups are not the whole cost. A client lists all children of the parent to find its predecessor.',
        'Each name in each list is sent over the network.',
      ],
      prediction: {
        question: ({ choice }) =>
          `${choice.clients} clients in line: how many names are sent until all have had the lock?`,
        options: {
          linear: ({ choice }) => `About ${choice.clients * 5} or less: it grows with their number`,
          square: ({ choice }) => `More than ${choice.clients * 5}: it grows with the square of their number`,
        },
        reveal: ({ outcome }) =>
          `${outcome} names. Each client read the list when it came and again when it was woken. The list is as long as the line.`,
      },
      goal: { allServed: 'All have had the lock once' },
      hints: [
        'How long is the list that the last client reads?',
        'Choose a prediction, then press Play. Compare two different numbers of clients.',
        'Watch twenty clients take their turns.',
      ],
    },
  },
  misconceptions: {
    lineCostsNothing:
      'Wake-ups and requests grow with the number of clients. The names in the lists do not: twice the clients read lists twice as long.',
    sharedBell:
      'A queue alone is not enough. A node that all clients watch wakes all of them: the lock, the parent or the first node. Only a predecessor is watched by just one client.',
    stillAHerd:
      'A release wakes those that watch what it changes: all waiting clients if they share a node. If each watches its predecessor, only one.',
  },
};
