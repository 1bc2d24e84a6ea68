import { byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Tree cache: reload after a reconnect',
  more: 'all clients read the whole tree again',
  sentence: byVariant({
    'at-once': (clients) =>
      `${clients} clients keep a copy of a tree. After a reconnect, each reads the whole tree again as fast as it can.`,
    'bit-by-bit': (clients) =>
      `${clients} clients keep a copy of a tree. After a reconnect, each reads the whole tree again, thirty znodes a second.`,
  }),
  parameters: {
    variant: {
      label: 'After a reconnect',
      values: { 'at-once': 'read everything at once', 'bit-by-bit': 'read everything bit by bit' },
    },
    znodes: { label: 'Znodes' },
  },
  steps: {
    'tree.list': 'List the tree with a watch',
    'tree.read': 'Read each znode',
    'tree.await': 'Wait until the list changes or the client reconnects, then start again',
  },
  stepNames: { 'tree.list': 'lists', 'tree.read': 'reads', 'tree.await': 'waits' },
  tags: ['cache', 'watch', 'session'],
} satisfies ScenarioWords;
