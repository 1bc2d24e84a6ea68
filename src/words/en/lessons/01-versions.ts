import type { LessonWords } from '../../contracts/lessons.ts';

export const versions: LessonWords = {
  title: 'Versions and lost updates',
  goal: 'Read a node’s version, use it to prevent a lost update, and know which nodes can be deleted.',
  parts: {
    lost: {
      text: [
        '/cfg holds the number 5. Two clients increment it: each reads it and writes the number plus one.',
        'Here they write without checking the version. Let both increment once so that one of the two increments is lost. The Read and Write buttons are in each client’s details.',
      ],
      goal: { lostUpdate: 'Both clients got “Ok”, and /cfg grew by only one' },
      hints: [
        'A client writes the number it last read plus one. What if that number is old?',
        'Let A and B read before either of them writes.',
        'Watch both read 5 and both write 6.',
      ],
    },
    withVersion: {
      text: [
        'Each write to the data increments dataVersion by one, however many bytes; changes of children do not. A client that writes with the version it read says: only if nothing has changed since.',
        'Both have read 5. A writes 6. Then B, which still has 5, writes with the version it read.',
      ],
      prediction: {
        question: 'What happens to B’s write?',
        options: {
          overwrites: 'It overwrites A’s 6',
          refused: 'The server rejects it',
          waits: 'It waits until A has finished',
        },
        reveal: ({ outcome }) =>
          `The server answered ${outcome}: A’s write had raised dataVersion of /cfg from 0 to 1. B has to read again, and knows it.`,
      },
      goal: {
        refused: 'A write fails with BadVersion',
        bothCount: 'Both have incremented, and /cfg is 7 or more',
      },
      hints: [
        'First repeat what went wrong before: read, read, write, write.',
        'After BadVersion: let B read again, then write.',
        'Watch B get BadVersion, read again and write 7.',
      ],
    },
    deletion: {
      text: [
        'A has a node /q. Produce creates a sequential child, Write a plain one, Consume deletes the lowest child, and Continue deletes /q itself.',
        'Suppose /q has one child, and A deletes /q.',
      ],
      prediction: {
        question: 'How does the server reply?',
        options: {
          withChildren: 'Ok, and deletes the child too',
          refused: 'With an error',
          waits: 'Not until the child is gone',
        },
        reveal: ({ outcome }) =>
          `It answered ${outcome}, and /q stays with its child. Only a node without children can be deleted; a whole tree is deleted from its leaves up.`,
      },
      goal: {
        notEmpty: 'An attempt to delete /q fails with NotEmpty',
        parentGone: '/q has been deleted',
      },
      hints: [
        'The child has to be deleted first.',
        'Produce, Continue, Consume, Continue.',
        'Watch NotEmpty, then the child deleted, then /q.',
      ],
    },
  },
  misconceptions: {
    lastWriteWins:
      'With version −1 the last write wins. With the version that was read, the server compares first.',
    versionIsALock:
      'A version is not a lock, and no client waits for it. It only tells the server what the writer has seen.',
    childrenGoToo:
      'A delete removes one node. Tools that delete a tree do it node by node, and can stop halfway.',
    deletionWaits: 'The server never makes a call wait for other clients. It replies from the current state.',
  },
};
