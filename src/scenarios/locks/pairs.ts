// Two locks worth looking at side by side.
import type { ScenarioPair } from '../scenario/pair.ts';

export const lockPairs: readonly ScenarioPair[] = [
  {
    id: 'lines-published',
    clients: 6,
    left: { scenario: 'line-lock', values: { variant: 'article' } },
    right: { scenario: 'line-lock', values: { variant: 'article-looks-again' } },
    words: {
      name: 'Missed wake-up: lock as published vs. corrected',
      more: 'waits for an event · lists again',
      sentence:
        'The predecessor is already gone. Left: the client waits for an event. Right: it lists again.',
    },
  },
  {
    id: 'lines-guid',
    clients: 4,
    left: { scenario: 'line-lock', values: { variant: 'no-guid' } },
    right: { scenario: 'line-lock', values: { variant: 'guid' } },
    words: {
      name: 'Lost reply: without vs. with a GUID',
      more: 'two znodes after a lost reply · one',
      sentence:
        'Lose the reply to a create. Left: the client creates again. Right: it first looks for its znode.',
    },
  },
  {
    id: 'fair-locks',
    clients: 4,
    left: { scenario: 'fair-lock', values: { variant: 'article' } },
    right: { scenario: 'fair-lock', values: { variant: 'corrected' } },
    words: {
      name: 'Fair lock: as published vs. corrected',
      more: 'one count for all threads · one per thread',
      sentence: 'Left: the published lock with its bugs. Right: the same API, corrected.',
    },
  },
  {
    id: 'fence',
    clients: 3,
    left: { scenario: 'guarded-lock', values: { guard: 'off' } },
    right: { scenario: 'guarded-lock', values: { guard: 'on' } },
    words: {
      name: 'Fencing token: without vs. with',
      more: 'accepts every write · checks the token',
      sentence:
        'Pause the holder until its session expires. Left: its late write is accepted. Right: it is rejected.',
    },
  },
  {
    id: 'readers-writers',
    clients: 6,
    left: { scenario: 'read-write-lock', values: { variant: 'children', mix: 'fewWriters' } },
    right: { scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'fewWriters' } },
    words: {
      name: 'Read/write lock: watch all vs. watch one',
      more: 'each watches the whole line · each watches one znode',
      sentence: 'Left: every change wakes up all waiters. Right: only those that can enter.',
    },
  },
  {
    id: 'orders-of-locks',
    clients: 2,
    left: { scenario: 'multi-lock', values: { variant: 'own-order', arrival: 'together' } },
    right: { scenario: 'multi-lock', values: { variant: 'one-order', arrival: 'together' } },
    words: {
      name: 'Deadlock: two locks in opposite orders',
      more: 'each client its own order · one order for all',
      sentence: 'Left: A holds x and wants y, while B holds y and wants x. Right: all use the same order.',
    },
  },
  {
    id: 'revocations',
    clients: 3,
    left: { scenario: 'revocable-lock', values: { variant: 'deaf' } },
    right: { scenario: 'revocable-lock', values: { variant: 'obeys' } },
    words: {
      name: 'Revocable lock: ignored vs. obeyed',
      more: 'the holder keeps it · releases it',
      sentence:
        'Let a waiter ask for the lock. Left: the holder ignores the request. Right: it releases the lock.',
    },
  },
];
