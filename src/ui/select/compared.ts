// A list beside the same list one step earlier.

/** What the step did to an item. One that it removed is listed for that step. */
export interface Changed<Item> {
  readonly item: Item;
  readonly change: 'added' | 'removed' | 'kept';
}

/** Items of now in their order, then those that are gone. `before`: null where there is nothing to compare with. */
export function compared<Item>(
  now: readonly Item[],
  before: readonly Item[] | null,
  idOf: (item: Item) => string | number,
): readonly Changed<Item>[] {
  if (before === null) return now.map((item) => ({ item, change: 'kept' }));
  const [nowIds, beforeIds] = [new Set(now.map(idOf)), new Set(before.map(idOf))];
  return [
    ...now.map((item): Changed<Item> => ({ item, change: beforeIds.has(idOf(item)) ? 'kept' : 'added' })),
    ...before.flatMap((item): Changed<Item>[] =>
      nowIds.has(idOf(item)) ? [] : [{ item, change: 'removed' }],
    ),
  ];
}
