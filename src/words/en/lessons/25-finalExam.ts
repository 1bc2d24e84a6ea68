import type { LessonWords } from '../../contracts/lessons.ts';

export const finalExam: LessonWords = {
  title: 'The final exam',
  goal: 'Break a lock that nothing is wrong with, and say what keeps the harm away.',
  settings: {
    guard: { label: 'The fence', values: { off: 'off: takes every write', on: 'on: refuses older tickets' } },
  },
  parts: {
    twoBelieve: {
      text: [
        'The lock is correct: a client that is cut off stops at once, every wake-up is followed by another look, every node has its GUID.',
        'Bring two clients to believe they hold it. You have one command. Start the part over as often as you like.',
      ],
      goal: { byOneCommand: 'Two believe they hold the lock, after one command at most' },
      hints: [
        'A client that is cut off is told so by its own clock. Who is told nothing?',
        'What stands still reads no clock. Let A hold for a while first, and then be patient.',
        'Watch one pause be enough.',
      ],
    },
    noHarm: {
      text: [
        'No lock can prevent that. Something else can keep the harm away. Set it, bring about the two believers once more, and let the one that comes back write.',
        'Two commands are enough.',
      ],
      goal: { harmless: 'B has written, the late write of A is refused, after two commands at most' },
      hints: [
        'The resource itself must know which ticket is older.',
        'Fence on. Pause A, wait until B has written, resume A.',
        'Watch a late write be refused.',
      ],
    },
  },
};
