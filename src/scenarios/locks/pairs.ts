// Two locks worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const lockPairs: readonly ScenarioPair[] = [
  {
    id: 'lines-published',
    clients: 6,
    left: { scenario: 'line-lock', values: { variant: 'article' } },
    right: { scenario: 'line-lock', values: { variant: 'article-looks-again' } },
  },
  {
    id: 'lines-guid',
    clients: 4,
    left: { scenario: 'line-lock', values: { variant: 'no-guid' } },
    right: { scenario: 'line-lock', values: { variant: 'guid' } },
  },
  {
    id: 'fair-locks',
    clients: 4,
    left: { scenario: 'fair-lock', values: { variant: 'article' } },
    right: { scenario: 'fair-lock', values: { variant: 'corrected' } },
  },
  {
    id: 'fence',
    clients: 3,
    left: { scenario: 'guarded-lock', values: { guard: 'off' } },
    right: { scenario: 'guarded-lock', values: { guard: 'on' } },
  },
  {
    id: 'readers-writers',
    clients: 6,
    left: { scenario: 'read-write-lock', values: { variant: 'children', mix: 'fewWriters' } },
    right: { scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'fewWriters' } },
  },
  {
    id: 'orders-of-locks',
    clients: 2,
    left: { scenario: 'multi-lock', values: { variant: 'own-order', arrival: 'together' } },
    right: { scenario: 'multi-lock', values: { variant: 'one-order', arrival: 'together' } },
  },
  {
    id: 'revocations',
    clients: 3,
    left: { scenario: 'revocable-lock', values: { variant: 'deaf' } },
    right: { scenario: 'revocable-lock', values: { variant: 'obeys' } },
  },
];
