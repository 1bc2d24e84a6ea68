import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Create missing parents',
  more: 'level by level, two clients at once',
  sentence: () => 'Two clients make sure that /app/locks/orders exists, level by level.',
  steps: {
    'parents.look': 'Call exists on the next level',
    'parents.create': 'If it is missing, create it. NodeExists means that another client was faster',
  },
  stepNames: { 'parents.look': 'looks for a level', 'parents.create': 'creates a level' },
} satisfies ScenarioWords;
