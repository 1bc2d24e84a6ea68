// Adds the scenarios and recipes of coordination to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { configuration } from '../recipes/coordination/configuration.ts';
import { doubleBarrier as doubleRecipe } from '../recipes/coordination/doubleBarrier.ts';
import { groupMembership as groupRecipe } from '../recipes/coordination/groupMembership.ts';
import { mailbox as mailboxRecipe } from '../recipes/coordination/mailbox.ts';
import { plainBarrier as plainRecipe } from '../recipes/coordination/plainBarrier.ts';
import { publishedValue as publishedRecipe } from '../recipes/coordination/publishedValue.ts';
import { sharedCounter as counterRecipe } from '../recipes/coordination/sharedCounter.ts';
import { treeCache as treeRecipe } from '../recipes/coordination/treeCache.ts';
import { twoPhaseCommit as commitRecipe } from '../recipes/coordination/twoPhaseCommit.ts';
import { znodeCache as cacheRecipe } from '../recipes/coordination/znodeCache.ts';
import { addRecipe } from '../recipes/book.ts';
import { doubleBarrier } from './doubleBarrier.ts';
import { groupMembership } from './groupMembership.ts';
import { mailbox } from './mailbox.ts';
import { plainBarrier } from './plainBarrier.ts';
import { publishedValue } from './publishedValue.ts';
import { sharedCounter } from './sharedCounter.ts';
import { treeCache } from './treeCache.ts';
import { twoPhaseCommit } from './twoPhaseCommit.ts';
import { twoValues } from './twoValues.ts';
import { znodeCache } from './znodeCache.ts';

const RECIPES = [
  [plainBarrier, plainRecipe],
  [doubleBarrier, doubleRecipe],
  [groupMembership, groupRecipe],
  [publishedValue, publishedRecipe],
  [twoValues, configuration],
  [sharedCounter, counterRecipe],
  [znodeCache, cacheRecipe],
  [twoPhaseCommit, commitRecipe],
  [mailbox, mailboxRecipe],
  [treeCache, treeRecipe],
] as const;

for (const [scenario, recipe] of RECIPES) {
  addScenario(scenario);
  addRecipe(scenario.id, recipe);
}
