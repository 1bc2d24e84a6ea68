import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Did it happen?',
  goal: 'ConnectionLoss means: the result is unknown. A client looks before it tries again.',
  closing: 'You have lost replies, and found out each time what the server had done with the request.',
  settings: {
    variant: {
      label: 'After a lost reply',
      values: { 'no-guid': 'creates once more', guid: 'looks for its own name first' },
    },
  },
  parts: {
    unknown: {
      text: [
        'A program calls ZooKeeper through a library, which sends a message to the server and waits for the reply. When the connection breaks in between, the program gets ConnectionLoss instead.',
        'Drop reply breaks A’s connection just before its next reply arrives. The empty /q is where A creates its numbered children.',
      ],
      prediction: {
        question:
          'A’s reply is dropped, and A creates a numbered child. A gets ConnectionLoss. How many children does /q have?',
        options: {
          none: 'None: the call failed',
          one: 'One',
          unclear: 'Two: the library repeats the call by itself',
        },
        reveal: ({ outcome }) =>
          `/q has ${outcome} child. The server carried the request out; only the reply was lost. A does not even know the name.`,
      },
      goal: {
        thereUnknown: 'A gets ConnectionLoss, and the znode exists',
        notThere: 'A gets ConnectionLoss, and the znode does not exist',
      },
      hints: [
        'A call can be lost on the way there, or its reply on the way back.',
        'Drop reply, then create. For the other case restart this part, cut A’s link first, and create.',
        'Watch a lost request, then a lost reply: A is told the same.',
      ],
    },
    retry: {
      text: [
        'Three clients want a lock, which only one may hold at a time. Each creates an ephemeral sequential znode. The lowest number holds the lock; each of the others waits for the znode in front of its own.',
        'A’s create is on its way. You choose what A does after a lost reply: create once more, or look first for the unique name it used.',
      ],
      prediction: {
        question: 'The reply to A’s create is dropped. Who holds the lock after that?',
        options: { first: 'A', other: 'B: A has lost its place', nobody: 'No client' },
        reveal: ({ outcome }) =>
          outcome === 'A'
            ? 'A listed the children, found the name with its GUID, and knew that this znode was its own. GUID: a name that nobody else uses.'
            : 'A created a second znode and waits in line with it. First in line is its own first znode, which A does not know. So all wait for A, A included.',
      },
      goal: {
        stuck: 'A’s forgotten znode is first in line, and all clients wait',
        heldWithOne: 'After a lost reply A holds the lock, and has exactly one znode',
      },
      hints: [
        'Look at the colours: how many znodes belong to A?',
        'Drop A’s reply with each of the two settings. The first time wait 20 s.',
        'Watch both, one after the other.',
      ],
    },
    ownWrite: {
      text: [
        '/cfg holds 5. A reads it and writes the next number, with the version that it has read.',
        'The reply to this write is dropped. A’s program does the obvious: it writes the same again, with the same version.',
      ],
      prediction: {
        question: 'How does the server answer the second attempt?',
        options: {
          sameAgain: 'Ok: writing the same twice does no harm',
          refused: 'It rejects it',
          noAnswer: 'Not at all: the session is lost, too',
        },
        reveal: ({ outcome }) =>
          `It answered ${outcome}. The first write had raised the version. So A is refused because of its own success.`,
      },
      goal: { foundOut: 'A knows what is in /cfg after a lost reply, and has counted once' },
      hints: [
        'A refusal says that someone has written. Who?',
        'Read, Drop reply, Write. When A is back: Write again, then Read.',
        'Watch A write twice and then look.',
      ],
    },
  },
  misconceptions: {
    placeIsEnough: 'To be first in line is not enough. A has to know which znode is its own.',
    failedIsNotDone:
      'ConnectionLoss is no failure. It says that no reply came, and nothing about whether the request was carried out.',
    doneTwice:
      'The library does not repeat a call by itself. It reports ConnectionLoss, and the program decides.',
    otherTakesOver: 'A’s znode is still there and still first, whether A knows it or not.',
    lookingChangesNothing:
      'Only a create that is repeated blindly blocks all clients. Here A looks first, finds its znode, and creates no other.',
    sameWriteIsHarmless: 'The version is part of the request. After the first write it is an old one.',
    sessionIsLost: 'A broken connection does not end a session. A is back at once, with the same session.',
  },
};
