// Two ensembles worth looking at side by side.
import type { ScenarioPair } from '../pair.ts';

export const ensemblePairs: readonly ScenarioPair[] = [
  {
    id: 'frozen-against-crashed',
    clients: 2,
    left: { scenario: 'failover', values: { story: 'frozen' } },
    right: { scenario: 'failover', values: { story: 'crashed' } },
    words: {
      name: 'Frozen against crashed',
      more: 'the leader stands still · the leader is gone',
      sentence:
        'Left the leader freezes, right it crashes. Right is back within a second or so; left waits for ten.',
    },
  },
  {
    id: 'lost-against-kept',
    clients: 2,
    left: { scenario: 'leader-crash', values: { story: 'onlyLeader' } },
    right: { scenario: 'leader-crash', values: { story: 'oneFollower' } },
    words: {
      name: 'The same answer, two endings',
      more: 'only the leader had it · one follower had it too',
      sentence:
        'The leader dies, and client A is told the same in both. Left its write is gone for ever, right it is there.',
    },
  },
  {
    id: 'minority-leader-against-majority-leader',
    clients: 3,
    left: { scenario: 'partition', values: { story: 'leaderInMinority' } },
    right: { scenario: 'partition', values: { story: 'leaderInMajority' } },
    words: {
      name: 'The leader on the smaller or the larger side',
      more: 'a write is lost · a write is done',
      sentence: 'The same cut, the same write. Left the leader is with the few, right with the many.',
    },
  },
  {
    id: 'four-against-five',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 5 } },
    words: {
      name: 'Four against five servers',
      more: 'two crash here · two crash there',
      sentence: 'Two servers crash on either side. Four stop, five go on.',
    },
  },
  {
    id: 'four-against-three',
    clients: 2,
    left: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 4 } },
    right: { scenario: 'even-and-odd', values: { story: 'twoCrash', servers: 3 } },
    words: {
      name: 'Four against three servers',
      more: 'one more server · not one loss more',
      sentence: 'Two servers crash on either side. Four bear no more than three do.',
    },
  },
  {
    id: 'quorum-against-one-vote',
    clients: 2,
    left: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'majority' } },
    right: { scenario: 'split-brain', values: { story: 'bothElect', quorum: 'oneVote' } },
    words: {
      name: 'A majority against a single vote',
      more: 'one leader or none · a leader each',
      sentence:
        'The leader dies and the room is cut in half. Left neither half elects; right both do, and two truths are promised.',
    },
  },
  {
    id: 'leader-last-against-first',
    clients: 2,
    left: { scenario: 'rolling-restart', values: { story: 'leaderLast' } },
    right: { scenario: 'rolling-restart', values: { story: 'leaderFirst' } },
    words: {
      name: 'The leader last or first',
      more: 'one election · two elections',
      sentence: 'Every server is restarted once on either side. Left the leader last, right first.',
    },
  },
];
