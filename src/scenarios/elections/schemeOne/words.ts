import { LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Leader election with a watch on the predecessor (scheme one)',
  more: 'as published: every call can fail',
  sentence: byChoice('variant', {
    published: (clients) =>
      `${clients} members in line, as published. A failed call is logged, and nothing else happens.`,
    corrected: (clients) =>
      `${clients} members in line. A call with a lost reply is repeated, and a leader without a connection stops.`,
  }),
  parameters: {
    variant: { label: 'Variant', values: { published: 'as published', corrected: 'corrected' } },
    library: {
      label: 'Client library',
      values: { java: 'ZooKeeper’s own, Java', kazoo: 'kazoo, Python' },
      hint: 'How it treats watches after a connection loss',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    'scheme.create': 'Make sure the parent exists, then create its own znode',
    'scheme.determine': 'List the members. If its own znode is first, lead',
    'scheme.watch': 'Otherwise follow: call exists on the predecessor with a watch, whatever the answer',
    'scheme.await': 'Wait. When the predecessor is deleted, the callback lists again',
    'scheme.error':
      'If its delete fails: state ERROR. Nothing stops its callback, or its timer if it has one',
  },
  stepNames: {
    'scheme.create': 'creates its znode',
    'scheme.determine': 'lists the members',
    'scheme.watch': 'sets its watch',
    'scheme.await': 'follows',
    'scheme.error': 'ERROR',
  },
  contradictions: {
    correctedNeedsItsWatches:
      'The corrected variant relies on its watch, and kazoo drops watches on a connection loss. Choose the Java library, or the published variant.',
  },
  tags: ['election', 'ephemeral', 'herd', 'watch'],
} satisfies ScenarioWords;
