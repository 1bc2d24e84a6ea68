// Searches own recipes: it has the interpreter, which the other worker does without.
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { serveSearch } from './serveSearch.ts';

serveSearch(() => performance.now(), loadOwnRecipes());
