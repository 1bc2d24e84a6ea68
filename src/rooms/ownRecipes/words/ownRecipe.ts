import { ownRecipeWords } from './en.ts';

/** The words of the editor of own recipes. */
export const OWN_RECIPE = { id: 'ownRecipe', english: ownRecipeWords } as const;
