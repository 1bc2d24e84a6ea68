// What stands over a znode: what its owner has by it.
import type { Messages } from '../../../words/messages.ts';
import type { PictureNode } from '../../select/znodeTree.ts';

/** Null over one that gives nothing. The first in line whose owner does not know says that it is the first. */
export function overZnode(node: PictureNode, { picture }: Messages): string | null {
  if (node.presence !== 'there') return null;
  if (node.role !== null) return picture.holdsAs(node.role);
  if (isHeld(node)) return picture.holdsTheLock;
  return node.place === 1 ? picture.inLine(1) : null;
}

/** It has what it was made for, and its owner knows. */
export function isHeld({ standing, isClaimed }: PictureNode): boolean {
  return standing === 'first' && isClaimed;
}
