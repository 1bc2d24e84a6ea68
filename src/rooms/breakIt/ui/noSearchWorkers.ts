// In the single file stands this in place of the workers: it has no address that one could be loaded from.

export function startLibraryWorker(): Worker {
  throw new Error(WHY);
}

export function startOwnWorker(): Worker {
  throw new Error(WHY);
}

const WHY = 'a file by itself has no workers';
