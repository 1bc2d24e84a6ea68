// Adds the small stages of lessons to what is known; no menu offers them. To be imported for its effect.
import { addUnlisted } from '../../catalogue.ts';
import { addRecipe } from '../../recipes/book.ts';
import { bells, change, listen } from './bells.ts';
import { counter, readCounter, writeCounter } from './counter.ts';
import { ephemerals } from './ephemerals.ts';

addRecipe('lesson-count-read', readCounter);
addRecipe('lesson-count-write', writeCounter);
addRecipe('lesson-listen', listen);
addRecipe('lesson-change', change);

for (const scenario of [counter, ephemerals, bells]) addUnlisted(scenario);
