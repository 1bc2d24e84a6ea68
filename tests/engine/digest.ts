// A world as text, field by field: two worlds are alike if their texts are.
import type { World } from '../../src/engine/index.ts';

export function textOf(world: World): string {
  return JSON.stringify(world, (_key, value: unknown) => plain(value));
}

/** Containers hide what they hold; their entries do not. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return [...value.entries()];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('toArray' in value && typeof value.toArray === 'function') return value.toArray();
  if ('items' in value && typeof value.items === 'function') return value.items();
  if ('entries' in value && typeof value.entries === 'function') return [...value.entries()];
  return value;
}
