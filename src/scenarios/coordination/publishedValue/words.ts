import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Publish and subscribe',
  more: 'one value, and when its watch is set',
  sentence: byVariant({
    'reads-with-watch': (clients) =>
      `${clients} clients. A publishes; the others read and set the watch in one call: no change falls in between.`,
    'reads-then-watches': (clients) =>
      `${clients} clients. A publishes; the others read first and set a watch afterwards: what comes in between nobody tells them.`,
    'watches-once': (clients) =>
      `${clients} clients. A publishes; the others set a watch once: it rings once, and then never again.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'reads-with-watch': 'read and watch in one call',
        'reads-then-watches': 'read, then watch',
        'watches-once': 'watch only once',
      },
    },
    pace: PACE,
    takeMs: { label: 'How long a subscriber needs for a new value' },
    rounds: { label: 'Versions', values: { endless: 'without end' } },
  },
  steps: {
    'published.write': 'The publisher writes a new value',
    'published.readWithWatch': 'Read the value and set a watch, in one call',
    'published.read': 'Read the value',
    'published.readOnce': 'Read the value; the first time with a watch',
    'published.take': 'Take the value over',
    'published.arm': 'Set a watch, by asking whether the znode exists',
    'published.await': 'Go by the value until the watch rings, then read again',
  },
  stepNames: {
    'published.write': 'publishes',
    'published.readWithWatch': 'reads and watches',
    'published.read': 'reads',
    'published.readOnce': 'reads',
    'published.take': 'takes it over',
    'published.arm': 'sets a watch',
    'published.await': 'asleep',
  },
} satisfies ScenarioWords;
