import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Versions and lost updates',
  goal: 'Read a node’s version, use it to prevent a lost update, and know which nodes can be deleted.',
  parts: {
    lost: {
      text: [
        'The znode /cfg holds the number 5. Two clients count it up. Read gets the number; Write stores the number that was read, plus one. Before a Read it does nothing.',
        'This Write replaces whatever is there. The box of /cfg shows its value.',
      ],
      prediction: {
        question: 'Both clients read. Then both write, one after the other. What does /cfg hold in the end?',
        options: { both: '7', one: '6', none: '5: two writes collide' },
        reveal: ({ outcome }) =>
          `/cfg holds ${outcome}. Both read 5, so both wrote the same number, and both were told Ok. One of two increments is lost.`,
      },
      goal: {
        lostUpdate: 'Both writes were acknowledged, and one of them has left no trace in the value of /cfg',
      },
      hints: [
        'A client writes the number it last read plus one. What if that number is old?',
        'Let A and B read before either of them writes.',
        'Watch both read, then both write.',
      ],
    },
    withVersion: {
      text: [
        'Each write to a znode raises its data version by one: v0, v1 and so on beside the value. Only writes raise it: the size of the value and the znodes below make no difference.',
        'Now Write also sends the version that the client has read. It means: only if nobody has written since. Version −1 would mean: whatever version is there.',
      ],
      prediction: {
        question:
          'Both read version 0. A writes. Then B writes, expecting version 0. What happens to B’s write?',
        options: {
          overwrites: 'It overwrites A’s number',
          refused: 'The server rejects it',
          waits: 'It waits until A has finished',
        },
        reveal: ({ outcome, measured: { expected = 0, actual = 0 } }) =>
          `The server answered ${outcome}: expected version ${expected}, but it is ${actual}. The writer has to read again, and now it knows.`,
      },
      goal: {
        refused: 'A client that wrote with an old version has its answer',
        bothCount: 'Both have counted, and no increment is lost',
      },
      hints: [
        'First repeat what went wrong before: read, read, write, write.',
        'The client whose write failed reads again, then writes.',
        'Watch one of them fail, read again and succeed.',
      ],
    },
    deletion: {
      text: [
        'A znode below another one is its child. A can create a plain child of /q, or a numbered one, whose name ends in a number from the server.',
        'Znodes can be deleted, too: A has one button for the first child, and one for /q itself.',
        'A version counts the writes to one znode. The server also numbers all requests that write: the zxid. Even a refused one takes a number, and so does a new session.',
      ],
      prediction: {
        question: 'A creates one child, then deletes /q. How does the server reply?',
        options: {
          withChildren: 'Ok, and deletes the child too',
          refused: 'With an error',
          waits: 'Not until the child is gone',
        },
        reveal: ({ outcome }) =>
          `It answered ${outcome}, and /q stays with its child. Only a znode without children can be deleted. A whole tree is deleted from its leaves up.`,
      },
      goal: {
        notEmpty: 'An attempt to delete /q while it has a child has its answer',
        parentGone: '/q has been deleted',
      },
      hints: [
        'The child has to be deleted first.',
        'Create a child, delete /q, delete the child, delete /q.',
        'Watch the first attempt, then the child go, then /q.',
      ],
    },
  },
  closing: 'You lost an update, prevented it with a version, and deleted a tree from its leaves up.',
  misconceptions: {
    writesAddUp:
      'Writes do not add up. Each stores a number that was computed from a read, however old that is.',
    secondIsRefused: 'Without a version nothing is refused: the server does not know what a writer has seen.',
    lastWriteWins:
      'With version −1 the last write wins. With the version that was read, the server compares first.',
    versionIsALock:
      'A version is not a lock, and no client waits for it. It only tells the server what the writer has seen.',
    childrenGoToo:
      'A delete removes one node. Tools that delete a tree do it node by node, and can stop halfway.',
    deletionWaits: 'The server never makes a call wait for other clients. It replies from the current state.',
  },
};
