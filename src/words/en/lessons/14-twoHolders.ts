import type { LessonWords } from '../../contracts/lessons.ts';

const GUARD = {
  label: 'The fence',
  values: { off: 'off: accepts every write', on: 'on: rejects tokens lower than the last' },
} as const;

export const twoHolders: LessonWords = {
  title: 'Fencing tokens',
  goal: 'No lock alone stops a stale writer: the resource must check an increasing token.',
  settings: { guard: GUARD },
  parts: {
    pause: {
      text: [
        'A holds a correct lock and writes to a printer again and again. Each write carries the number of its node as a fencing token.',
        'Suppose A pauses, as in a long garbage collection, until its session has expired and B has got the lock and written. Then A resumes.',
      ],
      prediction: {
        question: ({ set }) =>
          `The fence is ${set['guard'] === 'on' ? 'on' : 'off'}. A resumes and writes once more: whose page is printed last?`,
        options: {
          stale: 'A’s, with the old token',
          fresh: 'B’s: A’s write is rejected',
          nobody: 'A no longer writes',
        },
        reveal: ({ outcome }) =>
          outcome === 'rejected'
            ? 'The printer rejected A’s write: it had seen a higher token. The lock is the same, and A still believed that it held it.'
            : 'The printer accepted A’s page after B’s. At that moment both believed they held the lock.',
      },
      goal: {
        staleAccepted: 'Two clients believe they hold the lock, and the printer accepts the older token',
        staleRejected: 'The printer rejects an older token',
      },
      hints: [
        'A paused process cannot learn that its session has expired.',
        'Pause A; when B has written, resume A. Do it with the fence off, then with it on.',
        'Watch A resume twice: without a fence, then with one.',
      ],
    },
    deaf: {
      text: [
        'It does not even take a pause. This holder stops only when its library reports that the session is lost.',
        'Make two clients believe they hold the lock again, any way you like, and see how long it lasts.',
      ],
      goal: { twoBelieve: 'Two clients believe they hold the lock' },
      hints: [
        'The server expires a session by its own clock. How would the client find out?',
        'Cut A off from the server, and wait until B has the lock.',
        'Watch A keep printing while cut off.',
      ],
    },
  },
  misconceptions: {
    lockIsEnough:
      'The printer does not know the lock. Without a token it cannot tell an old holder from the new one, however correct the lock is. A longer timeout makes this rarer, but recovery slower. Checking just before the write does not help: the pause may come after the check.',
    serverKnowsWhoWrites:
      'ZooKeeper never sees the write. Without a fence nothing is compared, and the late page is printed.',
    expiredStops:
      'A paused process does not know how long it was paused. It continues in the middle of its loop until it learns of the expiry.',
  },
};
