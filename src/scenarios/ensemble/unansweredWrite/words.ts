import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Lost reply: was the write done?',
  more: 'the leader crashes before it replies',
  subtitle: by('unanswered', {
    takesItForDone: 'assumes success',
    looks: 'checks the result',
  }),
  sentence: by('unanswered', {
    takesItForDone: 'Client A adds one, the connection breaks, and A assumes that the write is done.',
    looks:
      'Client A adds one, the connection breaks, and A reads before it decides. If its write is missing, A adds it again.',
  }),
  parameters: {
    story: story({
      'gone-with-its-leader': 'write lost with its leader',
      'counter-is-full': 'zxid counter overflow',
    }),
    unanswered: {
      label: 'After a lost reply',
      values: { takesItForDone: 'assume success', looks: 'check, and repeat if necessary' },
    },
  },
  tags: ['connectionLoss', 'crash', 'version', 'retry'],
} satisfies ScenarioWords;
