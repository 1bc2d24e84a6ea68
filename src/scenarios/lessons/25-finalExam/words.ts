import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Final exam',
  goal: 'Break a correct lock, and find what prevents the damage.',
  closing: 'You made two holders of a correct lock, and saw a resource with fencing tokens stay unharmed.',
  settings: {
    guard: {
      label: 'The fence',
      values: { off: 'off: accepts every write', on: 'on: rejects older tokens' },
    },
  },
  parts: {
    twoBelieve: {
      text: [
        'The lock is correct: each client watches its predecessor, looks again after every wake-up, and stops as soon as it notices that it is cut off.',
        'Make two clients believe they hold it. You have two commands. Restart this part as often as you like.',
      ],
      goal: { byOneCommand: 'Two clients believe they hold the lock, after at most two commands' },
      hints: [
        'A client that is cut off finds out by its own clock. Which client finds out too late?',
        'A paused process reads no clock, and a slow clock is late. Let A hold the lock for a while first.',
        'Watch how one pause is enough.',
      ],
    },
    noHarm: {
      text: [
        'No lock can prevent that. Something else can prevent the damage. Set it, make two clients believe they hold the lock again, and let the one that resumes write.',
        'Three commands at most.',
      ],
      goal: { harmless: 'B has written, and A’s late write is rejected, after at most three commands' },
      hints: [
        'The resource itself must know which token is older.',
        'Fence on. Pause A, wait until B has written, resume A.',
        'Watch a late write being rejected.',
      ],
    },
  },
};
