import * as ensembleViews from './viewsEnsemble.ts';
import * as layoutWords from './viewsLayout.ts';
import * as lockViews from './viewsLocks.ts';
import * as recipeViews from './viewsRecipes.ts';

export const shelfWords = { ...lockViews, ...ensembleViews, ...recipeViews, ...layoutWords };
