// Adds the scenarios and recipes of queues to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipes/book.ts';
import { fifoQueue as queueRecipe } from '../recipes/queues/fifoQueue.ts';
import { fifoQueue } from './fifoQueue.ts';

addScenario(fifoQueue);
addRecipe(fifoQueue.id, queueRecipe);
