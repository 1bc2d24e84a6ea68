import type { ScenarioWords } from '../contract.ts';
import { PACE, byVariant } from './common.en.ts';

/** What is told through znodes, and copies of many of them. */
export const messages: Readonly<Record<string, ScenarioWords>> = {
  mailbox: {
    name: 'Mailbox',
    more: 'a watch is no message',
    sentence: byVariant({
      numbered: () =>
        'A sends, B acts. Each message is a znode of its own, and stays until B has acted upon it.',
      'one-value': () => 'A sends, B acts. Each message is written into the same znode, over the one before.',
      flag: () => 'A sends, B acts. A message is a flag: A creates a znode, and deletes it a second later.',
    }),
    parameters: {
      variant: {
        label: 'What a message is',
        values: {
          numbered: 'a znode of its own',
          'one-value': 'the value of one znode',
          flag: 'a znode that comes and goes',
        },
      },
      pace: PACE,
      rounds: { label: 'Messages', values: { endless: 'without end' } },
    },
    steps: {
      'mail.send': 'The sender writes or creates a znode with the message in it',
      'mail.lower': 'After a second it deletes the flag',
      'mail.look': 'The receiver looks what is there, with a watch',
      'mail.act': 'It acts upon what it has found',
      'mail.delete': 'It deletes what it has acted upon',
      'mail.await': 'It waits for the watch to ring, then looks again',
    },
    stepNames: {
      'mail.send': 'sends',
      'mail.lower': 'lowers the flag',
      'mail.look': 'looks',
      'mail.act': 'acts',
      'mail.delete': 'clears away',
      'mail.await': 'waits for news',
    },
  },
  'tree-cache': {
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
  },
};
