import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Atomic configuration update: two values',
  more: 'published by one client, read by many',
  sentence: byVariant({
    'ready-node': (clients) =>
      `${clients} clients. A deletes the ready znode, writes both values and creates it again. The others read only while it exists.`,
    'one-multi': (clients) =>
      `${clients} clients. A writes both values in one transaction. The others read both, and repeat until both have the same zxid.`,
    'version-node': (clients) =>
      `${clients} clients. In one transaction, A creates a znode for the new version and updates the pointer. The others follow the pointer.`,
    'multi-unchecked': (clients) =>
      `${clients} clients. A writes both values in one transaction. The others read one after the other, and the transaction may come in between.`,
    plain: (clients) =>
      `${clients} clients. A writes one value after the other. A client that reads in between gets a mix of two versions.`,
  }),
  parameters: {
    variant: {
      label: 'Variant',
      values: {
        'ready-node': 'with a ready znode',
        'one-multi': 'one transaction, zxids compared',
        'version-node': 'a znode per version, and a pointer',
        plain: 'two plain writes',
        'multi-unchecked': 'one transaction, two plain reads',
      },
    },
    pace: PACE,
    rounds: { label: 'Versions', values: { endless: 'without end' } },
  },
  steps: {
    'config.unready': 'Delete the ready znode',
    'config.write': 'Write a value',
    'config.multi': 'Write both values in one transaction',
    'config.version': 'In one transaction: create a znode with both values, update the pointer',
    'config.ready': 'Create the ready znode again',
    'config.ask': 'Call exists on the ready znode with a watch. If it is missing, wait',
    'config.read': 'Read both values. If there is a ready znode and it has changed, read again',
    'config.compare': 'Read both with a watch. If their zxids differ, read again',
    'config.follow': 'Read the pointer with a watch, then the values it names',
    'config.await': 'Use the values until a watch fires',
  },
  stepNames: {
    'config.unready': 'deletes ready',
    'config.write': 'writes',
    'config.ready': 'creates ready',
    'config.ask': 'checks ready',
    'config.read': 'reads',
    'config.multi': 'writes both',
    'config.version': 'adds a version',
    'config.compare': 'reads and compares',
    'config.follow': 'follows the pointer',
    'config.await': 'waiting',
  },
  tags: ['config', 'transaction', 'watch'],
} satisfies ScenarioWords;
