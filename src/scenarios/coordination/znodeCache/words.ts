import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Znode cache',
  more: 'copies of znodes, kept current by watches',
  sentence: byVariant({
    'one-shot': (clients) =>
      `${clients} clients. A writes, and the others keep copies. A watch fires once. Each read sets it again, and skips versions in between.`,
    recursive: (clients) =>
      `${clients} clients. A writes, and the others keep copies with one persistent recursive watch. After a reconnect they read everything again.`,
    'trusts-the-watch': (clients) =>
      `${clients} clients. A writes, and the others trust their persistent watch. It does not report changes made while they were disconnected.`,
    'compares-version': (clients) =>
      `${clients} clients. A writes, and the others keep a copy while its version is unchanged. A recreated znode starts at version 0 again.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'one-shot': 'one-time watches, set again',
        recursive: 'persistent watch, reload on reconnect',
        'trusts-the-watch': 'persistent watch only',
        'compares-version': 'compares version numbers',
      },
    },
    changes: {
      label: 'A changes a znode by',
      values: { rewrites: 'writing its data', replaces: 'deleting and recreating it' },
    },
    pace: PACE,
    rounds: { label: 'Changes', values: { endless: 'without end' } },
  },
  steps: {
    'cache.write': 'A: change one znode after the other',
    'cache.watchAll': 'Set one persistent recursive watch',
    'cache.read': 'Read a znode',
    'cache.readWithWatch': 'Read a znode with a watch',
    'cache.await': 'Wait for an event, then read the znode it names',
  },
  stepNames: {
    'cache.write': 'writes',
    'cache.watchAll': 'watches all',
    'cache.read': 'reads',
    'cache.readWithWatch': 'reads and watches',
    'cache.await': 'waiting',
  },
  tags: ['cache', 'watch', 'lostEvent', 'version'],
} satisfies ScenarioWords;
