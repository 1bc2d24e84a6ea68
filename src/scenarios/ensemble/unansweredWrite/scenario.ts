// A write whose reply is lost with the leader. It may be done or not, and only a read can tell.
import { choiceParameter } from '../../scenario/parameters.ts';
import { scriptOf } from '../../scenario/piece.ts';
import { againstStory, storyParameter } from '../../scenario/stories.ts';
import { UNANSWERED, addWhenAsked } from './recipe.ts';
import { REGISTER } from '../register.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { PROMISES } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

const ID = 'unanswered-write';
/** Of the zxid’s counter: the session and the first write are counted, and the second write finds no number any more. */
const NEARLY_FULL = 0xffff_ffff - 3;

/** As many as the script speaks of. */
const SERVERS = 5;

export const unansweredWrite = ensembleScenario({
  id: ID,
  programs: { 'ensemble-add': addWhenAsked },
  words,
  pieces,
  pieceWords,
  views: ['logStrips', 'zxidCounter', 'serverTrees'],
  parameters: [
    { ...storyParameter(pieces, ID), initial: 'gone-with-its-leader' },
    choiceParameter('unanswered', UNANSWERED),
  ],
  clients: { min: 1, max: 20, initial: 1 },
  invariants: [...PROMISES, 'I-23'],
  expected: ({ unanswered }) => (unanswered === 'takesItForDone' ? ['I-23'] : []),
  contradiction: (choice) => againstStory(pieces, choice),
  setup(choice) {
    const setup = ensembleStage(choice, {
      voters: SERVERS,
      cast: [
        {
          at: SERVERS,
          programs: [
            { recipe: 'ensemble-add', args: { unanswered: choice.values['unanswered'] ?? 'looks' } },
            ...BUTTONS.filter(({ recipe }) => recipe === 'ensemble-read'),
          ],
        },
      ],
      nodes: [REGISTER],
      script: scriptOf(pieces, choice),
    });
    const isFull = choice.values['story'] === 'counter-is-full';
    return isFull ? { ...setup, config: { ...setup.config, proposedBefore: NEARLY_FULL } } : setup;
  },
});
