// Every program that a stage can give to a client, by name.
import type { RecipeBook } from '../engine/index.ts';
import { herdLock } from './locks/herdLock/recipe.ts';
import { predecessorLock } from './locks/predecessorLock/recipe.ts';

const recipes: Record<string, RecipeBook[string]> = {
  'herd-lock': herdLock,
  'predecessor-lock': predecessorLock,
};

/** Holds also what was added since: a book is asked when a program starts. */
export const recipeBook: RecipeBook = recipes;

/** Adds a program that is loaded late, with its scenario. */
export function addRecipe(name: string, recipe: RecipeBook[string]): void {
  recipes[name] = recipe;
}
