// Leader election with sequential znodes: as published, with all candidates watching the leader, and corrected. An
// additional client may delete a znode.
import type { ClientSetup, InvariantId, WorldSetup } from '../../../engine/index.ts';
import { choiceParameter, variantParameter } from '../../scenario/parameters.ts';
import {
  CANDIDATE_VARIANTS,
  candidateSteps,
  candidate as recipe,
  CANDIDATE_CALLBACK,
  candidateProcess,
  stranger,
} from './recipe.ts';
import { ELECTION_PARENT } from '../electionProgram.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { electionScenario } from '../electionScenario.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** The recipe of who is no candidate. */
const STRANGER = 'candidates-stranger';

export const candidates = electionScenario({
  id: 'candidates',
  recipe,
  programs: { [CANDIDATE_CALLBACK]: candidateProcess, [STRANGER]: stranger },
  words,
  pieces,
  pieceWords,
  views: ['eyes', 'beliefBars', 'releases'],
  parameters: [
    variantParameter(CANDIDATE_VARIANTS),
    { ...choiceParameter('company', ['candidates', 'stranger']), before: 'candidates' },
    { name: 'firstNumber', kind: 'integer', min: 0, max: 1_000_000, words: [], initial: 0, before: 0 },
    { ...choiceParameter('parent', ['there', 'missing']), before: 'there' },
  ],
  contradiction: ({ values: { parent, firstNumber } }) =>
    parent === 'missing' && firstNumber !== 0
      ? { parameter: 'firstNumber', because: 'numbersNeedAParent' }
      : null,
  expected: ({ variant, parent }) => [
    ...(variant === 'everyone' ? (['I-7'] as const) : variant === 'corrected' ? [] : FAILINGS),
    ...(parent === 'missing' ? (['I-13'] as const) : []),
  ],
  stepList: ({ variant, rounds, company }) => [
    ...candidateSteps(variant, rounds),
    ...(company === 'stranger' ? ['stranger.wait'] : []),
  ],
  library: () => 'java',
  furnish: (setup, { values }) => withCompany(withPast(setup, values), values),
});

/** What the article's forms do not keep once something goes wrong. */
const FAILINGS: readonly InvariantId[] = ['I-3', 'I-4', 'I-12', 'I-13', 'I-24'];

/** Numbers go on from where earlier candidates have left them; or nobody has made the znode that all need. */
function withPast(setup: WorldSetup, { firstNumber, parent }: ParameterValues): WorldSetup {
  if (parent === 'missing') return { ...setup, nodes: [] };
  return firstNumber === 0 ? setup : { ...setup, created: { [ELECTION_PARENT]: Number(firstNumber) } };
}

/** The last client is the stranger. */
function withCompany(setup: WorldSetup, { company }: ParameterValues): WorldSetup {
  const { clients } = setup;
  const last = clients.at(-1);
  if (company !== 'stranger' || last === undefined) return setup;
  return {
    ...setup,
    clients: [...clients.slice(0, -1), { ...last, programs: last.programs.map(asStranger) }],
  };
}

function asStranger(program: ClientSetup['programs'][number]): ClientSetup['programs'][number] {
  return { ...program, recipe: STRANGER };
}
