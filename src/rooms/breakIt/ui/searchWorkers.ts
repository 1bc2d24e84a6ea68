// Each address is written out for the bundler to find.

export const startLibraryWorker = (): Worker =>
  new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' });

/** Its worker has the interpreter of own recipes too. */
export const startOwnWorker = (): Worker =>
  new Worker(new URL('./ownSearchWorker.ts', import.meta.url), { type: 'module' });
