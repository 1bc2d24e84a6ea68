// Walking through an ensemble with the arrow keys: left and right among servers, among links, among clients; up from a
// server to its links, down to its clients, and down from a client to its connection.
import { isServerId } from '../../../engine/index.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import { neighbour, type WalkKey } from '../../draw/board/roving.ts';
import { thingKey, splitKey, type ThingKey } from '../../draw/thing/things.ts';

/** Where the walk begins: at the leader, else at the first server. */
export function startOfEnsembleWalk({ servers }: EnsemblePicture): ThingKey {
  const start = servers.find(({ role, process }) => role === 'LEADING' && process !== 'down') ?? servers[0];
  return thingKey('server', start?.id ?? '');
}

export function isInEnsemble(picture: EnsemblePicture, key: ThingKey): boolean {
  const [kind, id] = splitKey(key);
  if (kind === 'server') return picture.servers.some((server) => server.id === id);
  if (kind === 'client') return picture.clients.some(({ disc, at }) => disc.id === id && at !== null);
  return [...picture.links, ...wiresOf(picture)].some((link) => link.id === id);
}

/** The thing an arrow key leads to; the same one at an edge. `shown`: clients that stand singly in the picture. */
export function walkEnsemble(
  picture: EnsemblePicture,
  shown: readonly string[],
  from: ThingKey,
  key: WalkKey,
): ThingKey {
  const [kind, id] = splitKey(from);
  if (kind === 'client') return fromClient(picture, shown, id, key);
  return kind === 'link' ? fromLink(picture, id, key) : fromServer(picture, shown, id, key);
}

function fromServer(picture: EnsemblePicture, shown: readonly string[], id: string, key: WalkKey): ThingKey {
  const self = thingKey('server', id);
  switch (key) {
    case 'ArrowUp': {
      const own = picture.links.filter(({ a, b }) => a === id || b === id);
      const link = own.find(({ use }) => use !== 'none') ?? own[0];
      return link === undefined ? self : thingKey('link', link.id);
    }
    case 'ArrowDown': {
      const client = picture.clients.find(({ disc, at }) => at === id && shown.includes(disc.id));
      return client === undefined ? self : thingKey('client', client.disc.id);
    }
    default:
      return thingKey(
        'server',
        neighbour(
          picture.servers.map((server) => server.id),
          id,
          key,
        ),
      );
  }
}

function fromLink(picture: EnsemblePicture, id: string, key: WalkKey): ThingKey {
  const [a = '', b = ''] = id.split('~');
  const isWire = !isServerId(a);
  if (key === 'ArrowUp') return isWire ? thingKey('client', a) : thingKey('server', a);
  if (key === 'ArrowDown') return thingKey('server', b);
  const links = isWire ? wiresOf(picture) : picture.links;
  return thingKey(
    'link',
    neighbour(
      links.map((link) => link.id),
      id,
      key,
    ),
  );
}

/** The connections of clients. */
function wiresOf({ clients }: EnsemblePicture): readonly PeerLink[] {
  return clients.flatMap(({ disc, link }) => (link === null || disc.wire === 'off' ? [] : [link]));
}

function fromClient(picture: EnsemblePicture, shown: readonly string[], id: string, key: WalkKey): ThingKey {
  const self = thingKey('client', id);
  if (key === 'ArrowDown') {
    const wire = wiresOf(picture).find((link) => link.a === id);
    return wire === undefined ? self : thingKey('link', wire.id);
  }
  if (key !== 'ArrowUp') return thingKey('client', neighbour(shown, id, key));
  const at = picture.clients.find(({ disc }) => disc.id === id)?.at ?? null;
  return at === null ? self : thingKey('server', at);
}
