// Looking things up in sorted columns.

/** The last index whose value is at most that; −1 if none is. Values do not fall. */
export function lastAtMost(count: number, valueAt: (index: number) => number, value: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Indexes sorted by group, each group in its own order: those of group g stand from start[g] to start[g + 1]. */
export function groupedBy(
  count: number,
  groups: number,
  groupOf: (index: number) => number,
): { readonly order: Int32Array; readonly start: Int32Array } {
  const start = new Int32Array(groups + 1);
  for (let index = 0; index < count; index++) raise(start, groupOf(index) + 1, 1);
  for (let group = 0; group < groups; group++) raise(start, group + 1, start[group] ?? 0);
  const next = start.slice();
  const order = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const group = groupOf(index);
    order[next[group] ?? 0] = index;
    raise(next, group, 1);
  }
  return { order, start };
}

function raise(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by;
}
