// Clients that keep a copy of a whole tree.
import { countParameter, variantParameter } from '../../scenario/parameters.ts';
import { TREE, TREE_CACHE_STEPS, TREE_CACHE_VARIANTS, treeCache as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const treeCache = castScenario({
  id: 'tree-cache',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['spaceTime', 'sessionWheel'],
  parameters: [variantParameter(TREE_CACHE_VARIANTS), countParameter('znodes', 1, 200, 60)],
  clients: { min: 1, max: 50, initial: 3 },
  parent: TREE,
  nodes: ({ values }) =>
    Array.from({ length: Number(values['znodes']) }, (_, at) => `${TREE}/${String(at + 1).padStart(3, '0')}`),
  invariants: ['I-24'],
  expected: ({ variant }) => (variant === 'at-once' ? ['I-24'] : []),
  stepList: () => TREE_CACHE_STEPS,
  isEndless: () => false,
});
