// Adds the scenarios and recipes of queues to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipes/book.ts';
import { fifoQueue as fifoRecipe } from '../recipes/queues/fifoQueue.ts';
import { largeQueue as largeRecipe } from '../recipes/queues/largeQueue.ts';
import { lockingQueue as lockingRecipe } from '../recipes/queues/lockingQueue.ts';
import { priorityQueue as priorityRecipe } from '../recipes/queues/priorityQueue.ts';
import { fifoQueue } from './fifoQueue.ts';
import { largeQueue } from './largeQueue.ts';
import { lockingQueue } from './lockingQueue.ts';
import { priorityQueue } from './priorityQueue.ts';

for (const scenario of [fifoQueue, priorityQueue, lockingQueue, largeQueue]) addScenario(scenario);

addRecipe(fifoQueue.id, fifoRecipe);
addRecipe(priorityQueue.id, priorityRecipe);
addRecipe(lockingQueue.id, lockingRecipe);
addRecipe(largeQueue.id, largeRecipe);
