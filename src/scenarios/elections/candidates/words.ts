import { ELECTION_STEPS, ELECTION_STEP_NAMES, LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

/** The class Candidate: exists() and wait(), and nothing between them is looked at. */
const PUBLISHED = {
  'candidate.list':
    'List the candidates. If its own is the first, lead; if it is missing, list again at once',
  'line.watchPredecessor': 'Otherwise call exists on the predecessor with a watch, whatever the answer',
  'line.awaitPredecessor': 'wait(), until process() calls notify(). Then list again',
};

const STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  article: PUBLISHED,
  persistent: { ...PUBLISHED, 'line.create': 'Create its own persistent sequential znode' },
};

export const words = {
  name: 'Leader election with sequential znodes',
  more: 'one znode per candidate, the lowest number leads',
  sentence: byChoice('variant', {
    corrected: (clients) =>
      `${clients} candidates. The lowest number leads. Each candidate watches its predecessor.`,
    article: (clients) =>
      `${clients} candidates, as published. Each watches its predecessor and waits to be notified.`,
    persistent: (clients) =>
      `${clients} candidates, as published but with persistent znodes. A znode stays after its creator dies.`,
    everyone: (clients) => `${clients} candidates. The lowest number leads, and all others watch its znode.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        corrected: 'corrected',
        article: 'as published',
        persistent: 'as published, with persistent znodes',
        everyone: 'all watch the leader',
      },
    },
    company: {
      label: 'Other clients',
      values: { candidates: 'none', stranger: 'one that deletes znodes' },
      hint: 'The last client is not a candidate. It deletes a znode when you tell it to continue.',
    },
    firstNumber: {
      label: 'First sequence number',
      hint: 'As if that many children had been created and deleted before. The article starts at 133.',
    },
    parent: {
      label: 'Parent znode',
      values: { there: 'exists', missing: 'nobody has created it' },
      hint: 'A candidate creates its own znode, not the one above it.',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    ...ELECTION_STEPS,
    'candidate.list': 'List the candidates. If its own number is the lowest, lead',
    'candidate.close': 'Call zk.close(): its session ends, and its ephemeral znode goes with it',
    'candidate.watchLeader': 'Otherwise call exists on the leader’s znode with a watch',
  },
  stepsOf: ({ values }) => STEPS[String(values['variant'])] ?? {},
  stepNames: {
    ...ELECTION_STEP_NAMES,
    'candidate.list': 'lists the candidates',
    'candidate.close': 'closes its session',
    'candidate.watchLeader': 'watches the leader',
  },
  contradictions: {
    numbersNeedAParent: 'Where the parent znode is missing, no numbers were given. Start at 0.',
  },
  tags: ['election', 'sequential', 'ephemeral', 'watch'],
} satisfies ScenarioWords;
