import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Copies of a whole tree',
  more: 'everybody reads everything again',
  sentence: byVariant({
    'at-once': (clients) =>
      `${clients} clients keep a copy of a tree. When their connections are back, all read all of it again, as fast as they can.`,
    'bit-by-bit': (clients) =>
      `${clients} clients keep a copy of a tree. When their connections are back, all read all of it again, thirty znodes a second.`,
  }),
  parameters: {
    variant: {
      label: 'After a reconnection',
      values: { 'at-once': 'read everything at once', 'bit-by-bit': 'read everything bit by bit' },
    },
    znodes: { label: 'Znodes' },
  },
  steps: {
    'tree.list': 'List the tree, with a watch',
    'tree.read': 'Read each znode',
    'tree.await': 'Wait until the list changes or the connection is back, then begin again',
  },
  stepNames: { 'tree.list': 'lists', 'tree.read': 'reads', 'tree.await': 'waits' },
} satisfies ScenarioWords;
