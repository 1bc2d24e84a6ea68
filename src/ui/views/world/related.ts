// What is lit together: a client with what it owns and watches, a znode with its owner and its watchers.
import { thingKey, type ThingKey } from '../../draw/thing/things.ts';
import type { WorldPicture } from './worldPicture.ts';

/** Everything that is the thing's own; null if it is not in this picture, and so nothing is to be dimmed. */
export function relatedThings(
  picture: WorldPicture,
  thing: { readonly kind: string; readonly id: string } | null,
): ReadonlySet<ThingKey> | null {
  if (thing?.kind === 'client') return aroundClient(picture, thing.id);
  if (thing?.kind === 'znode') return aroundZnode(picture, thing.id);
  return null;
}

function aroundClient(picture: WorldPicture, id: string): ReadonlySet<ThingKey> | null {
  const disc = picture.clients.find((client) => client.id === id);
  if (disc === undefined) return null;
  const fired = picture.watches.filter((arrow) => arrow.client === id).map((arrow) => arrow.path);
  const paths = [...disc.owns, ...disc.watches, ...fired];
  return new Set<ThingKey>([thingKey('client', id), ...paths.map((path) => thingKey('znode', path))]);
}

function aroundZnode(picture: WorldPicture, path: string): ReadonlySet<ThingKey> | null {
  const node = picture.nodes.find((candidate) => candidate.path === path);
  if (node === undefined) return null;
  const clients = node.owner === null ? node.watchers : [node.owner, ...node.watchers];
  return new Set<ThingKey>([thingKey('znode', path), ...clients.map((client) => thingKey('client', client))]);
}
