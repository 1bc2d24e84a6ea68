import type { LessonWords } from '../../contracts/lessons.ts';

export const oneName: LessonWords = {
  title: 'One name, one herd',
  goal: 'A lock with one fixed name is simple and unfair, and its cost grows with the square of the crowd.',
  settings: { clients: { label: 'Clients' } },
  parts: {
    ten: {
      text: [
        'Ten clients want one lock. Whoever creates /exclusive_lock/lock first has it. The others watch that node and wait.',
        'Each gives it back at once. Press play and let all ten have their turn. Keep an eye on the wake-ups.',
      ],
      goal: { allServed: 'All ten have had the lock once' },
      hints: [
        'Nothing needs to be done but to let time go on.',
        'Press play, or the space bar. “Real time” and “four times” get there sooner.',
        'Watch all ten take their turns.',
      ],
    },
    more: {
      text: [
        'When the lock goes, everybody wakes, one wins, and the rest watch again. Ten clients took 45 wake-ups.',
        'Set how many come now. Then say what it will cost.',
      ],
      prediction: {
        question: ({ choice }) => `${choice.clients} clients: how many wake-ups until all have had the lock?`,
        options: {
          onePerTurn: ({ choice }) => `${choice.clients - 1}, one for each hand-over`,
          everyPair: ({ choice }) =>
            `${(choice.clients * (choice.clients - 1)) / 2}, one for each pair of clients`,
          everybodyAlways: ({ choice }) => `${choice.clients * choice.clients}, everybody every time`,
        },
        reveal: ({ outcome, choice }) =>
          `The counter of wake-ups says ${outcome}: first ${choice.clients - 1} wake, then one less each time. Nobody stood in a line: whose create arrived first won.`,
      },
      goal: { allServed: 'All have had the lock once, and the counter says N(N−1)/2' },
      hints: [
        'Choose a prediction, then press play.',
        'Any number of clients counts. The goal is reached when the last one gives the lock back.',
        'Watch twenty clients take their turns.',
      ],
    },
    notMine: {
      text: [
        'One name has another trap: the node says “locked”, but not by whom. A client that was away for too long may delete what is no longer its own.',
        'Pause the holder until its session expires and another client has the lock. Then resume it, and release.',
      ],
      goal: {
        heldWithoutNode: 'A client believes it holds the lock, and somebody else has just deleted its node',
      },
      hints: [
        'A paused process sends no heartbeats. After the session timeout, 4 seconds and up to one tick more, its node goes.',
        'Pause A; wait until another client holds the lock; resume A; when it is connected again, press its Release.',
        'Watch A delete the lock of B.',
      ],
    },
  },
  misconceptions: {
    firstComeFirstServed:
      'One wake-up for each hand-over would need a line in which everyone knows whose turn is next. One fixed name has no line: it wakes all.',
    watchesStay:
      'Those who have had the lock and left no longer watch, and a watch is spent when it fires. So fewer wake each time.',
  },
};
