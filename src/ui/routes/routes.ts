// Where the code of each route is.
import { deck } from '../deck/deck.ts';
import { setRoutes } from '../fetching/routes.ts';

export const library = () => import('../library/libraryRoute.ts');
export const lessons = () => import('../lesson/lessonRoute.ts');
export const editor = () => import('../editor/editorRoute.ts');

setRoutes({ library, lessons, deck, editor });
