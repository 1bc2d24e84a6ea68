import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Broken fair locks',
  goal: 'Three bugs in published locks: no second look, a gap before the watch, and a lost wake-up.',
  closing:
    'You made a lock with two holders and two waits without end, then saw the corrected locks pass the same tests.',
  settings: {
    variant: {
      label: 'The lock',
      values: { article: 'as published', corrected: 'corrected: looks again' },
    },
    line: {
      label: 'The lock',
      values: { article: 'as published', 'article-looks-again': 'looks again if nothing is there' },
    },
  },
  parts: {
    middle: {
      text: [
        'A holds the lock, B waits for A, C waits for B. Then B dies. Some seconds later its session expires, and its znode is deleted.',
        'C watched that znode. Set the lock, predict, then kill B or expire its session.',
      ],
      prediction: {
        question: 'B, in the middle, is gone. Who believes it has the lock afterwards?',
        options: { stillA: 'A alone', cToo: 'A and C', nobody: 'Nobody' },
        reveal: ({ outcome }) =>
          outcome === 'A B C'
            ? 'All three. C went ahead without looking again. B, whose session has expired, took its own lost session for a release.'
            : outcome === 'A C'
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
        'Another published lock lists the children, then watches its predecessor with exists. Between the two calls that znode may be deleted.',
        'Suppose B is paused in that gap: its list has arrived, its watch is not set. A releases, then B resumes.',
      ],
      prediction: {
        question: 'What happens to B?',
        options: {
          holds: 'It gets the lock',
          waits: 'It waits forever',
          fails: 'Its exists fails with NoNode, and it ends',
        },
        reveal: ({ outcome }) =>
          outcome === 'holds'
            ? 'exists found no znode. This lock takes that as a reason to list again, and B came first.'
            : 'exists found no znode, and this lock takes that for “not yet”. The only event that could wake B was over before it asked.',
      },
      goal: {
        waitsForNothing: 'The lock is free, a client waits for it, and nothing will ever wake it',
        takesTheLock: 'With the lock that looks again, B gets it after the same pause',
      },
      hints: [
        'A watch reports what happens after it is set.',
        'Pause B when its list of children has been delivered; release A; when A’s znode is gone, resume B. Single steps help.',
        'Watch B come late twice: with each lock once.',
      ],
    },
    tooEarly: {
      text: [
        'The first lock has one more bug. Its program sets the watch and only then creates the latch it waits on. The event arrives on another thread.',
        'Suppose B’s program is stalled between the two: its threads stop, its library goes on. A releases, the event comes, B goes on.',
      ],
      prediction: {
        question: 'What happens to B?',
        options: { holds: 'It gets the lock', waits: 'It waits forever' },
        reveal: ({ outcome }) =>
          outcome === 'holds'
            ? 'The event was kept for B’s program, which found it when it began to wait.'
            : 'The callback ran before there was a latch to open. Then B created the latch and waits for an event that is over.',
      },
      goal: {
        wakeUpLost: 'The wake-up came too early, and the client waits forever',
        takesTheLock: 'With the corrected lock, B gets it after the same stall',
      },
      hints: [
        'Stall stops only the program; events still reach the process.',
        'Stall B when it has the reply to exists; release A; when B’s callback has run, press Unstall.',
        'Watch the event arrive before the program waits for it.',
      ],
    },
  },
  misconceptions: {
    watchTellsThePast:
      'A watch reports only what happens after it is set. This client never asked again what had happened before.',
    nothingLeftIsMyTurn:
      'This lock looks at the reply of exists. “There is no such znode” makes it list the children once more.',
    watchingNothingFails:
      'exists on a missing znode is no error. It returns “none” and still sets a watch, for its creation.',
    eventsWaitForTheProgram:
      'Events are not kept for a program. The library runs the callback at once, whether or not a thread waits.',
    earlyIsLost:
      'Here the callback leaves a mark that the program looks at before it waits. So an early event is not lost.',
    notifiedMeansNext:
      'NodeDeleted means: the node you watched is gone. It does not mean: it is your turn. Only another look at the list tells.',
    lineClosesByItself:
      'The gap closes only if the notified client looks again and finds another node to watch. This lock does not look.',
    lineBreaks:
      'The server notifies the watcher of a deleted node, no matter who owned it. What the watcher does next is up to its program.',
  },
};
