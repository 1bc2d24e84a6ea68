import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'The herd effect',
  goal: 'A lock with one fixed name is simple but unfair, and its cost grows with the square of the number of clients.',
  closing: 'You counted a herd at each release, and saw a late client delete a lock that was not its own.',
  settings: { clients: { label: 'Clients' } },
  parts: {
    ten: {
      text: [
        'A distributed lock lets one client at a time do something. Here the lock is one znode with a fixed name.',
        'The client that creates /exclusive_lock/lock has it. All others set a watch on that znode and wait.',
        'Ten clients take turns, and each releases at once. Keep an eye on the counter of wake-ups.',
      ],
      goal: { allServed: 'All ten have had the lock once' },
      hints: [
        'Just let time run.',
        'Press Play or the space bar. “Real time” at 4× gets there sooner.',
        'Watch all ten take their turns.',
      ],
    },
    second: {
      text: [
        'Six clients came one after the other: A, B, C, D, E, F. A has the lock, the others wait.',
        'Suppose A releases it.',
      ],
      prediction: {
        question: 'Who gets the lock next?',
        options: { firstToCome: 'B, which has waited longest', anyone: 'Not B' },
        reveal: ({ outcome }) =>
          `${outcome} got it. All five woke up and sent a create; the first create to reach the server won.`,
      },
      goal: { handedOver: 'A second client has the lock' },
      hints: [
        'The server does not know who came first. It sees only the creates that arrive.',
        'Press Release on A, then let time run.',
        'Watch A release the lock.',
      ],
    },
    more: {
      text: [
        'When the lock is released, all waiting clients wake up. One wins; the rest set a new watch.',
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
          `The counter of wake-ups says ${outcome}: first ${choice.clients - 1} wake up, then one less each time.`,
      },
      goal: { allServed: 'All have had the lock once' },
      hints: [
        'Choose a prediction, then press Play.',
        'Any number of clients counts. The goal is reached when the last one releases the lock.',
        'Watch twenty clients take their turns.',
      ],
    },
    notMine: {
      text: [
        'A fixed name has another trap. The znode says “locked”, but not by whom. This lock is released by deleting that name.',
        'Suppose A is paused until its session expires. Its ephemeral znode is deleted, and B gets the lock.',
        'Then A resumes and releases what it believes it still holds.',
      ],
      prediction: {
        question: 'What does A’s late delete do?',
        options: {
          nothing: 'Nothing: A’s znode is gone (NoNode)',
          another: 'It deletes B’s lock',
          refused: 'The server refuses: A is not the owner',
        },
        reveal: ({ outcome }) =>
          outcome === 'deleted'
            ? 'The delete succeeded, and the lock of another client is gone. A path says nothing about the owner.'
            : outcome === 'NoNode'
              ? 'NoNode: at that moment there was no lock znode at all.'
              : 'The server refused the delete.',
      },
      goal: {
        heldWithoutNode: 'A client believes it holds the lock, but another client has just deleted its znode',
      },
      hints: [
        'A paused process sends no heartbeats. After the session timeout, at least 4 s, its ephemeral znode is deleted.',
        'Pause A; wait until another client holds the lock; resume A; when it is connected again, press its Release.',
        'Watch A come back late and release.',
      ],
    },
  },
  misconceptions: {
    firstComeFirstServed:
      'One wake-up per hand-over needs a queue in which each client knows whose turn is next. One fixed name has no queue: it wakes all.',
    watchesStay:
      'Clients that have had the lock no longer watch, and a watch is gone once it fires. So fewer clients wake up each time.',
    deletesOnlyItsOwn:
      'Delete takes a path, not a znode. If another client has created that path again, its znode is the one that goes.',
    serverChecksTheOwner:
      'The owner of an ephemeral znode has no special right to it. Any client with the delete permission may delete it.',
  },
};
