// Two ensembles worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const ensemblePairs: readonly ScenarioPair[] = [
  {
    id: 'frozen-against-crashed',
    clients: 2,
    left: { scenario: 'failover', values: { story: 'frozen' } },
    right: { scenario: 'failover', values: { story: 'crashed' } },
  },
  {
    id: 'lost-against-kept',
    clients: 2,
    left: { scenario: 'leader-crash', values: { story: 'onlyLeader' } },
    right: { scenario: 'leader-crash', values: { story: 'oneFollower' } },
  },
  {
    id: 'minority-leader-against-majority-leader',
    clients: 3,
    left: { scenario: 'partition', values: { story: 'leaderInMinority' } },
    right: { scenario: 'partition', values: { story: 'leaderInMajority' } },
  },
  {
    id: 'four-against-five',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 5 } },
  },
  {
    id: 'four-against-three',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 3 } },
  },
  {
    id: 'quorum-against-one-vote',
    clients: 2,
    left: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'majority' } },
    right: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'oneVote' } },
  },
  {
    id: 'leader-last-against-first',
    clients: 2,
    left: { scenario: 'rolling-restart', values: { story: 'leaderLast' } },
    right: { scenario: 'rolling-restart', values: { story: 'leaderFirst' } },
  },
];
