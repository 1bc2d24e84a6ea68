// Two ways of coordination worth looking at side by side.
import type { ScenarioPair } from '../scenario/pair.ts';

export const coordinationPairs: readonly ScenarioPair[] = [
  {
    id: 'barrier-keepers',
    clients: 4,
    left: { scenario: 'barrier', values: { variant: 'goes-with-keeper' } },
    right: { scenario: 'barrier', values: { variant: 'looks-again' } },
    words: {
      name: 'Barrier: ephemeral vs. persistent znode',
      more: 'opens when its keeper dies · stays closed',
      sentence:
        'Kill A before it opens the barrier. Left: the znode goes with A’s session, and all pass. Right: all keep waiting.',
    },
  },
  {
    id: 'group-names',
    clients: 5,
    left: { scenario: 'group-membership', values: { variant: 'trusts-node-exists' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    words: {
      name: 'Group membership: NodeExists after a restart',
      more: 'keeps the old znode · waits and creates its own',
      sentence:
        'Kill a host and start it again at once. Left: it takes the name it finds, which soon disappears. Right: it creates its own.',
    },
  },
  {
    id: 'watch-gap',
    clients: 4,
    left: { scenario: 'published-value', values: { variant: 'reads-then-watches', takeMs: 2000, rounds: 4 } },
    right: { scenario: 'published-value', values: { variant: 'reads-with-watch', takeMs: 2000, rounds: 4 } },
    words: {
      name: 'Publish/subscribe: read then watch vs. one call',
      more: 'misses a change · misses none',
      sentence: 'Left: subscribers miss a change between read and watch. Right: one call does both.',
    },
  },
  {
    id: 'half-and-whole',
    clients: 4,
    left: { scenario: 'two-values', values: { variant: 'plain' } },
    right: { scenario: 'two-values', values: { variant: 'version-node' } },
    words: {
      name: 'Atomic configuration: two writes vs. a pointer',
      more: 'two plain writes · a znode per version',
      sentence:
        'Left: a client that reads in between gets a mix of two versions. Right: the pointer only names complete versions.',
    },
  },
  {
    id: 'cache-watches',
    clients: 4,
    left: { scenario: 'znode-cache', values: { variant: 'trusts-the-watch' } },
    right: { scenario: 'znode-cache', values: { variant: 'recursive' } },
    words: {
      name: 'Cache: missed changes after a reconnect',
      more: 'trusts its watch · reads everything again',
      sentence:
        'Cut a cache off, let A write, and heal the link. Left: the cache never learns what it missed. Right: it reads everything again.',
    },
  },
  {
    id: 'commit-deciders',
    clients: 4,
    left: { scenario: 'two-phase-commit', values: { variant: 'coordinator-decides' } },
    right: { scenario: 'two-phase-commit', values: { variant: 'decided-once' } },
    words: {
      name: 'Two-phase commit: coordinator vs. any site',
      more: 'only A decides · the first to decide',
      sentence:
        'Kill A as soon as there are votes. Left: sites that have voted wait forever. Right: another client decides.',
    },
  },
];
