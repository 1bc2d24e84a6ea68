import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Two-phase commit',
  more: 'all sites vote, and one outcome holds for all',
  sentence: byVariant(
    {
      'decided-once': (sites) =>
        `${sites} sites vote. A client that sees all votes, or times out, creates the outcome znode. There can be only one.`,
      'sites-decide': (sites) =>
        `${sites} sites vote, and each counts the votes itself. If one dies before it votes, the others wait forever.`,
      'coordinator-decides': (sites) =>
        `${sites} sites vote, and only A creates the outcome. If A dies first, all sites that have voted wait forever.`,
      'gives-up-alone': (sites) =>
        `${sites} sites vote, and A creates the outcome. A site that times out aborts on its own, whatever A decides later.`,
    },
    1,
  ),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'decided-once': 'the first to decide decides for all',
        'sites-decide': 'every site counts the votes',
        'coordinator-decides': 'the coordinator decides',
        'gives-up-alone': 'a site that times out aborts alone',
      },
    },
    votes: { label: 'Votes', values: { 'all-yes': 'all vote yes', 'one-no': 'the last site votes no' } },
    pace: PACE,
    patienceMs: { label: 'Wait for the outcome', values: { forever: 'without a time limit' } },
    rounds: { label: 'Transactions' },
  },
  steps: {
    'commit.begin': 'Coordinator: create the transaction’s znode',
    'commit.join': 'Sites: wait for it',
    'commit.vote': 'Sites: create a znode with the vote. From now on it is binding',
    'commit.count': 'List with a watch: is there an outcome, or are all votes in?',
    'commit.judge': 'List the votes with a watch: all yes is commit, one no is abort',
    'commit.decide': 'Create the outcome znode. If it already exists, that outcome counts',
    'commit.giveUp': 'Timed out: abort',
    'commit.done': 'Apply the outcome',
  },
  stepNames: {
    'commit.begin': 'begins',
    'commit.join': 'waits for the start',
    'commit.vote': 'votes',
    'commit.count': 'waits for the outcome',
    'commit.judge': 'counts the votes',
    'commit.decide': 'decides',
    'commit.giveUp': 'gives up',
    'commit.done': 'applies it',
  },
  tags: ['commit', 'watch', 'ephemeral'],
} satisfies ScenarioWords;
