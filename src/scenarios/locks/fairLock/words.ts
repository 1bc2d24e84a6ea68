import { LOCKSTEP_WAITS } from '../words.ts';
import { byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'The fair, re-entrant lock',
  more: 'lock, tryLock, tryLock for a time',
  sentence: byVariant({
    article: (clients) =>
      `One lock object in each of ${clients} clients, as an article has it: one count, one latch, one id for all threads.`,
    corrected: (clients) =>
      `One lock object in each of ${clients} clients. Every thread has its own place in line, and looks again when it wakes.`,
  }),
  parameters: {
    variant: form({ article: 'as an article has it', corrected: 'corrected' }),
    second: {
      label: 'How the second client asks',
      values: {
        lock: 'lock()',
        tryLock: 'tryLock()',
        tryLockFor: 'tryLock(time)',
        unlockedByAnother: 'lock(), and another thread unlocks',
      },
      hint: 'All others call lock() and wait as long as it takes',
    },
    patienceMs: { label: 'How long tryLock(time) waits' },
    threads: { label: 'Threads in each client' },
    depth: { label: 'How often each takes it', hint: 'Nested: it is given back as often' },
  },
  contradictions: { lockstepWaits: LOCKSTEP_WAITS },
} satisfies ScenarioWords;
