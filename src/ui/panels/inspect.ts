/** The panels that tell of one thing or of every record, fetched when first needed. */
export const inspect = () => import('./inspectRoute.ts');
