// Two locks worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const lockPairs: readonly ScenarioPair[] = [
  {
    id: 'lines-published',
    clients: 6,
    left: { scenario: 'line-lock', values: { variant: 'article' } },
    right: { scenario: 'line-lock', values: { variant: 'article-looks-again' } },
    words: {
      name: 'The line: an article and its cure',
      more: 'waits to be called · looks again',
      sentence: 'One line, twice. Left: who finds nobody to watch waits to be called. Right: it looks again.',
    },
  },
  {
    id: 'lines-guid',
    clients: 4,
    left: { scenario: 'line-lock', values: { variant: 'no-guid' } },
    right: { scenario: 'line-lock', values: { variant: 'guid' } },
    words: {
      name: 'Without and with a GUID',
      more: 'a lost answer leaves two znodes · or one',
      sentence: 'Let an answer get lost. Left: the create is made again. Right: it is looked for first.',
    },
  },
  {
    id: 'fair-locks',
    clients: 4,
    left: { scenario: 'fair-lock', values: { variant: 'article' } },
    right: { scenario: 'fair-lock', values: { variant: 'corrected' } },
    words: {
      name: 'The fair lock: an article and its cure',
      more: 'one count for all · one for each thread',
      sentence: 'Left: the article’s lock, faults and all. Right: the same promises, kept.',
    },
  },
  {
    id: 'fence',
    clients: 3,
    left: { scenario: 'guarded-lock', values: { guard: 'off' } },
    right: { scenario: 'guarded-lock', values: { guard: 'on' } },
    words: {
      name: 'Without and with a fence',
      more: 'the printer takes what comes · checks the token',
      sentence:
        'Pause the holder for longer than its session lives. Left: its late write goes through. Right: it is turned away.',
    },
  },
  {
    id: 'readers-writers',
    clients: 6,
    left: { scenario: 'read-write-lock', values: { variant: 'children', mix: 'fewWriters' } },
    right: { scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'fewWriters' } },
    words: {
      name: 'Readers and writers, two ways to wait',
      more: 'everybody watches the line · one watches one',
      sentence: 'Left: every change wakes everybody. Right: only those that can go in.',
    },
  },
  {
    id: 'orders-of-locks',
    clients: 2,
    left: { scenario: 'multi-lock', values: { variant: 'own-order', arrival: 'together' } },
    right: { scenario: 'multi-lock', values: { variant: 'one-order', arrival: 'together' } },
    words: {
      name: 'Two locks in two orders',
      more: 'each its own · one for all',
      sentence: 'Left: A has x and wants y, B has y and wants x. Right: one order for all.',
    },
  },
  {
    id: 'revocations',
    clients: 3,
    left: { scenario: 'revocable-lock', values: { variant: 'deaf' } },
    right: { scenario: 'revocable-lock', values: { variant: 'obeys' } },
    words: {
      name: 'Asking for the lock',
      more: 'the holder keeps it · gives it back',
      sentence: 'Have a waiting client ask for the lock. Left: the holder does not listen. Right: it does.',
    },
  },
];
