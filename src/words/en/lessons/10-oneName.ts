import type { LessonWords } from '../../contracts/lessons.ts';

export const oneName: LessonWords = {
  title: 'The herd effect',
  goal: 'A lock with one fixed name is simple but unfair, and its cost grows with the square of the number of clients.',
  settings: { clients: { label: 'Clients' } },
  parts: {
    ten: {
      text: [
        'Ten clients want one lock. The first to create /exclusive_lock/lock has it. The others watch that node and wait.',
        'Each releases it at once. Press Play and let all ten have their turn. Keep an eye on the wake-ups.',
      ],
      goal: { allServed: 'All ten have had the lock once' },
      hints: [
        'Just let time run.',
        'Press Play or the space bar. “Real time” at 4× gets there sooner.',
        'Watch all ten take their turns.',
      ],
    },
    more: {
      text: [
        'When the lock is released, all waiters wake up, one wins, and the rest watch again. Ten clients took 45 wake-ups.',
        'Set the number of clients. Then predict the cost.',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} clients: how many wake-ups until all have had the lock?`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1}, one for each hand-over`,
          everyPair: ({ choice }) =>
            `${(choice.clients * (choice.clients - 1)) / 2}, one for each pair of clients`,
          everybodyAlways: ({ choice }) => `${choice.clients * choice.clients}, all of them every time`,
        },
        reveal: ({ outcome, choice }) =>
          `The counter of wake-ups says ${outcome}: first ${choice.clients - 1} wake up, then one less each time. There was no queue: the first create to arrive won.`,
      },
      goal: { allServed: 'All have had the lock once, and the counter says N(N−1)/2' },
      hints: [
        'Choose a prediction, then press Play.',
        'Any number of clients counts. The goal is reached when the last one releases the lock.',
        'Watch twenty clients take their turns.',
      ],
    },
    notMine: {
      text: [
        'A fixed name has another trap: the node says “locked”, but not by whom. A client that was away too long may delete a node that is no longer its own.',
        'Pause the holder until its session expires and another client has the lock. Then resume it and press Release.',
      ],
      goal: {
        heldWithoutNode: 'A client believes it holds the lock, but another client has just deleted its node',
      },
      hints: [
        'A paused process sends no heartbeats. After the session timeout, 4 seconds plus up to one tick, its node is deleted.',
        'Pause A; wait until another client holds the lock; resume A; when it is connected again, press its Release.',
        'Watch A delete B’s lock.',
      ],
    },
  },
  misconceptions: {
    firstComeFirstServed:
      'One wake-up per hand-over needs a queue in which each client knows whose turn is next. One fixed name has no queue: it wakes all.',
    watchesStay:
      'Clients that have had the lock no longer watch, and a watch is gone once it fires. So fewer clients wake up each time.',
  },
};
