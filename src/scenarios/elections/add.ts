// Adds the scenarios and recipes of elections to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipeBook.ts';
import { CANDIDATE_CALLBACK, candidate, candidateProcess, stranger } from './candidates/recipe.ts';
import { LATCH_AGAIN } from './leaderLatch/latchBackground.ts';
import {
  LATCH_EVENT,
  latchAgain,
  latchCreated,
  latchDeleted,
  latchEvent,
  latchListed,
  latchListener,
  latchOwner,
  latchWatched,
} from './leaderLatch/latchProtocol.ts';
import { LATCH_LISTENER, leaderLatch as useLatch } from './leaderLatch/recipe.ts';
import {
  SELECTOR_LISTENER,
  leaderSelector as useSelector,
  selectorListener,
} from './leaderSelector/recipe.ts';
import {
  SCHEME_CALLBACK,
  SCHEME_TIMER,
  schemeOne as runSchemeOne,
  schemeProcess,
  schemeTimer,
  schemeTwo as runSchemeTwo,
} from './scheme.ts';
import { STRANGER, candidates } from './candidates/scenario.ts';
import { leaderLatch } from './leaderLatch/scenario.ts';
import { leaderSelector } from './leaderSelector/scenario.ts';
import { schemeOne, schemeTwo } from './schemeOne/scenario.ts';

addRecipe(candidates.id, candidate);
addRecipe(CANDIDATE_CALLBACK, candidateProcess);
addRecipe(STRANGER, stranger);
addRecipe(schemeOne.id, runSchemeOne);
addRecipe(schemeTwo.id, runSchemeTwo);
addRecipe(SCHEME_CALLBACK, schemeProcess);
addRecipe(SCHEME_TIMER, schemeTimer);
addRecipe(leaderLatch.id, useLatch);
addRecipe(LATCH_LISTENER, latchListener);
addRecipe('latch-created', latchCreated);
addRecipe('latch-listed', latchListed);
addRecipe('latch-watched', latchWatched);
addRecipe('latch-owner', latchOwner);
addRecipe('latch-deleted', latchDeleted);
addRecipe(LATCH_EVENT, latchEvent);
addRecipe(LATCH_AGAIN, latchAgain);
addRecipe(leaderSelector.id, useSelector);
addRecipe(SELECTOR_LISTENER, selectorListener);

for (const scenario of [candidates, schemeOne, schemeTwo, leaderLatch, leaderSelector]) addScenario(scenario);
