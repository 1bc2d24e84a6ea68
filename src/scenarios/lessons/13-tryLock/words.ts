import type { LessonWords } from '../words.ts';

export const words: LessonWords = {
  title: 'Try, time out, re-enter',
  goal: 'A failed attempt must leave no znode, a timeout is not a lock, and re-entrance belongs to a thread.',
  closing: 'You blocked a lock by trying, broke it by a timeout, and saw which thread may enter again.',
  settings: {
    variant: { label: 'The lock', values: { article: 'as published', corrected: 'corrected' } },
  },
  parts: {
    walkAway: {
      text: [
        'A holds the lock. B called tryLock: take it if it is free, otherwise do not wait. The answer was no, and B went on with other work.',
        'Then C came and waits. Suppose A releases the lock.',
      ],
      prediction: {
        question: 'Who has the lock next?',
        options: { c: 'C', b: 'B', nobody: 'Nobody' },
        reveal: ({ outcome }) =>
          outcome === 'C'
            ? 'C. The corrected tryLock deleted its own znode before it said no.'
            : 'Nobody. B’s znode is still in the line, and now it is the first. B does not know, and its session is alive.',
      },
      goal: {
        blocked: 'The lock is free, and a client waits for it in vain',
        cHolds: 'C believes it holds the lock',
      },
      hints: [
        'tryLock has to create a znode before it can tell whether it is first.',
        'Release A with each of the two locks. The published one takes a while to be sure that nothing happens.',
        'Watch A release twice: with each lock once.',
      ],
    },
    outOfTime: {
      text: [
        'Now B is willing to wait, but for two seconds only. A does not release the lock in that time.',
        'Nobody has to do anything: let time run.',
      ],
      prediction: {
        question: 'B’s two seconds are over. Who believes it holds the lock?',
        options: { aAlone: 'A alone', bToo: 'A and B' },
        reveal: ({ outcome }) =>
          outcome === 'A'
            ? 'A alone. B deleted its znode and reported failure. C noticed the gap and watches A now.'
            : 'A and B. The wait ended, and the published lock does not look at why. It went on as if A’s znode were gone.',
      },
      goal: {
        twoKeys: 'Two clients believe they hold the lock',
        leftNothing: 'With the corrected lock, B has given up and its znode is gone',
      },
      hints: [
        'A wait can end for two reasons. The program has to ask which one it was.',
        'Let it play for three seconds, with each of the two locks.',
        'Watch B run out of time twice.',
      ],
    },
    secondThread: {
      text: [
        'A re-entrant lock lets its holder lock it again. Client A has two threads that share one lock object; both call lock.',
        'The first one has it and has not released it.',
      ],
      prediction: {
        question: 'Is A’s second thread let in at the same time?',
        options: { in: 'Yes, beside the first', waits: 'No, it waits for the first' },
        reveal: ({ outcome }) =>
          outcome === 'in'
            ? 'Yes: two threads work inside the lock. The published lock only counts how often this process has locked it.'
            : 'No: each thread has its own znode in the line. The second got the lock when the first had released it.',
      },
      goal: {
        together: 'Two threads of one client hold the lock together',
        inTurn: 'Two threads of one client have held it one after the other',
      },
      hints: [
        'Who is the holder: the process, or one of its threads?',
        'Let it play with the published lock. Then take the corrected one and release A.',
        'Watch two threads of A with each of the two locks.',
      ],
    },
  },
  misconceptions: {
    noMeansNothing:
      'The call returned false, but it had already created a znode. A “no” without a delete leaves it in the line.',
    queuedMeansWaiting:
      'B’s program was told no and went on to other work. It does not come back, even if its znode is still in the line.',
    nodesLeaveAlone:
      'An ephemeral znode goes with its session, not with the call that created it. But this tryLock deletes it itself.',
    timeoutIsALock:
      'A call that returns is not a lock that is held. This one returns in the same way after an event and after a timeout.',
    timeoutIsNo:
      'This lock compares: was it an event or the timeout? After a timeout it gives up its place and says no.',
    oneLockPerProcess:
      'Here the place in the line belongs to a thread. Another thread of the same process waits like any other client.',
    reentrantForAll:
      'Re-entrance means that the same thread may lock again. This lock forgets the thread, so any thread counts as the holder.',
  },
};
