import { format } from '../../../words/en/nouns.ts';
import type { ClaimsWords } from './contract.ts';

export const claimsWords: ClaimsWords = {
  title: 'Claims of the articles',
  more: 'Statements from five articles, each checked and shown',
  about:
    'What five widely copied articles say about ZooKeeper, statement by statement, with the moment that shows whether it is so.',
  card: (id) => `Claim ${id}`,
  verdicts: { right: 'Right', half: 'Half right', faulty: 'Faulty code', wrong: 'Wrong' },
  verdictTips: {
    right: 'It is so.',
    half: 'True under a condition that is not stated, or with something missing.',
    faulty: 'The code does what the statement says, and that is the mistake.',
    wrong: 'It is not so.',
  },
  lookAt: (what) => `Look at: ${what}`,
  previous: 'Previous claim',
  next: 'Next claim',
  again: 'Play again',
  close: 'Close the claim',
  article: 'Article',
  verdict: 'Verdict',
  all: 'All',
  found: (count) => format.plural(count, { one: '1 claim', other: `${format.number(count)} claims` }),
  seen: 'seen',
  articles: {
    S0: 'Locks, queue, elections',
    S1: 'Inside ZooKeeper',
    S2: 'Curator’s LeaderLatch',
    S3: 'A fair lock',
    S4: 'An election for applications',
  },
  truths: {},
  looks: {},
  claims: {},
};
