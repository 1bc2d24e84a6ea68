// Where everything of an ensemble's picture stands. Plain arithmetic over the view model and a size: the same picture at
// the same size gives the same places.
import { isServerId, type ServerId } from '../../../engine/index.ts';
import type { CastId } from '../../select/cast.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { closedPath } from '../../draw/board/curves.ts';
import { between, straight, type Box, type Curve, type Point, around } from '../../draw/board/geometry.ts';
import {
  clientDocks,
  type ClientDocks,
  type ClientSpot,
  type Crowd,
  type PlacedClient,
} from './clientDocks.ts';
import { linkCurve } from './linkCurves.ts';
import { ringSlots, type Camp, type CardBox, type Density, type RingSlots } from './ringSlots.ts';
import { splitKey, type ThingKey } from '../../draw/thing/things.ts';

export interface EnsembleLayout {
  readonly size: PictureSize;
  readonly density: Density;
  /** Whether all of it is in sight. */
  readonly needs: 'nothing' | 'scrolling';
  readonly camps: readonly Camp[];
  readonly cut: RingSlots['cut'];
  /** Through the cards of each camp: faint lines that say who stands together. */
  readonly rings: readonly string[];
  /** Clockwise. */
  readonly cards: readonly CardBox[];
  readonly spots: ReadonlyMap<CastId, ClientSpot>;
  readonly crowds: readonly Crowd[];
  /** The ways between servers, from the lower number to the higher, and from clients to servers. */
  readonly curves: ReadonlyMap<string, Curve>;
}

/** All of a picture that places depend on: as long as it is the same, so are they. */
export interface Placed extends Pick<EnsemblePicture, 'parts' | 'leader'> {
  readonly sessionIds: object | null;
  readonly links: readonly Pick<PeerLink, 'id' | 'a' | 'b'>[];
  readonly clients: readonly PlacedClient[];
}

export function placedIn({ parts, leader, sessionIds, links, clients }: EnsemblePicture): Placed {
  return {
    parts,
    leader,
    sessionIds: sessionIds === null ? null : {},
    links: links.map(({ id, a, b }) => ({ id, a, b })),
    clients: clients.map(({ disc: { id, index, process, belief }, at, link }) => ({
      disc: { id, index, process, belief },
      at,
      link: link === null ? null : { id: link.id, b: link.b },
    })),
  };
}

export function ensembleLayout(picture: Placed, selected: CastId | null, size: PictureSize): EnsembleLayout {
  const ring = ringSlots(
    {
      parts: picture.parts,
      leader: picture.leader,
      clients: picture.clients.length === 0 ? 'none' : picture.sessionIds === null ? 'some' : 'withSessions',
    },
    size,
  );
  const drawn = { ...size, height: ring.height, type: ring.type };
  const docks = clientDocks(picture.clients, selected, ring, ring.type);
  const cards = new Map(ring.cards.map((card) => [card.server, card]));
  return {
    size: drawn,
    density: ring.density,
    needs: ring.height > size.height ? 'scrolling' : 'nothing',
    camps: ring.camps,
    cut: ring.cut,
    // In a small picture little of it would be seen between the cards of the only camp.
    rings: ring.camps.flatMap((camp) =>
      ring.density === 'full' || ring.camps.length > 1
        ? ringThrough(ring.cards.filter(({ server }) => camp.servers.includes(server)))
        : [],
    ),
    cards: ring.cards,
    spots: new Map(docks.spots.map((spot) => [spot.client, spot])),
    crowds: docks.crowds,
    curves: new Map([...serverCurves(picture, cards, drawn), ...clientCurves(picture, docks, cards)]),
  };
}

/** Around the one in the middle; none through fewer than three. */
function ringThrough(cards: readonly CardBox[]): readonly string[] {
  const others = cards.slice(0, -1);
  return others.length < 3 ? [] : [closedPath(others)];
}

function serverCurves(
  picture: Placed,
  cards: ReadonlyMap<ServerId, CardBox>,
  size: PictureSize,
): readonly (readonly [string, Curve])[] {
  return picture.links.flatMap(({ id, a, b }) => {
    const [from, to] = [isServerId(a) ? cards.get(a) : undefined, cards.get(b)];
    if (from === undefined || to === undefined) return [];
    const others = [...cards.values()].filter((card) => card !== from && card !== to);
    return [[id, linkCurve(from, to, others, size)] as const];
  });
}

/** From the disc to the card. Who is counted only has the way of the crowd; who looks elsewhere has a way there as well. */
function clientCurves(
  { clients }: Placed,
  { spots, crowds }: ClientDocks,
  cards: ReadonlyMap<ServerId, CardBox>,
): readonly (readonly [string, Curve])[] {
  const places = new Map<CastId, ClientSpot>(spots.map((spot) => [spot.client, spot]));
  const elsewhere = clients.flatMap(({ disc, at, link }) => {
    const [spot, card] = [places.get(disc.id), link === null ? undefined : cards.get(link.b)];
    if (link === null || spot === undefined || card === undefined || link.b === at) return [];
    return [[link.id, farWire(spot, card)] as const];
  });
  return [
    ...spots.map((spot) => [`${spot.client}~${spot.server}`, wireOf(spot, spot.r)] as const),
    ...elsewhere,
    ...crowds.flatMap((crowd) => {
      const curve = wireOf(crowd, crowd.h / 2);
      return crowd.clients.map((client) => [`${client}~${crowd.server}`, curve] as const);
    }),
  ];
}

/** Straight to the nearest point of the card's edge. */
function farWire(spot: ClientSpot, card: CardBox): Curve {
  const [dx, dy] = [spot.x - card.x, spot.y - card.y];
  const share = Math.min(1, card.w / 2 / Math.max(1, Math.abs(dx)), card.h / 2 / Math.max(1, Math.abs(dy)));
  const end = { x: card.x + dx * share, y: card.y + dy * share };
  const length = Math.max(1, Math.hypot(end.x - spot.x, end.y - spot.y));
  return straight(between(spot, end, Math.min(1, (spot.r + 2) / length)), end);
}

function wireOf({ x, y, port }: Point & { readonly port: Point }, r: number): Curve {
  const from = { x, y: y + Math.sign(port.y - y) * (r + 1) };
  const bend = (port.y - from.y) / 2;
  return [from, { x: from.x, y: from.y + bend }, { x: port.x, y: port.y - bend }, port];
}

/** What has words on it, or is a client: nothing that flies by may cover it with its own. */
export function takenIn({ cards, spots, crowds, size }: EnsembleLayout): readonly Box[] {
  const clients = [...spots.values()].map(({ x, y, r, captionWidth }) => ({
    x,
    y,
    w: Math.max(2 * r, captionWidth) + 4,
    h: 2 * r + 44 * size.type,
  }));
  return [...cards, ...clients, ...crowds];
}

/** The part of the picture that is a thing's own: a server with its clients, a client with its server, the ends of a link. */
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
