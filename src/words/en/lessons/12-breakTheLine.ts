import type { LessonWords } from '../../contracts/lessons.ts';

export const breakTheLine: LessonWords = {
  title: 'Break the line',
  goal: 'Three holes in published locks: no second look, a gap before the watch, a wake-up that is lost.',
  settings: {
    variant: {
      label: 'The lock',
      values: { article: 'as an article published it', corrected: 'corrected: looks again' },
    },
  },
  parts: {
    middle: {
      text: [
        'A holds the lock, B waits for A, C waits for B. Then B dies, and its node goes.',
        'C is told. What does it make of that? Set the lock, predict, and then kill B.',
      ],
      prediction: {
        question: 'B, in the middle, dies. Who believes it has the lock afterwards?',
        options: { stillA: 'A alone', cToo: 'A and C', nobody: 'Nobody' },
        reveal: ({ outcome }) =>
          outcome === 'A C'
            ? 'Two keys. C heard that the node before its own was deleted, and went in without looking again: A is still there.'
            : 'A alone. C heard that the node before its own was deleted, looked again, and now watches A’s.',
      },
      goal: {
        twoKeys: 'Two clients believe they hold the lock',
        lineCloses:
          'With the corrected lock, whoever stood in the middle is gone, and the line has closed behind it',
      },
      hints: [
        'Being told is not being next.',
        'Kill B, or expire its session, with the published lock and then with the corrected one.',
        'Watch B die twice.',
      ],
    },
    gap: {
      text: [
        'Another published lock lists the children, and then watches the node before its own with exists. Between the two calls that node may go.',
        'Stop B in that gap: after its list has come, before its watch is set. Single steps help.',
      ],
      goal: { waitsForNothing: 'The lock is free, a client waits for it, and nothing will ever wake it' },
      hints: [
        'A watch on a node that is gone is never rung by its deletion.',
        'Pause B as soon as its list of children has been delivered; release A; when A’s node is gone, resume B.',
        'Watch B wait for a node that is no more. It takes a while to be sure that nothing comes.',
      ],
    },
    tooEarly: {
      text: [
        'The first lock has one more hole. Its program sets the watch, and only then begins to wait; the event comes on another thread.',
        'Let the event come before the program waits for it.',
      ],
      goal: { wakeUpLost: 'The wake-up came too early, and the client waits for ever' },
      hints: [
        'Stall halts the program alone; events still reach the process.',
        'Stall B as soon as its exists has been answered; release A; when B’s callback has run, let the program go on.',
        'Watch the bell ring while nobody waits for it.',
      ],
    },
  },
  misconceptions: {
    notifiedMeansNext:
      'NodeDeleted means: the node you watched is gone. It does not mean: it is your turn. Only another look at the list tells.',
    lineClosesByItself:
      'The line closes only if who is told looks again and finds another one to watch. This lock does not look.',
    lineBreaks:
      'The server tells the watcher of a deleted node, whoever owned it. What it does then is its own matter.',
  },
};
