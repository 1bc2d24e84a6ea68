import type { Area } from './areas.ts';
import { ownRecipeWords } from './en/ownRecipe.ts';

/** The words of the editor of own recipes. */
export const OWN_RECIPE: Area<'ownRecipe'> = { id: 'ownRecipe', english: ownRecipeWords };
