import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'An article’s first scheme',
  more: 'a line, and every hop can fail',
  sentence: byChoice('variant', {
    published: (clients) =>
      `${clients} members in line, as an article has them. What a call fails with goes into a log, and nothing else happens.`,
    corrected: (clients) =>
      `${clients} members in line. A call without an answer is repeated, and a leader without a connection stops.`,
  }),
  parameters: {
    variant: { label: 'Form', values: { published: 'as an article has it', corrected: 'corrected' } },
    library: {
      label: 'Client library',
      values: { java: 'ZooKeeper’s own, Java', kazoo: 'kazoo, Python' },
      hint: 'What becomes of watches when the connection is lost',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    'scheme.create': 'See that the parent is there, then create its znode',
    'scheme.determine': 'List the members. Its own is the first: it leads',
    'scheme.watch': 'Else it follows: ask whether the one before exists, with a watch',
    'scheme.await': 'Do nothing. When that one goes, the callback looks again',
  },
  stepNames: {
    'scheme.create': 'makes its offer',
    'scheme.determine': 'looks who leads',
    'scheme.watch': 'sets its watch',
    'scheme.await': 'follows',
  },
  contradictions: {
    correctedNeedsItsWatches:
      'The corrected form waits for its watch, and kazoo forgets watches when the connection is lost: choose the Java library, or the published form.',
  },
} satisfies ScenarioWords;
