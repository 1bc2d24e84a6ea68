import type { Belief } from '../../engine/index.ts';

/** What somebody believes of itself, after `it`: `holds the lock`. */
export const beliefs: Readonly<Record<Belief['what'], string>> = {
  holder: 'holds the lock',
  leader: 'is the leader',
  reader: 'may read',
  writer: 'may write',
  permit: 'has a permit',
  member: 'is a member of the group',
  entered: 'is past the barrier',
};

export function groundOf({ path }: Belief): string {
  return path === '' ? ', without a node' : `: ${path} is its own`;
}
