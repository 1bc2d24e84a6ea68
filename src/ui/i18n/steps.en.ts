/** The steps of the recipes in a word or two, for captions. */
export const stepNames: Readonly<Record<string, string>> = {
  'herd.create': 'tries to create',
  'herd.watchLock': 'sets its watch',
  'herd.awaitDeletion': 'asleep',
  'herd.watchChildren': 'lists, with a watch',
  'herd.look': 'looks',
  'herd.awaitChildren': 'asleep',
  'line.create': 'gets in line',
  'line.list': 'reads the line',
  'line.watchPredecessor': 'sets its watch',
  'line.awaitPredecessor': 'asleep',
  'lock.hold': 'has the lock',
  'lock.release': 'releases',
  'lock.rest': 'rests',
};
