import type { LessonWords } from '../../contracts/lessons.ts';

export const breakTheLine: LessonWords = {
  title: 'Broken fair locks',
  goal: 'Three bugs in published locks: no second look, a gap before the watch, and a lost wake-up.',
  settings: {
    variant: {
      label: 'The lock',
      values: { article: 'as published', corrected: 'corrected: looks again' },
    },
  },
  parts: {
    middle: {
      text: [
        'A holds the lock, B waits for A, C waits for B. Then B dies, and its node is deleted.',
        'C is notified. What does it do? Set the lock, predict, then kill B.',
      ],
      prediction: {
        question: 'B, in the middle, dies. Who believes it has the lock afterwards?',
        options: { stillA: 'A alone', cToo: 'A and C', nobody: 'Nobody' },
        reveal: ({ outcome }) =>
          outcome === 'A C'
            ? 'Two holders. C was notified that its predecessor was deleted, and went ahead without looking again: A is still there.'
            : 'A alone. C was notified that its predecessor was deleted, looked again, and now watches A’s node.',
      },
      goal: {
        twoKeys: 'Two clients believe they hold the lock',
        lineCloses:
          'With the corrected lock, the client in the middle is gone, and the queue has closed the gap',
      },
      hints: [
        'A notification does not mean that it is your turn.',
        'Kill B, or expire its session, with the published lock and then with the corrected one.',
        'Watch B die twice.',
      ],
    },
    gap: {
      text: [
        'Another published lock lists the children, then watches its predecessor with exists. Between the two calls that node may be deleted.',
        'Pause B in that gap: after its list has arrived, before its watch is set. Single steps help.',
      ],
      goal: { waitsForNothing: 'The lock is free, a client waits for it, and nothing will ever wake it' },
      hints: [
        'A watch set after the node is deleted never fires for that deletion.',
        'Pause B as soon as its list of children has been delivered; release A; when A’s node is gone, resume B.',
        'Watch B wait for a node that no longer exists. It takes a while to be sure that nothing happens.',
      ],
    },
    tooEarly: {
      text: [
        'The first lock has one more bug. Its program sets the watch and only then starts to wait; the event arrives on another thread.',
        'Let the event arrive before the program waits for it.',
      ],
      goal: { wakeUpLost: 'The wake-up came too early, and the client waits forever' },
      hints: [
        'Stall stops only the program; events still reach the process.',
        'Stall B as soon as it has the reply to exists; release A; when B’s callback has run, press Unstall.',
        'Watch the event arrive before the program waits for it.',
      ],
    },
  },
  misconceptions: {
    notifiedMeansNext:
      'NodeDeleted means: the node you watched is gone. It does not mean: it is your turn. Only another look at the list tells.',
    lineClosesByItself:
      'The gap closes only if the notified client looks again and finds another node to watch. This lock does not look.',
    lineBreaks:
      'The server notifies the watcher of a deleted node, no matter who owned it. What the watcher does next is up to its program.',
  },
};
