import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'candidate-looks-too-late': {
    name: 'Gone between list and watch',
    story:
      'B lists the candidates: A is before it. Before B sets its watch, A leaves. exists says that there is nothing, the article does not look at the answer, and B waits for an event that has already been.',
    look: 'B’s znode is the first, B is asleep, and no watch is left that could wake it.',
    fix: 'If exists finds nothing, list again.',
  },
  'candidate-told-before-it-waits': {
    name: 'Notified before it waited',
    story:
      'B has set its watch, but its thread has not come to wait() yet. A leaves, the event arrives, and the callback calls notify(): nobody waits. Then B begins to wait.',
    look: 'B’s callback has run, and B’s thread waits on the same monitor all the same.',
    fix: 'What was told must be remembered: a latch made before the watch is set, or a condition that is checked inside the monitor.',
  },
  'candidate-not-in-the-list': {
    name: 'Nowhere in the list',
    story:
      'A stranger deletes C’s znode. Nobody tells C; when B dies, C lists, does not find itself, finds nothing to wait for, and lists again, and again.',
    look: 'C’s requests: a hundred in a second, and no end.',
    fix: 'Whose znode is gone is no candidate any more: make another one, at the end.',
  },
  'everyone-watches-the-leader': {
    name: 'All eyes on one znode',
    story:
      'Six candidates watch the leader’s znode. It dies, five events go out, five clients list the children, and one of them leads.',
    look: 'Five arrows break at once on the left, one on the right.',
    fix: 'Each watches the one before it: the largest number below its own, not the smallest of all.',
  },
  'leader-for-ever': {
    name: 'Leader for ever',
    story:
      'The candidates’ znodes are persistent. A dies, its session expires, and its znode stays: by the tree A still leads.',
    look: 'The first znode has no owner, and everybody waits for it to go.',
    fix: 'Ephemeral znodes: what a session has made goes with it.',
  },
  'leader-that-was-not-told': {
    name: 'The leader nobody told',
    story:
      'A leads and is cut off. The server lets its session expire and B is elected. A’s program looks at nothing but deleted znodes, so it leads on.',
    look: 'Two crowns, from the moment the session expires.',
    fix: 'A leader that has lost its connection stops at once: two thirds of the session timeout are over then, so nobody has been elected yet.',
  },
  'candidate-ends-its-znode-stays': {
    name: 'The dead candidate’s living znode',
    story:
      'B’s create is done, the answer is lost, the exception ends B’s thread. Its process goes on sending heartbeats, so its znode stays. A leaves, and it is B’s turn for ever.',
    look: 'B’s program has ended, B’s znode is the first, and C waits for it.',
    fix: 'A lost answer tells nothing: look for what this session has made before you try again, and close the handle if you give up.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
