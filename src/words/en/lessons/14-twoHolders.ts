import type { LessonWords } from '../../contracts/lessons.ts';

const GUARD = {
  label: 'The fence',
  values: { off: 'off: takes every write', on: 'on: takes no ticket lower than the last' },
} as const;

export const twoHolders: LessonWords = {
  title: 'Two holders',
  goal: 'No lock alone stops a stale writer: what it guards must check a growing token.',
  settings: { guard: GUARD },
  parts: {
    pause: {
      text: [
        'A holds a sound lock and writes to a printer again and again. Each write carries the number of its node: its ticket.',
        'Suppose A stands still, as in a long garbage collection, until its session has expired and B has the lock and has written. Then A goes on.',
      ],
      prediction: {
        question: ({ set }) =>
          `The fence is ${set['guard'] === 'on' ? 'on' : 'off'}. A wakes and writes once more: whose page is the last?`,
        options: {
          stale: 'A’s, with the old ticket',
          fresh: 'B’s: the write of A is refused',
          nobody: 'A does not write any more',
        },
        reveal: ({ outcome }) =>
          outcome === 'rejected'
            ? 'The printer refused A: it had seen a higher ticket. The lock has not changed, and A still believed.'
            : 'The printer took A’s page after B’s. At that moment both believed they held the lock.',
      },
      goal: {
        staleAccepted: 'Two believe they hold the lock, and the printer takes the older ticket',
        staleRejected: 'The printer refuses an older ticket',
      },
      hints: [
        'A paused process cannot learn that its session has expired.',
        'Pause A; when B has written, resume A. Do it with the fence off, and then on.',
        'Watch A wake up twice: without a fence, and with one.',
      ],
    },
    deaf: {
      text: [
        'It does not take a pause. This holder stops only when its library tells it that the session is lost.',
        'Bring about two believers once more, in any way you like, and see how long it lasts.',
      ],
      goal: { twoBelieve: 'Two clients believe they hold the lock' },
      hints: [
        'The server ends a session by its own clock. How would the client hear of it?',
        'Cut A off from the server, and wait until B has the lock.',
        'Watch A print on behind a cut.',
      ],
    },
  },
  misconceptions: {
    lockIsEnough:
      'The printer does not know the lock. Without a token it cannot tell an old holder from the new one, however sound the lock is. A longer timeout makes it rarer, and recovery slower. To ask just before the write does not help: the pause may come behind the question.',
    serverKnowsWhoWrites:
      'ZooKeeper never sees the write. Without a fence nobody compares anything, and the late page is printed.',
    expiredStops:
      'A process that stood still does not know for how long. It goes on in the middle of its loop, until it hears of the expiry.',
  },
};
