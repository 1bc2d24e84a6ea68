// Adds the scenarios and recipes of coordination to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { configuration } from '../recipes/coordination/configuration.ts';
import { doubleBarrier as barrierRecipe } from '../recipes/coordination/doubleBarrier.ts';
import { sharedCounter as counterRecipe } from '../recipes/coordination/sharedCounter.ts';
import { addRecipe } from '../recipes/book.ts';
import { doubleBarrier } from './doubleBarrier.ts';
import { sharedCounter } from './sharedCounter.ts';
import { twoValues } from './twoValues.ts';

for (const scenario of [doubleBarrier, twoValues, sharedCounter]) addScenario(scenario);

addRecipe(doubleBarrier.id, barrierRecipe);
addRecipe(twoValues.id, configuration);
addRecipe(sharedCounter.id, counterRecipe);
