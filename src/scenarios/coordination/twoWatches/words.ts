import type { ScenarioWords } from '../../scenario/words.ts';
import { PACE } from '../words.ts';

export const words = {
  name: 'Watch events: order of two events',
  more: 'one client with two watches',
  tags: ['watch'],
  sentence: () => 'A registers a watch on /x, then on /y. B changes /y, then /x. Which event comes first?',
  parameters: { pace: PACE },
} satisfies ScenarioWords;
