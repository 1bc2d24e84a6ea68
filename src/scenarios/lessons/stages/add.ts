// Adds the small stages of lessons to what is known; no menu offers them. To be imported for its effect.
import { addUnlisted } from '../../catalogue.ts';
import { addRecipe } from '../../recipeBook.ts';
import { bells, change, listen } from './bells/scenario.ts';
import { counter, readCounter, writeCounter } from './counter/scenario.ts';
import { ephemerals } from './ephemerals/scenario.ts';
import { firstInLine, watchFirst } from './firstInLine/scenario.ts';
import { createNumbered, createPlain, deleteLowest, deleteParent, numbers } from './numbers/scenario.ts';

addRecipe('lesson-count-read', readCounter);
addRecipe('lesson-count-write', writeCounter);
addRecipe('lesson-listen', listen);
addRecipe('lesson-change', change);
addRecipe('lesson-number', createNumbered);
addRecipe('lesson-delete-lowest', deleteLowest);
addRecipe('lesson-plain', createPlain);
addRecipe('lesson-delete-parent', deleteParent);
addRecipe('lesson-first-in-line', watchFirst);

for (const scenario of [counter, ephemerals, bells, numbers, firstInLine]) addUnlisted(scenario);
