// The part of the picture that is a thing's own: a server with its clients, a client with its server, the ends of a link.
import { around, type Box } from '../picture/geometry.ts';
import { splitKey, type ThingKey } from '../picture/things.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';

export function partOf(layout: EnsembleLayout, key: ThingKey): Box | null {
  const ends = splitKey(key)[1].split('~');
  const spots = [...layout.spots.values()].filter(
    ({ client, server }) => ends.includes(client) || ends.includes(server),
  );
  const isOwn = (server: string) => ends.includes(server) || spots.some((spot) => spot.server === server);
  return around([
    ...layout.cards.filter(({ server }) => isOwn(server)),
    ...layout.crowds.filter(({ server }) => ends.includes(server)),
    ...spots.map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r })),
  ]);
}
