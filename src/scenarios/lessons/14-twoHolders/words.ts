import type { LessonWords } from '../words.ts';

const GUARD = {
  label: 'The fence',
  values: { off: 'off: accepts every write', on: 'on: rejects lower tokens' },
} as const;

export const words: LessonWords = {
  title: 'Fencing tokens',
  goal: 'No lock alone stops a stale writer: the resource must check an increasing token.',
  closing: 'You made a stale holder write, and saw the resource reject it once it checked the token.',
  settings: {
    guard: GUARD,
    holder: {
      label: 'The holder stops',
      values: {
        stopsWhenLost: 'when its library reports LOST',
        stopsWhenSuspended: 'as soon as it is disconnected',
        deaf: 'never: it listens to nothing',
      },
    },
  },
  parts: {
    silence: {
      text: [
        'A holds a correct lock and prints page after page. B and C wait in line.',
        'Suppose A’s process is paused, as in a long garbage collection. It closes nothing and says nothing.',
      ],
      prediction: {
        question: 'When does B get the lock?',
        options: {
          atOnce: 'At once: the server sees that A is paused',
          timeout: 'Some seconds later',
          never: 'Only after A resumes and releases it',
        },
        reveal: ({ outcome }) =>
          `B got it ${(Number(outcome) / 1000).toFixed(1)} s after A was stopped. The server counts from A’s last message, which came before that. Once a session timeout had passed, it expired the session and deleted A’s znode.`,
      },
      goal: { tookOver: 'B believes it holds the lock' },
      hints: [
        'A lock of ZooKeeper is a lease: it lasts at most as long as the session.',
        'Press Pause on A, then let time run.',
        'Watch A fall silent.',
      ],
    },
    pause: {
      text: [
        'Each page carries a fencing token: the number of its client’s znode. A later holder has a higher number, as long as the parent is not deleted and created again.',
        'Suppose A is paused until its session has expired, and B has got the lock and printed. Then A resumes.',
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
        'It does not even take a pause. Suppose the network of A is cut. Its process goes on, and after a while its library notices the silence.',
        'Curator calls that SUSPENDED: not connected, session unknown. LOST means that it counts the session as over. Set when A stops working.',
      ],
      prediction: {
        question: 'For how long do A and B both believe they hold the lock?',
        options: {
          notAtAll: 'Not at all',
          aWhile: 'For up to five seconds',
          untilDone: 'Longer: until A has finished its work',
        },
        reveal: ({ outcome }) =>
          Number(outcome) === 0
            ? 'Not at all: A stopped when it was disconnected, and that was before the server expired its session.'
            : `For ${(Number(outcome) / 1000).toFixed(1)} s. The server expired the session by its own clock; A stopped only later.`,
      },
      goal: { twoBelieve: 'Two clients believe they hold the lock' },
      hints: [
        'The server expires a session by its own clock. How would the client find out?',
        'Cut A off from the server, and wait until B has the lock. If A stops in time, pause it instead.',
        'Watch A keep printing while cut off.',
      ],
    },
  },
  misconceptions: {
    pauseIsTold:
      'Nobody tells the server. It sees only that no message comes, and a slow client looks the same for a while.',
    heldUntilReleased:
      'The znode belongs to the session, and the server expires a silent session. What A believes makes no difference to it.',
    oneAtATime:
      'The server guarantees one first znode in the line. It does not guarantee that only one client believes it is the holder.',
    libraryTellsInTime:
      'It depends on when the holder stops: before, or after the moment the server expires the session.',
    workIsBrokenOff: 'This holder listens to its connection, and stops its work when it hears of the loss.',
    lockIsEnough:
      'The printer does not know the lock. A longer timeout makes this rarer, but recovery slower. Checking just before the write does not help: the pause may come after the check.',
    serverKnowsWhoWrites:
      'ZooKeeper never sees the write. Without a fence nothing is compared, and the late page is printed.',
    expiredStops:
      'A paused process does not know how long it was paused. It continues in the middle of its loop until it learns of the expiry.',
  },
};
