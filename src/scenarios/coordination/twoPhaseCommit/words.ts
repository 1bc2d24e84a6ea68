import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Two-phase commit',
  more: 'all vote, all go by one outcome',
  sentence: byVariant(
    {
      'decided-once': (sites) =>
        `${sites} sites vote. Whoever sees all votes, or has waited too long, makes the outcome’s znode: there can be only one.`,
      'sites-decide': (sites) =>
        `${sites} sites vote, and each counts for itself. If one dies before it has voted, the others wait for ever.`,
      'coordinator-decides': (sites) =>
        `${sites} sites vote, A alone makes the outcome. If A dies before that, all who have voted wait for ever.`,
      'gives-up-alone': (sites) =>
        `${sites} sites vote, A makes the outcome. Whoever has waited too long aborts by itself, whatever A decides later.`,
    },
    1,
  ),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'decided-once': 'whoever is first decides for all',
        'sites-decide': 'every site counts the votes',
        'coordinator-decides': 'the coordinator decides',
        'gives-up-alone': 'who loses patience aborts alone',
      },
    },
    votes: { label: 'Votes', values: { 'all-yes': 'all vote yes', 'one-no': 'the last site votes no' } },
    pace: PACE,
    patienceMs: { label: 'Patience with the outcome', values: { forever: 'as long as it takes' } },
    rounds: { label: 'Transactions' },
  },
  steps: {
    'commit.begin': 'The coordinator creates the transaction’s znode',
    'commit.join': 'The sites wait for it',
    'commit.vote': 'Each site creates a znode with its vote. From now on it is bound',
    'commit.count': 'List what has been said, with a watch: is there an outcome, or are all votes there?',
    'commit.judge': 'List the votes, with a watch: all yes is commit, one no is abort',
    'commit.decide': 'Create the outcome’s znode. Already there? Then that one counts',
    'commit.giveUp': 'Patience over: abort',
    'commit.done': 'Go by the outcome',
  },
  stepNames: {
    'commit.begin': 'begins',
    'commit.join': 'waits to begin',
    'commit.vote': 'votes',
    'commit.count': 'waits for the outcome',
    'commit.judge': 'counts the votes',
    'commit.decide': 'decides',
    'commit.giveUp': 'gives up',
    'commit.done': 'goes by it',
  },
} satisfies ScenarioWords;
