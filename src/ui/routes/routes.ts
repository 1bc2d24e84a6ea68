// Where a person can go from the first picture: each is fetched by whoever goes there first, with all that it needs.

export const inspect = () => import('../panels/inspectRoute.ts');
export const ensemble = () => import('../views/ensemble/EnsemblePanel.tsx');
export const shelf = () => import('../views/shelf/Shelf.tsx');
/** Every scenario beyond the opening pair, and the museum. */
export const library = () => import('../library/libraryRoute.ts');
export const lessons = () => import('../lesson/lessonRoute.ts');
export const deck = () => import('../deck/deckRoute.ts');
