import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Publish and subscribe',
  more: 'one value, and when to set its watch',
  sentence: byVariant({
    'reads-with-watch': (clients) =>
      `${clients} clients. A publishes. The others read and set the watch in one call, so they miss no change in between.`,
    'reads-then-watches': (clients) =>
      `${clients} clients. A publishes. The others read first and set a watch afterwards. They miss a change in between.`,
    'watches-once': (clients) =>
      `${clients} clients. A publishes. The others set a watch only once. It fires once and never again.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'reads-with-watch': 'read and watch in one call',
        'reads-then-watches': 'read, then watch',
        'watches-once': 'watch only once',
      },
    },
    pace: PACE,
    takeMs: { label: 'Time to apply a new value' },
    rounds: { label: 'Versions', values: { endless: 'without end' } },
  },
  steps: {
    'published.write': 'The publisher writes a new value',
    'published.readWithWatch': 'Read the value and set a watch, in one call',
    'published.read': 'Read the value',
    'published.readOnce': 'Read the value, with a watch only the first time',
    'published.take': 'Apply the value',
    'published.arm': 'Set a watch with exists',
    'published.await': 'Use the value until the watch fires, then read again',
  },
  stepNames: {
    'published.write': 'publishes',
    'published.readWithWatch': 'reads and watches',
    'published.read': 'reads',
    'published.readOnce': 'reads',
    'published.take': 'applies it',
    'published.arm': 'sets a watch',
    'published.await': 'waiting',
  },
  tags: ['config', 'watch', 'lostEvent'],
} satisfies ScenarioWords;
