// Every program that a stage can give to a client, by name.
import type { RecipeBook } from '../engine/index.ts';
import { OPENING } from './opening.ts';

const recipes: Record<string, RecipeBook[string]> = Object.assign(
  {},
  ...OPENING.map((entry) => entry.recipes),
);

/** Holds also what was added since: a book is asked when a program starts. */
export const recipeBook: RecipeBook = recipes;

/** For the catalogue, which has them with their scenarios. */
export function addRecipes(added: RecipeBook): void {
  Object.assign(recipes, added);
}
