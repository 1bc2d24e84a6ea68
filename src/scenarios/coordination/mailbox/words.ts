import { PACE, byVariant } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Mailbox: messages through watches',
  more: 'a watch event is not a message',
  sentence: byVariant({
    numbered: () => 'A sends and B acts. Each message is its own znode and stays until B has acted on it.',
    'one-value': () => 'A sends and B acts. Each message overwrites the previous one in the same znode.',
    flag: () => 'A sends and B acts. A message is a flag: A creates a znode and deletes it a second later.',
  }),
  parameters: {
    variant: {
      label: 'A message is',
      values: {
        numbered: 'its own znode',
        'one-value': 'the value of one znode',
        flag: 'a znode that exists for a second',
      },
    },
    pace: PACE,
    rounds: { label: 'Messages', values: { endless: 'without end' } },
  },
  steps: {
    'mail.send': 'Sender: write or create a znode with the message',
    'mail.lower': 'Sender: delete the flag after a second',
    'mail.look': 'Receiver: check for a message, with a watch',
    'mail.act': 'Receiver: act on what it found',
    'mail.delete': 'Receiver: delete the message it has acted on',
    'mail.await': 'Receiver: wait for the watch, then check again',
  },
  stepNames: {
    'mail.send': 'sends',
    'mail.lower': 'deletes the flag',
    'mail.look': 'checks',
    'mail.act': 'acts',
    'mail.delete': 'deletes it',
    'mail.await': 'waiting',
  },
  tags: ['mailbox', 'watch', 'lostEvent'],
} satisfies ScenarioWords;
