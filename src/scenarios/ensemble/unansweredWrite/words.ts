import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Done, or not done?',
  more: 'the leader goes, and with it the answer',
  subtitle: by('unanswered', {
    takesItForDone: 'no answer is taken for done',
    looks: 'no answer is looked into',
  }),
  sentence: by('unanswered', {
    takesItForDone: 'Client A adds one, the connection breaks, and A counts it as added.',
    looks:
      'Client A adds one, the connection breaks, and A reads before it believes anything: what is not there is added again.',
  }),
  parameters: {
    story: story({ 'gone-with-its-leader': 'gone with its leader', 'counter-is-full': 'a full counter' }),
    unanswered: {
      label: 'A call without an answer',
      values: { takesItForDone: 'is taken for done', looks: 'is looked for, and repeated if need be' },
    },
  },
} satisfies ScenarioWords;
