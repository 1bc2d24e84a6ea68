import type { Area } from '../../../words/areas.ts';
import { ownRecipeWords } from './en.ts';

/** The words of the editor of own recipes. */
export const OWN_RECIPE: Area<'ownRecipe'> = { id: 'ownRecipe', english: ownRecipeWords };
