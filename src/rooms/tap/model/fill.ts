/** Puts into a map what another has, each value as `copyOf` makes it. */
export function fill<Key, Value>(
  into: Map<Key, Value>,
  from: ReadonlyMap<Key, Value>,
  copyOf: (value: Value) => Value = (value) => value,
): void {
  for (const [key, value] of from) into.set(key, copyOf(value));
}
