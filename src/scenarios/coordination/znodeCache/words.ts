import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Cache',
  more: 'copies of znodes, kept up by watches',
  sentence: byVariant({
    'one-shot': (clients) =>
      `${clients} clients. A writes, the others keep copies. A watch rings once: each read sets it again, and what changed in between is never seen.`,
    recursive: (clients) =>
      `${clients} clients. A writes, the others keep copies with one persistent watch on all, and read everything again when the connection was gone.`,
    'trusts-the-watch': (clients) =>
      `${clients} clients. A writes, the others trust their persistent watch: what changes while the connection is gone it does not tell.`,
    'compares-version': (clients) =>
      `${clients} clients. A writes, the others keep a copy as long as the version number is the same. A znode made anew begins at 0 again.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'one-shot': 'one-time watches, set again',
        recursive: 'persistent watch, read again after a gap',
        'trusts-the-watch': 'persistent watch, trusted',
        'compares-version': 'compares version numbers',
      },
    },
    changes: {
      label: 'What A does to a znode',
      values: { rewrites: 'writes its data', replaces: 'deletes it and makes another' },
    },
    pace: PACE,
    rounds: { label: 'Changes', values: { endless: 'without end' } },
  },
  steps: {
    'cache.write': 'A changes one znode after the other',
    'cache.watchAll': 'Set one persistent, recursive watch on all',
    'cache.read': 'Read a znode',
    'cache.readWithWatch': 'Read a znode, with a watch on it',
    'cache.await': 'Wait for an event, then read what it names',
  },
  stepNames: {
    'cache.write': 'writes',
    'cache.watchAll': 'watches all',
    'cache.read': 'reads',
    'cache.readWithWatch': 'reads and watches',
    'cache.await': 'asleep',
  },
} satisfies ScenarioWords;
