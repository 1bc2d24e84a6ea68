// Candidates with sequential znodes, of whom the lowest number leads: in the form an article has published, with all
// watching the leader, and corrected.
import { variantParameter } from '../locks/parameters.ts';
import { CANDIDATE_VARIANTS, candidateSteps } from '../recipes/elections/candidates.ts';
import { electionScenario } from './electionScenario.ts';

export const candidates = electionScenario({
  id: 'candidates',
  views: ['eyes', 'beliefBars', 'releases'],
  parameters: [variantParameter(CANDIDATE_VARIANTS)],
  expected: ({ variant }) => (variant === 'everyone' ? ['I-7'] : []),
  stepList: ({ rounds }) => candidateSteps(rounds),
  library: () => 'java',
});
