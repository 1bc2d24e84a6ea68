// Every program that a stage can give to a client, by name.
import type { RecipeBook } from '../../engine/index.ts';
import { herdLock } from './herdLock.ts';
import { predecessorLock } from './predecessorLock.ts';

export const recipeBook: RecipeBook = { 'herd-lock': herdLock, 'predecessor-lock': predecessorLock };
