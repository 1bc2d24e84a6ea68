// Adds the scenarios and recipes of queues to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipeBook.ts';
import { fifoQueue as fifoRecipe } from './fifoQueue/recipe.ts';
import { largeQueue as largeRecipe } from './largeQueue/recipe.ts';
import { lockingQueue as lockingRecipe } from './lockingQueue/recipe.ts';
import { priorityQueue as priorityRecipe } from './priorityQueue/recipe.ts';
import { fifoQueue } from './fifoQueue/scenario.ts';
import { largeQueue } from './largeQueue/scenario.ts';
import { lockingQueue } from './lockingQueue/scenario.ts';
import { priorityQueue } from './priorityQueue/scenario.ts';

for (const scenario of [fifoQueue, priorityQueue, lockingQueue, largeQueue]) addScenario(scenario);

addRecipe(fifoQueue.id, fifoRecipe);
addRecipe(priorityQueue.id, priorityRecipe);
addRecipe(lockingQueue.id, lockingRecipe);
addRecipe(largeQueue.id, largeRecipe);
