// What released servers did wrong, each as a story on servers that have that one fault, and on servers without it. The user can also
// take the servers of a release, with all that is modelled of its faults.
import { RELEASES, type Release, type ServerConfig } from '../../../engine/index.ts';
import { choiceParameter } from '../../scenario/parameters.ts';
import { scriptOf } from '../../scenario/piece.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { againstStory, storyParameter } from '../../scenario/stories.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { ensembleStage, type CastMember, type Program } from '../ensembleStage.ts';
import { PROMISES } from '../parameters.ts';
import { MEMBERS, MEMBER_PROGRAMS } from '../sessionFailover/recipe.ts';
import { pieceWords } from './pieceWords.ts';
import { STAGES, pieces, type FaultyStage, type Part } from './pieces.ts';
import { ORDERS, ORDER_PROGRAMS } from './recipe.ts';
import { words } from './words.ts';

const ID = 'server-mistakes';

export const serverMistakes = ensembleScenario({
  id: ID,
  programs: { ...ORDER_PROGRAMS, ...MEMBER_PROGRAMS },
  words,
  pieces,
  pieceWords,
  views: ['logStrips', 'serverTrees', 'disk', 'zxidCounter'],
  parameters: [
    { ...storyParameter(pieces, ID), initial: 'acknowledged-before-uptodate' },
    choiceParameter('as', ['theFault', 'mended', ...RELEASES]),
  ],
  clients: { min: 2, max: 20, initial: 3 },
  lock: { parent: ORDERS, order: 'unheld' },
  invariants: [...PROMISES, 'I-26'],
  expected: breaksOf,
  contradiction: (choice) => againstStory(pieces, choice),
  setup(choice) {
    const stage = stageOf(choice.values);
    const setup = ensembleStage(choice, {
      voters: stage?.servers ?? 3,
      cast: (stage?.cast ?? PARTS).map(castMember),
      nodes: [ORDERS, MEMBERS],
      script: scriptOf(pieces, choice),
    });
    return {
      ...setup,
      config: { ...setup.config, treeDigest: true, ...stage?.config, ...faultsOf(choice.values) },
    };
  },
});

const PARTS: readonly Part[] = [{ at: 3 }, { at: 1 }, { at: 2 }];

const BUTTONS: readonly Program[] = [{ recipe: 'ensemble-order' }, { recipe: 'ensemble-orders' }];
const DOES: Readonly<Record<Part['does'] & string, readonly Program[]>> = {
  orders: BUTTONS,
  member: [{ recipe: 'ensemble-member' }],
  watches: [{ recipe: 'ensemble-list' }],
};

function castMember({ at, others, does = 'orders' }: Part): CastMember {
  return { at, ...(others === undefined ? {} : { others }), programs: DOES[does] };
}

/** Null without a story. */
function stageOf({ story }: ParameterValues): FaultyStage | null {
  const piece = pieces.find(({ id }) => id === story);
  return piece === undefined ? null : STAGES[piece.id];
}

function faultsOf(values: ParameterValues): Pick<ServerConfig, 'mistakes' | 'as'> {
  const release = releaseOf(values);
  if (release !== null) return { as: release };
  const stage = stageOf(values);
  return stage === null || values['as'] === 'mended' ? {} : { mistakes: [stage.mistake] };
}

function releaseOf({ as }: ParameterValues): Release | null {
  return RELEASES.find((release) => release === as) ?? null;
}

/** A release has faults that other stories are about. */
function breaksOf(values: ParameterValues): FaultyStage['breaks'] {
  if (releaseOf(values) !== null) return ['I-15', 'I-16', 'I-17', 'I-18', 'I-21', 'I-25', 'I-26'];
  return values['as'] === 'mended' ? [] : (stageOf(values)?.breaks ?? []);
}
