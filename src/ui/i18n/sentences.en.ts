/** The steps of the recipes, as their programs mark them. */
export const steps: Readonly<Record<string, string>> = {
  'herd.create': 'Create the lock’s znode, ephemeral. Done: it is the holder',
  'herd.watchLock': 'Somebody has it: ask whether it exists, with a watch',
  'herd.awaitDeletion': 'Sleep until it is deleted, then try again',
  'herd.watchChildren': 'Somebody has it: list the children of the parent, with a watch',
  'herd.look': 'Look at the children of the parent, with a watch; if it is free, try',
  'herd.awaitChildren': 'Sleep until the children change, then go on',
  'line.create': 'Create its own znode, ephemeral and sequential',
  'line.list': 'List the children. Its own is the first: it is the holder',
  'line.watchPredecessor': 'Else ask whether the one before its own exists, with a watch',
  'line.awaitPredecessor': 'Sleep until that one is deleted, then list again',
  'lock.hold': 'Hold the lock',
  'lock.release': 'Release: delete its znode',
  'lock.rest': 'Rest, then come again',
};
