// Which connection and which session a client outside the world has.
import type { LinkId, SessionId, WireId } from '../model/ids.ts';
import type { Outsider } from './outsider.ts';
import type { World } from './world.ts';

/** The connection it has now, or had last. */
export function linkOfWire(world: World, wire: WireId): LinkId {
  return `${wire}#${world.linkCounts.get(wire) ?? 1}`;
}

export function isWireOpen(world: World, wire: WireId): boolean {
  return world.links.get(linkOfWire(world, wire))?.clientEnd === 'open';
}

/** Who came with that session last. */
export function outsiderWith(world: World, session: SessionId): Outsider | null {
  for (const outsider of world.outsiders.values()) if (outsider.session === session) return outsider;
  return null;
}
