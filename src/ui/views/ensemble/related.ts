// What is lit together: a server with its links and clients, a client with its server, a link with its ends.
import { isServerId } from '../../../engine/index.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import { thingKey, type ThingKey, type ThingKind } from '../../draw/thing/things.ts';

/** Everything that is the thing's own; null if nothing is to be dimmed. */
export function relatedKeys(
  picture: EnsemblePicture,
  thing: { readonly kind: string; readonly id: string } | null,
): ReadonlySet<ThingKey> | null {
  if (thing?.kind === 'server') return aroundServer(picture, thing.id);
  if (thing?.kind === 'client') return aroundClient(picture, thing.id);
  if (thing?.kind === 'link') return aroundLink(thing.id);
  return null;
}

/** Its links, who is at their other ends, its clients. */
function aroundServer(picture: EnsemblePicture, id: string): ReadonlySet<ThingKey> {
  const keys = new Set<ThingKey>([thingKey('server', id)]);
  for (const link of picture.links) {
    if (link.a !== id && link.b !== id) continue;
    keys.add(thingKey('link', link.id));
    if (link.use === 'none' && link.cut === 'none') continue;
    keys.add(thingKey('server', link.a)).add(thingKey('server', link.b));
  }
  for (const { disc, at } of picture.clients) if (at === id) keys.add(thingKey('client', disc.id));
  return keys;
}

function aroundClient(picture: EnsemblePicture, id: string): ReadonlySet<ThingKey> | null {
  const client = picture.clients.find(({ disc }) => disc.id === id);
  if (client === undefined) return null;
  const keys = new Set<ThingKey>([thingKey('client', id)]);
  if (client.at !== null) keys.add(thingKey('server', client.at));
  return keys;
}

function aroundLink(id: string): ReadonlySet<ThingKey> {
  const [a = '', b = ''] = id.split('~');
  const kindOf = (peer: string): ThingKind => (isServerId(peer) ? 'server' : 'client');
  return new Set([thingKey('link', id), thingKey(kindOf(a), a), thingKey(kindOf(b), b)]);
}
