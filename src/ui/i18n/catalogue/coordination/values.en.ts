import type { ScenarioWords } from '../contract.ts';
import { PACE, byVariant } from './common.en.ts';

/** Values that several clients share. */
export const values: Readonly<Record<string, ScenarioWords>> = {
  'published-value': {
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
  },
  'two-values': {
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
  },
  'shared-counter': {
    name: 'Shared counter',
    more: 'read it, write one more',
    sentence: byVariant({
      'checks-version': (clients) =>
        `${clients} clients add to one number. Each writes only if nobody has written since it read.`,
      overwrites: (clients) =>
        `${clients} clients add to one number. Each writes whatever the version is: what others have added meanwhile is gone.`,
    }),
    parameters: {
      variant: {
        label: 'Form',
        values: { 'checks-version': 'with the version it read', overwrites: 'with version −1: any' },
      },
      pace: PACE,
      rounds: { label: 'Additions of each client', values: { endless: 'without end' } },
    },
    steps: {
      'counter.read': 'Read the number and its version',
      'counter.write': 'Write one more. Bad version? Read again',
    },
    stepNames: { 'counter.read': 'reads the number', 'counter.write': 'writes one more' },
  },
  'znode-cache': {
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
  },
};
