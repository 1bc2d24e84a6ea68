// Adds the scenarios and recipes of coordination to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { doubleBarrier as barrierRecipe } from '../recipes/coordination/doubleBarrier.ts';
import { addRecipe } from '../recipes/book.ts';
import { doubleBarrier } from './doubleBarrier.ts';

addScenario(doubleBarrier);
addRecipe(doubleBarrier.id, barrierRecipe);
