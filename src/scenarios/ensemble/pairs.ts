// Two ensembles worth looking at side by side.
import type { ScenarioPair } from '../scenario/pair.ts';

export const ensemblePairs: readonly ScenarioPair[] = [
  {
    id: 'frozen-against-crashed',
    clients: 2,
    left: { scenario: 'failover', values: { story: 'frozen' } },
    right: { scenario: 'failover', values: { story: 'crashed' } },
    words: {
      name: 'Leader failover: frozen vs. crashed',
      more: 'the leader freezes · the leader crashes',
      sentence:
        'Left: the leader freezes. Right: it crashes. The right side recovers within about a second, the left after ten.',
    },
  },
  {
    id: 'lost-against-kept',
    clients: 2,
    left: { scenario: 'leader-crash', values: { story: 'onlyLeader' } },
    right: { scenario: 'leader-crash', values: { story: 'oneFollower' } },
    words: {
      name: 'Leader crash during a write: lost vs. kept',
      more: 'only the leader had the write · one follower too',
      sentence:
        'The leader crashes, and client A gets the same error on both sides. Left: its write is lost. Right: it is kept.',
    },
  },
  {
    id: 'minority-leader-against-majority-leader',
    clients: 3,
    left: { scenario: 'partition', values: { story: 'leaderInMinority' } },
    right: { scenario: 'partition', values: { story: 'leaderInMajority' } },
    words: {
      name: 'Partition: leader in the minority vs. the majority',
      more: 'the write is lost · the write is kept',
      sentence:
        'The same cut and the same write. Left: the leader is on the smaller side. Right: on the larger side.',
    },
  },
  {
    id: 'four-against-five',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 5 } },
    words: {
      name: 'Four vs. five servers',
      more: 'two crashes stop it · two crashes do not',
      sentence: 'Two servers crash in each ensemble. Four servers stop writing, five go on.',
    },
  },
  {
    id: 'four-against-three',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 3 } },
    words: {
      name: 'Four vs. three servers',
      more: 'one more server · the same fault tolerance',
      sentence: 'Two servers crash in each ensemble. Four servers tolerate no more crashes than three.',
    },
  },
  {
    id: 'quorum-against-one-vote',
    clients: 2,
    left: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'majority' } },
    right: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'oneVote' } },
    words: {
      name: 'Split brain: majority vs. single vote',
      more: 'at most one leader · a leader in each half',
      sentence:
        'The leader crashes and the network is cut in half. Left: neither half elects. Right: both do, and they confirm conflicting writes.',
    },
  },
  {
    id: 'leader-last-against-first',
    clients: 2,
    left: { scenario: 'rolling-restart', values: { story: 'leaderLast' } },
    right: { scenario: 'rolling-restart', values: { story: 'leaderFirst' } },
    words: {
      name: 'Rolling restart: leader last vs. first',
      more: 'one election · two elections',
      sentence: 'Every server is restarted once. Left: the leader last. Right: the leader first.',
    },
  },
];
