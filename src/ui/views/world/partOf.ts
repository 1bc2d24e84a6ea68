// The part of the picture that is a thing's own: a znode with all below it, a client with what it owns and watches.
import type { WorldPicture } from './worldPicture.ts';
import { around, type Box } from '../picture/geometry.ts';
import { splitKey, type ThingKey } from '../picture/things.ts';
import type { WorldLayout } from './layout.ts';

/** Null: that is the whole picture. */
export function partOf(layout: WorldLayout, picture: WorldPicture, key: ThingKey): Box | null {
  const [kind, id] = splitKey(key);
  if (kind === 'client') return around([...discOf(layout, id), ...ownOf(layout, picture, id)]);
  if (kind !== 'znode' || id === '/') return null;
  return around([...layout.nodes.values()].filter(({ path }) => path === id || path.startsWith(`${id}/`)));
}

function discOf({ discs }: WorldLayout, id: string): readonly Box[] {
  return [...discs.values()]
    .filter(({ client }) => client === id)
    .map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r }));
}

function ownOf({ nodes }: WorldLayout, { clients }: WorldPicture, id: string): readonly Box[] {
  const disc = clients.find((client) => client.id === id);
  return [...(disc?.owns ?? []), ...(disc?.watches ?? [])].flatMap((path) => nodes.get(path) ?? []);
}
