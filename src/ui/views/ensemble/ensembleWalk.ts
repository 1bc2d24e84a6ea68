// Walking through an ensemble with the arrow keys: left and right among servers, among links, among clients; up from a
// server to its links, down to its clients. One thing of the picture is in the page's tab order; the arrows move from it.
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { WalkKey } from '../world/walkStart.ts';
import { ensembleKey, splitKey, type EnsembleKey } from './things.ts';

/** Where the walk begins: at the leader, else at the first server. */
export function startOfEnsembleWalk({ servers }: EnsemblePicture): EnsembleKey {
  const start = servers.find(({ role, process }) => role === 'LEADING' && process !== 'down') ?? servers[0];
  return ensembleKey('server', start?.id ?? '');
}

export function isInEnsemble(picture: EnsemblePicture, key: EnsembleKey): boolean {
  const [kind, id] = splitKey(key);
  if (kind === 'server') return picture.servers.some((server) => server.id === id);
  if (kind === 'client') return picture.clients.some(({ disc, at }) => disc.id === id && at !== null);
  return picture.links.some((link) => link.id === id);
}

/** The thing an arrow key leads to; the same one at an edge. `shown`: clients that stand singly in the picture. */
export function walkEnsemble(
  picture: EnsemblePicture,
  shown: readonly string[],
  from: EnsembleKey,
  key: WalkKey,
): EnsembleKey {
  const [kind, id] = splitKey(from);
  if (kind === 'client') return fromClient(picture, shown, id, key);
  return kind === 'link' ? fromLink(picture, id, key) : fromServer(picture, shown, id, key);
}

function fromServer(
  picture: EnsemblePicture,
  shown: readonly string[],
  id: string,
  key: WalkKey,
): EnsembleKey {
  const self = ensembleKey('server', id);
  switch (key) {
    case 'ArrowUp': {
      const own = picture.links.filter(({ a, b }) => a === id || b === id);
      const link = own.find(({ use }) => use !== 'none') ?? own[0];
      return link === undefined ? self : ensembleKey('link', link.id);
    }
    case 'ArrowDown': {
      const client = picture.clients.find(({ disc, at }) => at === id && shown.includes(disc.id));
      return client === undefined ? self : ensembleKey('client', client.disc.id);
    }
    default:
      return ensembleKey(
        'server',
        neighbour(
          picture.servers.map((server) => server.id),
          id,
          key,
        ),
      );
  }
}

function fromLink(picture: EnsemblePicture, id: string, key: WalkKey): EnsembleKey {
  const [a = '', b = ''] = id.split('~');
  if (key === 'ArrowUp') return ensembleKey('server', a);
  if (key === 'ArrowDown') return ensembleKey('server', b);
  return ensembleKey(
    'link',
    neighbour(
      picture.links.map((link) => link.id),
      id,
      key,
    ),
  );
}

function fromClient(
  picture: EnsemblePicture,
  shown: readonly string[],
  id: string,
  key: WalkKey,
): EnsembleKey {
  const self = ensembleKey('client', id);
  if (key === 'ArrowDown') return self;
  if (key !== 'ArrowUp') return ensembleKey('client', neighbour(shown, id, key));
  const at = picture.clients.find(({ disc }) => disc.id === id)?.at ?? null;
  return at === null ? self : ensembleKey('server', at);
}

function neighbour(
  ids: readonly string[],
  id: string,
  key: Exclude<WalkKey, 'ArrowUp' | 'ArrowDown'>,
): string {
  const at = ids.indexOf(id);
  const last = ids.length - 1;
  const to = key === 'Home' ? 0 : key === 'End' ? last : key === 'ArrowLeft' ? at - 1 : at + 1;
  return ids[Math.max(0, Math.min(last, to))] ?? id;
}
