// Where the code of each route is.
import { deck } from './deck/ui/deck.ts';
import { setRoutes } from '../ui/fetching/routes.ts';

export const library = () => import('./library/ui/libraryRoute.ts');
export const lessons = () => import('./lessons/ui/lessonRoute.ts');
export const editor = () => import('./ownRecipes/ui/editorRoute.ts');

setRoutes({ library, lessons, deck, editor });
