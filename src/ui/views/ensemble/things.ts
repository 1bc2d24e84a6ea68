// The things of an ensemble's picture by name: for keys, sets and data attributes, and what is lit together.
import { isServerId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { Thing } from '../../stores/selection.ts';

export type EnsembleKind = 'server' | 'link' | 'client';

/** `server server:1`, `link server:1~server:2`, `client client:A`. */
export type EnsembleKey = `${EnsembleKind} ${string}`;

export function ensembleKey(kind: EnsembleKind, id: string): EnsembleKey {
  return `${kind} ${id}`;
}

/** The thing that an element of the picture is, or is part of; null beside them. */
export function keyAt(target: EventTarget | null): EnsembleKey | null {
  const thing = target instanceof Element ? target.closest<SVGElement>('[data-thing]') : null;
  const [kind, id] = splitKey(thing?.dataset['thing'] ?? '');
  return isKind(kind) ? ensembleKey(kind, id) : null;
}

export function thingOf(side: WorldSide, key: EnsembleKey): Thing {
  const [kind, id] = splitKey(key);
  return { world: side, kind: isKind(kind) ? kind : 'server', id };
}

export function splitKey(key: string): readonly [string, string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}

/** Everything that is the thing's own; null if nothing is to be dimmed. */
export function relatedKeys(
  picture: EnsemblePicture,
  thing: { readonly kind: string; readonly id: string } | null,
): ReadonlySet<EnsembleKey> | null {
  if (thing?.kind === 'server') return aroundServer(picture, thing.id);
  if (thing?.kind === 'client') return aroundClient(picture, thing.id);
  if (thing?.kind === 'link') return aroundLink(thing.id);
  return null;
}

function isKind(kind: string): kind is EnsembleKind {
  return kind === 'server' || kind === 'link' || kind === 'client';
}

/** Its links, who is at their other ends, its clients. */
function aroundServer(picture: EnsemblePicture, id: string): ReadonlySet<EnsembleKey> {
  const keys = new Set<EnsembleKey>([ensembleKey('server', id)]);
  for (const link of picture.links) {
    if (link.a !== id && link.b !== id) continue;
    keys.add(ensembleKey('link', link.id));
    if (link.use === 'none' && link.cut === 'none') continue;
    keys.add(ensembleKey('server', link.a)).add(ensembleKey('server', link.b));
  }
  for (const { disc, at } of picture.clients) if (at === id) keys.add(ensembleKey('client', disc.id));
  return keys;
}

function aroundClient(picture: EnsemblePicture, id: string): ReadonlySet<EnsembleKey> | null {
  const client = picture.clients.find(({ disc }) => disc.id === id);
  if (client === undefined) return null;
  const keys = new Set<EnsembleKey>([ensembleKey('client', id)]);
  if (client.at !== null) keys.add(ensembleKey('server', client.at));
  return keys;
}

function aroundLink(id: string): ReadonlySet<EnsembleKey> {
  const [a = '', b = ''] = id.split('~');
  const kindOf = (peer: string): EnsembleKind => (isServerId(peer) ? 'server' : 'client');
  return new Set([ensembleKey('link', id), ensembleKey(kindOf(a), a), ensembleKey(kindOf(b), b)]);
}
