// A write that only a crashed leader has, a new epoch without it, and the old leader's return. Which history counts as newer
// decides whether the dropped write comes back.
import { choiceParameter } from '../../scenario/parameters.ts';
import { scriptOf } from '../../scenario/piece.ts';
import { againstStory, storyParameter } from '../../scenario/stories.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

const ID = 'comes-back';
const VOTE_ORDERS = ['epochFirst', 'zxidOnly'] as const;

export const comesBack = ensembleScenario({
  id: ID,
  words,
  pieces,
  pieceWords,
  views: ['logStrips', 'ballots', 'zxidCounter'],
  parameters: [
    { ...storyParameter(pieces, ID), initial: 'back-from-the-dead' },
    choiceParameter('voteOrder', VOTE_ORDERS),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  expected: ({ voteOrder }) => (voteOrder === 'zxidOnly' ? ['I-16'] : []),
  contradiction: (choice) => againstStory(pieces, choice),
  // Where the promise holds the old leader has to forget what only it had.
  point: ({ story }) => (story === 'none' ? null : { kind: 'log.truncated' }),
  setup(choice) {
    const setup = ensembleStage(choice, {
      voters: 3,
      cast: [
        { at: 3, programs: BUTTONS },
        { at: 1, programs: BUTTONS },
      ],
      script: scriptOf(pieces, choice),
    });
    const voteOrder = VOTE_ORDERS.find((known) => known === choice.values['voteOrder']) ?? 'epochFirst';
    return { ...setup, config: { ...setup.config, voteOrder } };
  },
});
