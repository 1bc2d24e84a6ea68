import type { FamilyWords } from './contract.ts';
import { barriers } from './coordination/barriers.en.ts';
import { commit } from './coordination/commit.en.ts';
import { groups } from './coordination/groups.en.ts';
import { messages } from './coordination/messages.en.ts';
import { values } from './coordination/values.en.ts';

/** Barriers, groups, shared values, commits: what the shelf says of each. */
export const coordination: FamilyWords = {
  scenarios: { ...barriers, ...groups, ...values, ...commit, ...messages },
  pairs: {
    'barrier-keepers': {
      name: 'A barrier whose keeper dies',
      more: 'it opens · it stays',
      sentence:
        'Kill A before it opens the barrier. Left: its znode goes with its session, and all pass. Right: all go on waiting.',
    },
    'group-names': {
      name: 'A host that is back too soon',
      more: 'takes the old name · waits for its own',
      sentence:
        'Kill a host and start it again at once. Left: it takes the name it finds, which goes a little later. Right: it makes its own.',
    },
    'watch-gap': {
      name: 'Read, then watch, or both at once',
      more: 'misses a change · hears of each',
      sentence:
        'Left: what is published between reading and watching nobody hears of. Right: one call does both.',
    },
    'half-and-whole': {
      name: 'Half a configuration, or a whole one',
      more: 'two writes · a node for each version',
      sentence:
        'Left: whoever reads in between has half of each version. Right: a version is made whole, then pointed to.',
    },
    'cache-watches': {
      name: 'After a lost connection',
      more: 'trusts its watch · reads again',
      sentence:
        'Cut a cache off, let A write, and heal it. Left: what it missed it never learns. Right: it reads everything again.',
    },
    'commit-deciders': {
      name: 'Who may decide',
      more: 'A alone · whoever is first',
      sentence:
        'Kill A as soon as there are votes. Left: all who have voted wait for ever. Right: somebody else decides.',
    },
  },
  contradictions: {
    nobodyWouldServe: 'At least one client has to be a host: choose fewer routers, or more clients.',
  },
};
