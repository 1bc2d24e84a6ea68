// A client that learned of a write by other means than ZooKeeper reads: the value is only as fresh as its server. A sync
// brings that server up to its leader, and a write proves that the leader still leads.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import { scriptOf } from '../../scenario/piece.ts';
import { againstStory, storyParameter } from '../../scenario/stories.ts';
import { BARRIER, FRESH_READS, readFresh } from './recipe.ts';
import { REGISTER } from '../register.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { ensembleStage } from '../ensembleStage.ts';
import { integerOf } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

const ID = 'fresh-read';

export const freshRead = ensembleScenario({
  id: ID,
  programs: { 'ensemble-fresh-read': readFresh },
  words,
  pieces,
  pieceWords,
  views: ['serverTrees', 'spaceTime', 'zxidCounter'],
  parameters: [
    { ...storyParameter(pieces, ID), initial: 'told-by-telephone' },
    choiceParameter('reader', FRESH_READS),
    countParameter('servers', 3, 7, 3),
  ],
  clients: { min: 2, max: 20, initial: 2 },
  // A client that writes first never reads a stale value; the others may.
  expected: ({ reader }) => (reader === 'writesFirst' ? [] : ['I-20']),
  contradiction: (choice) => againstStory(pieces, choice),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    const { story = 'none', reader = 'reads' } = choice.values;
    // Where the old leader is cut off its reader is cut off with it.
    const at = story === 'told-by-telephone' || story === 'none' ? 1 : voters;
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: at === 1 ? voters : 1, programs: [{ recipe: 'ensemble-write' }] },
        { at, programs: [{ recipe: 'ensemble-fresh-read', args: { reader } }] },
      ],
      nodes: [REGISTER, BARRIER],
      script: scriptOf(pieces, choice),
    });
  },
});
