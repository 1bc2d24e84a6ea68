/** The panels that tell of one thing or of every record, fetched by whoever needs them first. */
export const inspect = () => import('./inspectRoute.ts');
