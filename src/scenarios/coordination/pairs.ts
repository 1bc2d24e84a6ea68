// Two ways of coordination worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const coordinationPairs: readonly ScenarioPair[] = [
  {
    id: 'barrier-keepers',
    clients: 4,
    left: { scenario: 'barrier', values: { variant: 'goes-with-keeper' } },
    right: { scenario: 'barrier', values: { variant: 'looks-again' } },
    words: {
      name: 'A barrier whose keeper dies',
      more: 'it opens · it stays',
      sentence:
        'Kill A before it opens the barrier. Left: its znode goes with its session, and all pass. Right: all go on waiting.',
    },
  },
  {
    id: 'group-names',
    clients: 5,
    left: { scenario: 'group-membership', values: { variant: 'trusts-node-exists' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    words: {
      name: 'A host that is back too soon',
      more: 'takes the old name · waits for its own',
      sentence:
        'Kill a host and start it again at once. Left: it takes the name it finds, which goes a little later. Right: it makes its own.',
    },
  },
  {
    id: 'watch-gap',
    clients: 4,
    left: { scenario: 'published-value', values: { variant: 'reads-then-watches', takeMs: 2000, rounds: 4 } },
    right: { scenario: 'published-value', values: { variant: 'reads-with-watch', takeMs: 2000, rounds: 4 } },
    words: {
      name: 'Read, then watch, or both at once',
      more: 'misses a change · hears of each',
      sentence:
        'Left: what is published between reading and watching nobody hears of. Right: one call does both.',
    },
  },
  {
    id: 'half-and-whole',
    clients: 4,
    left: { scenario: 'two-values', values: { variant: 'plain' } },
    right: { scenario: 'two-values', values: { variant: 'version-node' } },
    words: {
      name: 'Half a configuration, or a whole one',
      more: 'two writes · a node for each version',
      sentence:
        'Left: whoever reads in between has half of each version. Right: a version is made whole, then pointed to.',
    },
  },
  {
    id: 'cache-watches',
    clients: 4,
    left: { scenario: 'znode-cache', values: { variant: 'trusts-the-watch' } },
    right: { scenario: 'znode-cache', values: { variant: 'recursive' } },
    words: {
      name: 'After a lost connection',
      more: 'trusts its watch · reads again',
      sentence:
        'Cut a cache off, let A write, and heal it. Left: what it missed it never learns. Right: it reads everything again.',
    },
  },
  {
    id: 'commit-deciders',
    clients: 4,
    left: { scenario: 'two-phase-commit', values: { variant: 'coordinator-decides' } },
    right: { scenario: 'two-phase-commit', values: { variant: 'decided-once' } },
    words: {
      name: 'Who may decide',
      more: 'A alone · whoever is first',
      sentence:
        'Kill A as soon as there are votes. Left: all who have voted wait for ever. Right: somebody else decides.',
    },
  },
];
