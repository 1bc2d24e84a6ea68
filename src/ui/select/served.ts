import type { World } from '../../engine/index.ts';

/** Whether any server runs: while none does, nobody can tell what the tree says. */
export function isServed({ servers }: World): boolean {
  return [...servers.values()].some(({ vars }) => vars.value.state !== 'down');
}
