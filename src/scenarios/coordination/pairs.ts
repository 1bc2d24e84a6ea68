// Two ways of coordination worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const coordinationPairs: readonly ScenarioPair[] = [
  {
    id: 'barrier-keepers',
    clients: 4,
    left: { scenario: 'barrier', values: { variant: 'goes-with-keeper' } },
    right: { scenario: 'barrier', values: { variant: 'looks-again' } },
  },
  {
    id: 'group-names',
    clients: 5,
    left: { scenario: 'group-membership', values: { variant: 'trusts-node-exists' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
  },
  {
    id: 'watch-gap',
    clients: 4,
    left: { scenario: 'published-value', values: { variant: 'reads-then-watches', takeMs: 2000, rounds: 4 } },
    right: { scenario: 'published-value', values: { variant: 'reads-with-watch', takeMs: 2000, rounds: 4 } },
  },
  {
    id: 'half-and-whole',
    clients: 4,
    left: { scenario: 'two-values', values: { variant: 'plain' } },
    right: { scenario: 'two-values', values: { variant: 'version-node' } },
  },
  {
    id: 'cache-watches',
    clients: 4,
    left: { scenario: 'znode-cache', values: { variant: 'trusts-the-watch' } },
    right: { scenario: 'znode-cache', values: { variant: 'recursive' } },
  },
  {
    id: 'commit-deciders',
    clients: 4,
    left: { scenario: 'two-phase-commit', values: { variant: 'coordinator-decides' } },
    right: { scenario: 'two-phase-commit', values: { variant: 'decided-once' } },
  },
];
