// Walking through a picture with the arrow keys. One thing of it is in the page's tab order; the keys move from it.

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End';

/** Keys that stay among things of one kind. */
export type SidewaysKey = Exclude<WalkKey, 'ArrowUp' | 'ArrowDown'>;

export function isWalkKey(key: string): key is WalkKey {
  return key.startsWith('Arrow') || key === 'Home' || key === 'End';
}

/** The one a key leads to; the same one at an edge. */
export function neighbour<Id extends string>(ids: readonly Id[], id: Id, key: SidewaysKey): Id {
  const at = ids.indexOf(id);
  const last = ids.length - 1;
  const to = key === 'Home' ? 0 : key === 'End' ? last : key === 'ArrowLeft' ? at - 1 : at + 1;
  return ids[Math.max(0, Math.min(last, to))] ?? id;
}
