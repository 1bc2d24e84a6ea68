// What the first scene is called: from the folders of its scenarios.
import { manners, worlds } from '../../scenarios/locks/herdLock/words.ts';
import { openingPairWords } from '../../scenarios/locks/openingPairWords.ts';
import { manner, words as line } from '../../scenarios/locks/predecessorLock/words.ts';
import { oneLock } from '../../scenarios/locks/words.ts';

export const scenarios = {
  pairs: openingPairWords,
  single: {
    'herd-lock/exists': manners.exists,
    'herd-lock/children-try': manners['children-try'],
    'herd-lock/children-look': manners['children-look'],
    'predecessor-lock': manner,
    other: '',
  },
  singleSentence: oneLock,
  worlds: {
    'herd-lock/exists': worlds.exists,
    'herd-lock/children-try': worlds['children-try'],
    'herd-lock/children-look': worlds['children-look'],
    'predecessor-lock': { name: line.name, more: line.more },
  },
};
