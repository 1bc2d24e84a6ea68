import type { LessonWords } from '../../contracts/lessons.ts';

export const versions: LessonWords = {
  title: 'A tree with versions',
  goal: 'Read a node’s version, use it to avoid a lost update, and know what can be deleted.',
  parts: {
    lost: {
      text: [
        '/cfg holds the number 5. Two clients count it up: each reads it, and writes one more than it read.',
        'Here they write without looking at the version. Make both count once, so that one of the two counts is lost. The buttons Read and Write are on each client’s card.',
      ],
      goal: { lostUpdate: 'Both clients were told “Ok”, and /cfg has grown by one only' },
      hints: [
        'A client writes what it knows plus one. What if it knows something old?',
        'Let A read and B read before either of them writes.',
        'Watch both read 5 and both write 6.',
      ],
    },
    withVersion: {
      text: [
        'Each data change raises dataVersion by one, however many bytes; children do not count. Whoever writes with the version it read says: only if nothing has changed since.',
        'Both have read 5. A writes 6. Then B, that still knows 5, writes with the version it read.',
      ],
      prediction: {
        question: 'What happens to the write of B?',
        options: {
          overwrites: 'It overwrites the 6 of A',
          refused: 'The server refuses it',
          waits: 'It waits until A has finished',
        },
        reveal: ({ outcome }) =>
          `The server answered ${outcome}: dataVersion of /cfg had gone from 0 to 1 when A wrote. B has to read again, and knows that it has to.`,
      },
      goal: {
        refused: 'A write is answered with BadVersion',
        bothCount: 'Both have counted, and /cfg is 7 or more',
      },
      hints: [
        'First do what went wrong before: read, read, write, write.',
        'After BadVersion: let B read again, then write.',
        'Watch B be refused, read again, and write 7.',
      ],
    },
    deletion: {
      text: [
        'A has a node /q. Produce makes a numbered child below it, Write a plain one, Consume deletes the lowest child; Go on deletes /q itself.',
        'Suppose /q has one child, and A deletes /q.',
      ],
      prediction: {
        question: 'What does the server answer?',
        options: {
          withChildren: 'Ok, and the child goes too',
          refused: 'It refuses',
          waits: 'Nothing until the child has gone',
        },
        reveal: ({ outcome }) =>
          `It answered ${outcome}, and /q stays with its child. A node goes only when it has no children; a whole tree is deleted from its leaves.`,
      },
      goal: {
        notEmpty: 'An attempt to delete /q is answered with NotEmpty',
        parentGone: '/q has been deleted',
      },
      hints: [
        'The child has to go first, by a deletion of its own.',
        'Produce, Go on, Consume, Go on.',
        'Watch NotEmpty, then the child go, then /q.',
      ],
    },
  },
  misconceptions: {
    lastWriteWins:
      'With version −1 the last write wins. With the version that was read, the server compares first.',
    versionIsALock:
      'A version locks nothing and nobody waits for it. It only tells the server what the writer has seen.',
    childrenGoToo:
      'A delete takes one node. Tools that delete a tree do it node by node, and can be stopped halfway.',
    deletionWaits: 'The server never makes a call wait for what others may do. It answers by what is there.',
  },
};
