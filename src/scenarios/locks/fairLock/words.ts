import { LOCKSTEP_WAITS } from '../words.ts';
import { byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Fair re-entrant lock',
  more: 'lock, tryLock, and tryLock with a time limit',
  sentence: byVariant({
    article: (clients) =>
      `As published: one lock object in each of ${clients} clients. All threads share one count, one latch and one id.`,
    corrected: (clients) =>
      `One lock object in each of ${clients} clients. Each thread has its own place in line and lists again when it wakes up.`,
    kazoo: (clients) =>
      `One lock object in each of ${clients} clients. A non-blocking acquire that fails deletes its contender once, as kazoo does.`,
  }),
  parameters: {
    variant: form({
      article: 'as published',
      corrected: 'corrected',
      kazoo: 'kazoo: deletes its contender once',
    }),
    second: {
      label: 'How the second client acquires it',
      values: {
        lock: 'lock()',
        tryLock: 'tryLock()',
        tryLockFor: 'tryLock(time)',
        unlockedByAnother: 'lock(), but another thread unlocks',
        tryLockThenUnlock: 'tryLock(), then unlock() in any case',
      },
      hint: 'All other clients call lock(), without a time limit',
    },
    patienceMs: { label: 'tryLock(time) waits for' },
    threads: { label: 'Threads in each client' },
    depth: { label: 'Nested acquires per thread', hint: 'Re-entrant: each acquire needs one release' },
    firstNumber: {
      label: 'First sequence number',
      hint: 'The number of the first znode. The largest possible number is 2,147,483,647.',
    },
    afterError: {
      label: 'After a KeeperException',
      values: { logs: 'only log it', interruptsItself: 'log it and set the interrupt flag' },
      hint: 'Only in the form as published. NodeExists sets no flag.',
    },
    prints: {
      label: 'What tryLock() returns',
      values: { nothing: 'not printed', answers: 'printed' },
    },
  },
  stepsOf: ({ values }) => (values['variant'] === 'article' ? publishedSteps(String(values['second'])) : {}),
  contradictions: { lockstepWaits: LOCKSTEP_WAITS },
  tags: ['fairness', 'reentrant', 'sequential', 'thread', 'lock'],
} satisfies ScenarioWords;

/** One count, one id and one latch, of the object; what is woken does not list again. */
function publishedSteps(second: string): Readonly<Record<string, string>> {
  const givesUp = second === 'tryLock' || second === 'tryLockThenUnlock';
  return {
    'line.create': 'If the count is 0 and there is no id, create an ephemeral sequential znode',
    'line.list': 'List the children. If no name is smaller, add 1 to the count and return',
    'line.watchPredecessor': `${givesUp ? 'tryLock() returns false here, lock() calls' : 'Otherwise call'} exists on the predecessor with a watch. If it is gone, add 1 and return`,
    'line.awaitPredecessor': `Wait on a new latch for any event${second === 'tryLockFor' ? ', in tryLock(time) for that time at most' : ''}. Then add 1 and return`,
    'lock.release': 'unlock(): take 1 from the count. At 0, delete the znode',
  };
}
