// Walking through the picture with the arrow keys: left and right among neighbours, up towards the root, down towards the
// clients. One thing of the picture is in the page's tab order; the arrows move from it.
import type { WorldPicture } from '../../select/worldPicture.ts';
import type { WorldLayout } from './layout.ts';
import { thingKey, type ThingKey } from './related.ts';
import { startOfWalk, type WalkKey } from './walkStart.ts';

/** The thing an arrow key leads to; the same one at an edge. */
export function walk(picture: WorldPicture, layout: WorldLayout, from: ThingKey, key: WalkKey): ThingKey {
  const [kind, id] = splitKey(from);
  if (kind === 'server') return key === 'ArrowDown' ? thingKey('znode', '/') : from;
  return kind === 'client' ? fromClient(picture, layout, id, key) : fromZnode(picture, layout, id, key);
}

function splitKey(key: ThingKey): readonly [string, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
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
      return thingKey('client', id);
    default:
      return key satisfies never;
  }
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

function neighbour(ids: readonly string[], id: string, key: WalkKey): string {
  const at = ids.indexOf(id);
  const last = ids.length - 1;
  const to = key === 'Home' ? 0 : key === 'End' ? last : key === 'ArrowLeft' ? at - 1 : at + 1;
  return ids[Math.max(0, Math.min(last, to))] ?? id;
}

function xOf(layout: WorldLayout, path: string): number {
  return layout.nodes.get(path)?.x ?? 0;
}
