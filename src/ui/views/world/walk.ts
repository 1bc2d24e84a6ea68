// Walking through the picture with the arrow keys: left and right among neighbours, up towards the root, down towards the
// clients, and from a client to its connection.
import type { WorldPicture } from './worldPicture.ts';
import type { WorldLayout } from './layout.ts';
import { neighbour, type WalkKey } from '../../draw/board/roving.ts';
import { wireKey } from './wireKey.ts';
import { splitKey, thingKey, type ThingKey } from '../../draw/thing/things.ts';

/** Where the walk begins: at the client that holds the lock, else at the first. */
export function startOfWalk(picture: WorldPicture): ThingKey {
  const holder = picture.clients.find((disc) => disc.belief !== null) ?? picture.clients[0];
  return holder === undefined ? thingKey('znode', '/') : thingKey('client', holder.id);
}

export function isInPicture(picture: WorldPicture, key: ThingKey): boolean {
  const [kind, id] = splitKey(key);
  if (kind === 'client') return picture.clients.some((client) => client.id === id);
  if (kind === 'link') return picture.clients.some((client) => wireOf(picture, client) === key);
  return kind === 'server' || picture.nodes.some((node) => node.path === id);
}

/** The thing an arrow key leads to; the same one at an edge. */
export function walk(picture: WorldPicture, layout: WorldLayout, from: ThingKey, key: WalkKey): ThingKey {
  const [kind, id] = splitKey(from);
  if (kind === 'server') return key === 'ArrowDown' ? thingKey('znode', '/') : from;
  if (kind === 'link') return fromWire(picture, from, key);
  return kind === 'client' ? fromClient(picture, layout, id, key) : fromZnode(picture, layout, id, key);
}

function fromClient(picture: WorldPicture, layout: WorldLayout, id: string, key: WalkKey): ThingKey {
  const disc = picture.clients.find((client) => client.id === id);
  const ids = picture.clients.map((client) => client.id as string);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return thingKey('client', neighbour(ids, id, key));
    case 'ArrowUp': {
      const path = disc?.owns[0] ?? disc?.watches[0];
      return path !== undefined && layout.nodes.has(path)
        ? thingKey('znode', path)
        : thingKey('znode', picture.lock.parent);
    }
    case 'ArrowDown':
      return (disc === undefined ? null : wireOf(picture, disc)) ?? thingKey('client', id);
    default:
      return key satisfies never;
  }
}

/** Null where none is drawn: the client is not connected, or one of a crowd. */
function wireOf({ server }: WorldPicture, { id, wire }: WorldPicture['clients'][number]): ThingKey | null {
  return wire === 'off' ? null : wireKey(id, server.id);
}

/** Along the wires; up and down to the ends of one. */
function fromWire(picture: WorldPicture, from: ThingKey, key: WalkKey): ThingKey {
  const wires = picture.clients.flatMap((client) => wireOf(picture, client) ?? []);
  const own = picture.clients.find((client) => wireOf(picture, client) === from);
  if (key === 'ArrowUp') return thingKey('server', picture.server.id);
  if (key === 'ArrowDown') return own === undefined ? from : thingKey('client', own.id);
  return neighbour(wires, from, key);
}

function fromZnode(picture: WorldPicture, layout: WorldLayout, path: string, key: WalkKey): ThingKey {
  const node = picture.nodes.find((candidate) => candidate.path === path);
  if (node === undefined) return startOfWalk(picture);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End': {
      const siblings = picture.nodes.filter((candidate) => candidate.parent === node.parent);
      const paths = siblings
        .map((sibling) => sibling.path)
        .toSorted((a, b) => xOf(layout, a) - xOf(layout, b));
      return thingKey('znode', neighbour(paths, path, key));
    }
    case 'ArrowUp':
      return node.parent === null ? thingKey('server', picture.server.id) : thingKey('znode', node.parent);
    case 'ArrowDown': {
      const child = picture.nodes.find((candidate) => candidate.parent === path);
      if (child !== undefined) return thingKey('znode', child.path);
      const below = node.owner ?? node.watchers[0] ?? picture.clients[0]?.id;
      return below === undefined ? thingKey('znode', path) : thingKey('client', below);
    }
    default:
      return key satisfies never;
  }
}

function xOf(layout: WorldLayout, path: string): number {
  return layout.nodes.get(path)?.x ?? 0;
}
