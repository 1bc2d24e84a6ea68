// Adds the scenarios and recipes of coordination to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { configuration } from './twoValues/recipe.ts';
import { doubleBarrier as doubleRecipe } from './doubleBarrier/recipe.ts';
import { groupMembership as groupRecipe } from './groupMembership/recipe.ts';
import { mailbox as mailboxRecipe } from './mailbox/recipe.ts';
import { plainBarrier as plainRecipe } from './barrier/recipe.ts';
import { publishedValue as publishedRecipe } from './publishedValue/recipe.ts';
import { sharedCounter as counterRecipe } from './sharedCounter/recipe.ts';
import { treeCache as treeRecipe } from './treeCache/recipe.ts';
import { twoPhaseCommit as commitRecipe } from './twoPhaseCommit/recipe.ts';
import { znodeCache as cacheRecipe } from './znodeCache/recipe.ts';
import { addRecipe } from '../recipeBook.ts';
import { doubleBarrier } from './doubleBarrier/scenario.ts';
import { groupMembership } from './groupMembership/scenario.ts';
import { mailbox } from './mailbox/scenario.ts';
import { plainBarrier } from './barrier/scenario.ts';
import { publishedValue } from './publishedValue/scenario.ts';
import { sharedCounter } from './sharedCounter/scenario.ts';
import { treeCache } from './treeCache/scenario.ts';
import { twoPhaseCommit } from './twoPhaseCommit/scenario.ts';
import { twoValues } from './twoValues/scenario.ts';
import { znodeCache } from './znodeCache/scenario.ts';

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
