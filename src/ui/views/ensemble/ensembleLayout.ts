// Where everything of an ensemble's picture stands. Plain arithmetic over the view model and a size: the same picture at
// the same size gives the same places.
import { isServerId } from '../../../engine/index.ts';
import type { ClientId, ServerId } from '../../../engine/index.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { PictureSize } from '../world/layout.ts';
import type { Curve, Point } from '../world/geometry.ts';
import { clientDocks, type ClientSpot, type Crowd } from './clientDocks.ts';
import { linkCurve } from './linkCurves.ts';
import { ringSlots, type CardBox, type Density } from './ringSlots.ts';

export interface EnsembleLayout {
  readonly size: PictureSize;
  readonly density: Density;
  readonly middle: Point;
  /** Clockwise. */
  readonly cards: readonly CardBox[];
  readonly spots: ReadonlyMap<ClientId, ClientSpot>;
  readonly crowds: readonly Crowd[];
  /** The ways between servers, from the lower number to the higher, and from clients to servers. */
  readonly curves: ReadonlyMap<string, Curve>;
}

export function ensembleLayout(
  picture: EnsemblePicture,
  selected: ClientId | null,
  size: PictureSize,
): EnsembleLayout {
  const ids = picture.servers.map(({ id }) => id);
  const ring = ringSlots(ids, picture.clients.length === 0 ? 'none' : 'some', size);
  const docks = clientDocks(picture.clients, selected, ring, size.type);
  const cards = new Map(ring.cards.map((card) => [card.server, card]));
  return {
    size: { ...size, height: ring.height },
    density: ring.density,
    middle: ring.middle,
    cards: ring.cards,
    spots: new Map(docks.spots.map((spot) => [spot.client, spot])),
    crowds: docks.crowds,
    curves: new Map([
      ...serverCurves(picture, cards, ring.middle),
      ...clientCurves(docks.spots, docks.crowds),
    ]),
  };
}

function serverCurves(
  picture: EnsemblePicture,
  cards: ReadonlyMap<ServerId, CardBox>,
  middle: Point,
): readonly (readonly [string, Curve])[] {
  return picture.links.flatMap(({ id, a, b }) => {
    const [from, to] = [isServerId(a) ? cards.get(a) : undefined, cards.get(b)];
    return from === undefined || to === undefined ? [] : [[id, linkCurve(from, to, middle)] as const];
  });
}

/** From the disc to the card. Who is counted only has the way of the crowd. */
function clientCurves(
  spots: readonly ClientSpot[],
  crowds: readonly Crowd[],
): readonly (readonly [string, Curve])[] {
  return [
    ...spots.map((spot) => [`${spot.client}~${spot.server}`, wireOf(spot, spot.r)] as const),
    ...crowds.flatMap((crowd) => {
      const curve = wireOf(crowd, crowd.h / 2);
      return crowd.clients.map((client) => [`${client}~${crowd.server}`, curve] as const);
    }),
  ];
}

function wireOf({ x, y, port }: Point & { readonly port: Point }, r: number): Curve {
  const from = { x, y: y + Math.sign(port.y - y) * (r + 1) };
  const bend = (port.y - from.y) / 2;
  return [from, { x: from.x, y: from.y + bend }, { x: port.x, y: port.y - bend }, port];
}
