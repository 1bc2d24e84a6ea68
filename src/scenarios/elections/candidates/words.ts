import { ELECTION_STEPS, ELECTION_STEP_NAMES, LEAD_MS, byChoice } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'Candidates',
  more: 'a znode each, the lowest number leads',
  sentence: byChoice('variant', {
    corrected: (clients) => `${clients} candidates. The lowest number leads; each watches the one before it.`,
    article: (clients) =>
      `${clients} candidates, as an article has them: each watches the one before it and waits to be notified.`,
    persistent: (clients) =>
      `${clients} candidates as in the article, but their znodes are persistent: they stay when their makers die.`,
    everyone: (clients) => `${clients} candidates. The lowest number leads, and everyone watches it.`,
  }),
  parameters: {
    variant: {
      label: 'Form',
      values: {
        corrected: 'corrected',
        article: 'as an article has it',
        persistent: 'the article, with persistent znodes',
        everyone: 'everyone watches the leader',
      },
    },
    company: {
      label: 'Who else is there',
      values: { candidates: 'nobody', stranger: 'a stranger who deletes znodes' },
      hint: 'The last client is the stranger. It acts when you tell it to go on.',
    },
    firstNumber: {
      label: 'First number',
      hint: 'So many children have come and gone before: numbers go on from there. The article’s begin at 133.',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    ...ELECTION_STEPS,
    'candidate.list': 'List the candidates. Its own number is the lowest: it leads',
    'candidate.watchLeader': 'Else ask whether the leader’s znode exists, with a watch',
  },
  stepNames: {
    ...ELECTION_STEP_NAMES,
    'candidate.list': 'lists the candidates',
    'candidate.watchLeader': 'watches the leader',
  },
} satisfies ScenarioWords;
