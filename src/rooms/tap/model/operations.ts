// Which operations change the tree, and which tell of it.
export const WRITES: ReadonlySet<string> = new Set(['create', 'delete', 'setData', 'setACL', 'multi']);
export const READS: ReadonlySet<string> = new Set([
  'exists',
  'getData',
  'getChildren',
  'getAllChildrenNumber',
]);
