import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
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
} satisfies ScenarioWords;
