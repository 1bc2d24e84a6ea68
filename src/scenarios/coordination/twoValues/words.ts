import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Configuration of two values',
  more: 'published by one, read by many',
  sentence: byVariant({
    'ready-node': (clients) =>
      `${clients} clients. A deletes the ready znode, writes both values and creates it again; the others read only while it is there.`,
    'one-multi': (clients) =>
      `${clients} clients. A writes both values in one transaction; the others read both, and again until both are of one zxid.`,
    'version-node': (clients) =>
      `${clients} clients. A makes a new znode for each version and points to it, at once; the others follow the pointer.`,
    'multi-unchecked': (clients) =>
      `${clients} clients. A writes both values in one transaction; the others read one after the other, and the transaction may come in between.`,
    plain: (clients) =>
      `${clients} clients. A writes one value after the other; whoever reads in between has half of each version.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        'ready-node': 'with a ready znode',
        'one-multi': 'one transaction, zxids compared',
        'version-node': 'a znode for each version, and a pointer',
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
    'config.version': 'In one transaction: a new znode with both values, and the pointer to it',
    'config.ready': 'Create the ready znode again',
    'config.ask': 'Ask whether the ready znode exists, with a watch. Not there: wait',
    'config.read': 'Read both values. With a ready znode: is it still the same one? Else read again',
    'config.compare': 'Read both, with a watch. Of two zxids? Read again',
    'config.follow': 'Read the pointer with a watch, then the values it leads to',
    'config.await': 'Go by them until a watch rings',
  },
  stepNames: {
    'config.unready': 'takes ready away',
    'config.write': 'writes',
    'config.ready': 'makes it ready',
    'config.ask': 'asks for ready',
    'config.read': 'reads',
    'config.multi': 'writes both',
    'config.version': 'makes a version',
    'config.compare': 'reads and compares',
    'config.follow': 'follows the pointer',
    'config.await': 'asleep',
  },
} satisfies ScenarioWords;
