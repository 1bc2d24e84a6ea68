// Where clients stand: beside the server they are connected to or tried last, in the order they were added. When there are
// many, a few are shown singly and the others are counted.
import type { ServerId } from '../../../engine/index.ts';
import type { CastId } from '../../select/cast.ts';
import type { EnsembleClient } from '../../select/ensemble/ensembleClients.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { Point } from '../../draw/board/geometry.ts';
import { IN_A_ROOM } from '../../draw/thing/legible.ts';
import type { CardBox, Density, RingSlots } from './ringSlots.ts';

/** What says where a client stands, and whether it is shown singly. */
export interface PlacedClient extends Pick<EnsembleClient, 'at'> {
  readonly disc: Pick<EnsembleClient['disc'], 'id' | 'index' | 'process' | 'belief'>;
  readonly link: Pick<PeerLink, 'id' | 'b'> | null;
}

export interface ClientSpot extends Point {
  readonly client: CastId;
  readonly index: number;
  readonly server: ServerId;
  readonly r: number;
  /** Room for words below it, in pixels. */
  readonly captionWidth: number;
  /** The end of its wire at the card. */
  readonly port: Point;
}

/** Clients of a server that are not shown singly. */
export interface Crowd extends Point {
  readonly server: ServerId;
  readonly count: number;
  readonly clients: readonly CastId[];
  readonly w: number;
  readonly h: number;
  readonly port: Point;
}

export interface ClientDocks {
  readonly spots: readonly ClientSpot[];
  readonly crowds: readonly Crowd[];
}

/** With more clients than this only some are shown singly. */
const SINGLES_AT_MOST = 24;
/** Of one server, then. */
const STRIKING_AT_MOST = 2;

export function clientDocks(
  clients: readonly PlacedClient[],
  selected: CastId | null,
  ring: RingSlots,
  type: number,
): ClientDocks {
  const docks = ring.cards.map((card) => {
    const here = clients.filter(({ at }) => at === card.server);
    return dockOf(here, card, { ring, type, isCrowded: clients.length > SINGLES_AT_MOST, selected });
  });
  return { spots: docks.flatMap(({ spots }) => spots), crowds: docks.flatMap(({ crowds }) => crowds) };
}

interface Around {
  readonly ring: RingSlots;
  readonly type: number;
  readonly isCrowded: boolean;
  readonly selected: CastId | null;
}

function dockOf(here: readonly PlacedClient[], card: CardBox, around: Around): ClientDocks {
  const { r, pitch: widest, crowdWidth } = sizesOf(around);
  const { dockWidth: room, captionWidth } = around.ring;
  const capacity = Math.max(1, Math.floor(room / (2 * r + 3)));
  const singles = around.isCrowded
    ? singledOut(here, around.selected)
    : here.length <= capacity
      ? here
      : here.slice(0, Math.max(0, capacity - Math.ceil(crowdWidth / (2 * r + 3))));
  const counted = here.filter((client) => !singles.includes(client));
  const left = counted.length === 0 ? room : room - crowdWidth - 6;
  const pitch = singles.length === 0 ? 0 : Math.min(widest, left / singles.length);
  const start =
    card.x - Math.min(card.w, room) / 2 + Math.max(r + 2, captionWidth / 2, Math.min(pitch / 2, r + 8));
  const y = levelOf(card, around, r);
  const spots = singles.map(({ disc }, at): ClientSpot => {
    const x = spreadFits(singles.length, pitch, card.w)
      ? start + at * pitch
      : card.x + (at - (singles.length - 1) / 2) * pitch;
    return {
      client: disc.id,
      index: disc.index,
      server: card.server,
      x,
      y,
      r,
      captionWidth: pitch - 4,
      port: portAt(card, x),
    };
  });
  return { spots, crowds: crowdOf(counted, card, y, spots, { around, r, crowdWidth }) };
}

/** Whether they all stand along the card's edge, so that those before keep their places when another one comes. */
function spreadFits(count: number, pitch: number, width: number): boolean {
  return count * pitch <= width;
}

interface Sizes {
  readonly r: number;
  readonly pitch: number;
  readonly crowdWidth: number;
}

function sizesOf({ ring: { density, captionWidth }, type }: Around): Sizes {
  const { r, pitch } = SIZES[density];
  // On a projector a letter is as large as the name of a server.
  return {
    r: (type < IN_A_ROOM ? r : ROOM_R[density]) * type,
    pitch: Math.max(pitch * type, captionWidth),
    crowdWidth: 84 * type,
  };
}

const SIZES: Readonly<Record<Density, { readonly r: number; readonly pitch: number }>> = {
  full: { r: 18, pitch: 66 },
  compact: { r: 15, pitch: 40 },
  small: { r: 12, pitch: 32 },
  tiny: { r: 9.5, pitch: 25 },
};

/** As large as their docks have room for. */
const ROOM_R: Readonly<Record<Density, number>> = { full: 19, compact: 19, small: 15.4, tiny: 12.3 };

/** The height of the discs' centres. */
function levelOf(card: CardBox, { ring }: Around, r: number): number {
  const away = card.h / 2 + ring.wire + r;
  return card.dock === 'above' ? card.y - away : card.y + away;
}

function portAt(card: CardBox, x: number): Point {
  const half = card.w / 2 - 8;
  return {
    x: Math.max(card.x - half, Math.min(card.x + half, x)),
    y: card.dock === 'above' ? card.y - card.h / 2 : card.y + card.h / 2,
  };
}

/** Who is selected, and whose fate is out of the ordinary. */
function singledOut(here: readonly PlacedClient[], selected: CastId | null): readonly PlacedClient[] {
  const striking = here.filter(({ disc }) => disc.id !== selected && isStriking(disc));
  const shown = new Set(striking.slice(0, STRIKING_AT_MOST));
  return here.filter((client) => client.disc.id === selected || shown.has(client));
}

function isStriking({ process, belief }: PlacedClient['disc']): boolean {
  return process === 'paused' || process === 'killed' || belief !== null;
}

function crowdOf(
  counted: readonly PlacedClient[],
  card: CardBox,
  y: number,
  spots: readonly ClientSpot[],
  { around, r, crowdWidth }: { readonly around: Around; readonly r: number; readonly crowdWidth: number },
): readonly Crowd[] {
  if (counted.length === 0) return [];
  const last = spots.at(-1);
  const x = last === undefined ? card.x : last.x + last.r + 8 + crowdWidth / 2;
  return [
    {
      server: card.server,
      count: counted.length,
      clients: counted.map(({ disc }) => disc.id),
      x,
      y,
      w: crowdWidth,
      h: Math.max(2 * r, 20 * around.type),
      port: portAt(card, x),
    },
  ];
}
