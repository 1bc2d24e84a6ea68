// One client and the children of /q: numbered ones, plain ones, and what deleting does. Its user presses each.
import { PARENT, PREFIX_NAMES, createNumbered, createPlain, deleteLowest, deleteParent } from './recipe.ts';
import { lessonStage } from '../lessonStage.ts';
import { words } from './words.ts';

const COUNTERS = ['fresh', 'nearlyFull'] as const;
/** One short of the last number there is. */
const NEARLY_FULL = 2_147_483_646;

export const numbers = lessonStage({
  id: 'lesson-numbers',
  recipes: {
    'lesson-number': createNumbered,
    'lesson-delete-lowest': deleteLowest,
    'lesson-plain': createPlain,
    'lesson-delete-parent': deleteParent,
  },
  words,
  parameters: [
    { name: 'prefix', kind: 'choice', options: PREFIX_NAMES, initial: 'child' },
    { name: 'counter', kind: 'choice', options: COUNTERS, initial: 'fresh' },
  ],
  clients: 1,
  sessionTimeoutMs: 30_000,
  nodes: () => [PARENT],
  created: ({ values }) => (values['counter'] === 'nearlyFull' ? { [PARENT]: NEARLY_FULL } : {}),
  programs: (_place, { values }) => [
    { recipe: 'lesson-number', args: { prefix: values['prefix'] ?? '' } },
    { recipe: 'lesson-delete-lowest' },
    { recipe: 'lesson-plain' },
    { recipe: 'lesson-delete-parent' },
  ],
});
