// Where the servers of an ensemble stand: the leader in the middle, the others around it, clockwise by number. While the
// network is cut each side is a ring of its own. When another leads the two change places, and the middle is kept until then.
import type { ServerId } from '../../../engine/index.ts';
import { growths } from '../../draw/board/growths.ts';
import { between, clamp, type Box, type Frame, type Point } from '../../draw/board/geometry.ts';
import { PROJECTED } from '../../draw/thing/legible.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

/** How much a card shows. */
export type Density = 'full' | 'compact' | 'small' | 'tiny';

export interface CardBox extends Box {
  readonly server: ServerId;
  /** Where the clients stand: beyond the upper or the lower edge. */
  readonly dock: 'above' | 'below';
}

/** Servers that are not cut off from one another, and the part of the picture they stand in. */
export interface Camp {
  readonly servers: readonly ServerId[];
  readonly frame: Frame;
  /** Where its cards stand: a little off the cut. */
  readonly room: Frame;
}

export interface RingSlots {
  readonly density: Density;
  /** How large it is drawn: the page's own type, or more. */
  readonly type: number;
  /** Clockwise, from the upper left; camp by camp. */
  readonly cards: readonly CardBox[];
  readonly camps: readonly Camp[];
  /** Camps stand side by side or one above the other. */
  readonly cut: 'upright' | 'level';
  /** As high as it is drawn: more than there is room where nothing smaller can be read. */
  readonly height: number;
  /** The room beside a card for its clients, in its direction, and along its edge. */
  readonly dockHeight: number;
  readonly dockWidth: number;
  /** From a card to the discs of its clients. */
  readonly wire: number;
  /** What the words below each of them take at least; 0 if they may be left out. */
  readonly captionWidth: number;
}

export interface Ensemble {
  /** Groups of servers between which nothing passes. */
  readonly parts: readonly (readonly ServerId[])[];
  /** Who leads, or led last. */
  readonly leader: ServerId | null;
  /** `withSessions`: the id of each one's session stands below it, and its connection is drawn longer. */
  readonly clients: 'none' | 'some' | 'withSessions';
}

/** A ring of a few servers is drawn as large as there is room for. */
export function ringSlots(ensemble: Ensemble, size: PictureSize): RingSlots {
  for (const growth of growths(size.type)) {
    const grown = { ...size, type: size.type * growth };
    const measures = { ...measuresOf('full', WIDTHS.full[0], ensemble.clients, grown), edge: RING };
    const placed = place(ensemble, measures, grown, { cut: 'upright', shape: 'ring' });
    if (placed !== null) return placed;
  }
  return atOwnType(ensemble, size);
}

function atOwnType(ensemble: Ensemble, size: PictureSize): RingSlots {
  const isWide = size.width >= size.height * 1.2;
  const cuts = isWide ? (['upright', 'level'] as const) : (['level', 'upright'] as const);
  for (const [shape, density] of size.type < PROJECTED ? SITTING : IN_A_ROOM)
    for (const cut of ensemble.parts.length > 1 ? cuts : cuts.slice(0, 1))
      for (const width of WIDTHS[density]) {
        const measures = measuresOf(density, width, ensemble.clients, size);
        const placed = place(ensemble, measures, size, { cut, shape });
        if (placed !== null) return placed;
      }
  return scrolling(ensemble, size);
}

type Shape = 'ring' | 'row' | 'rows';
type Manner = readonly [shape: Shape, density: Density];

/** Best first. */
const SITTING: readonly Manner[] = (['ring', 'rows'] as const).flatMap((shape) =>
  (['full', 'compact', 'small', 'tiny'] as const).map((density): Manner => [shape, density]),
);
/** A row of what the last row of the hall reads comes before a ring of what it does not. */
const IN_A_ROOM: readonly Manner[] = [
  ['ring', 'full'],
  ['ring', 'compact'],
  ['row', 'full'],
  ['row', 'compact'],
  ...SITTING,
];
const MARGIN = 8;
/** Around what is chosen, where there is room to grow. */
const RING = 14;
/** What a camp keeps off the cut. */
const OFF_CUT = 16;
/** At the top, for what the cut says. */
const CUT_LABEL = 24;
/** Two that stand on either side of the middle keep this far from it, as a share of a card's width. */
const BESIDE = 1.45;
/** So many have a middle. */
const WITH_MIDDLE = 3;

const WIDTHS: Readonly<Record<Density, readonly [number, ...number[]]>> = {
  full: [214, 196, 180],
  compact: [204, 180, 164],
  small: [196, 172, 156],
  tiny: [172, 150, 132, 116],
};

/** With the clients' docks. */
const HEIGHTS: Readonly<
  Record<
    Density,
    { readonly card: number; readonly dock: number; readonly gap: number; readonly between: number }
  >
> = {
  full: { card: 106, dock: 84, gap: 26, between: 22 },
  compact: { card: 72, dock: 58, gap: 20, between: 20 },
  small: { card: 52, dock: 42, gap: 12, between: 16 },
  tiny: { card: 40, dock: 34, gap: 5, between: 8 },
};

const WIRES: Readonly<Record<Density, number>> = { full: 14, compact: 10, small: 6, tiny: 4 };
/** Of wires, where a lesson is about them. */
const LONGER = 28;
/** The id of a session, as a line. */
const ID_LINE = 14;
const ID_WIDTH = 86;

interface Measures {
  readonly density: Density;
  readonly w: number;
  readonly card: number;
  readonly dock: number;
  readonly wire: number;
  readonly captionWidth: number;
  /** Kept free at the top. */
  readonly edge: number;
  /** Between neighbours, upwards and across. */
  readonly gap: number;
  readonly between: number;
}

function measuresOf(
  density: Density,
  width: number,
  clients: Ensemble['clients'],
  { type, width: whole }: PictureSize,
): Measures {
  const { card, dock, gap, between: across } = HEIGHTS[density];
  const isLong = clients === 'withSessions';
  return {
    density,
    w: Math.min(width * type, whole - 2 * MARGIN),
    card: card * type,
    dock: clients === 'none' ? 0 : (dock + (isLong ? LONGER + ID_LINE : 0)) * type,
    wire: (WIRES[density] + (isLong ? LONGER : 0)) * type,
    captionWidth: isLong ? ID_WIDTH * type : 0,
    edge: 0,
    gap,
    between: across,
  };
}

/** Null if it does not fit at this size. */
function place(
  { parts, leader }: Ensemble,
  measures: Measures,
  size: PictureSize,
  { cut, shape }: { readonly cut: RingSlots['cut']; readonly shape: Shape },
): RingSlots | null {
  const camps = campsOf(parts, size, cut);
  const cards: CardBox[] = [];
  for (const camp of camps) {
    const ring = ringIn(camp, leader, measures);
    const placed = ring ?? (shape === 'ring' ? null : rowsIn(camp, leader, measures, shape));
    if (placed === null) return null;
    cards.push(...placed);
  }
  return {
    density: measures.density,
    type: size.type,
    cards,
    camps,
    cut,
    height: size.height,
    dockHeight: measures.dock,
    dockWidth: measures.w + measures.between - 4,
    wire: measures.wire,
    captionWidth: measures.captionWidth,
  };
}

/** By how many they are: one that stands alone needs less room, but not a fifth. */
function campsOf(
  parts: Ensemble['parts'],
  { width, height, type }: PictureSize,
  cut: RingSlots['cut'],
): readonly Camp[] {
  const weights = parts.map(({ length }) => (parts.length === 1 ? 1 : Math.ceil(length / 2) + 0.6));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let done = 0;
  const off = parts.length < 2 ? 0 : CUT_LABEL * type;
  return parts.map((servers, at) => {
    const [from, share] = [done / whole, (weights[at] ?? 1) / whole];
    done += weights[at] ?? 1;
    const [before, after] = [at === 0 ? 0 : OFF_CUT, at === parts.length - 1 ? 0 : OFF_CUT];
    return cut === 'upright'
      ? {
          servers,
          frame: { left: from * width, top: 0, width: share * width, height },
          room: {
            left: from * width + before,
            top: off,
            width: share * width - before - after,
            height: height - off,
          },
        }
      : {
          servers,
          frame: { left: 0, top: from * height, width, height: share * height },
          room: {
            left: 0,
            top: from * height + before / 2,
            width,
            height: share * height - (before + after) / 2,
          },
        };
  });
}

/** A card with its dock. */
interface Unit extends Box {
  readonly dock: CardBox['dock'];
}

/** Null where two would touch. */
function ringIn(
  { servers, room: frame }: Camp,
  leader: ServerId | null,
  measures: Measures,
): readonly CardBox[] | null {
  const unit = { w: measures.w, h: measures.card + measures.dock };
  const middle: Unit = {
    x: frame.left + frame.width / 2,
    y: frame.top + frame.height / 2,
    ...unit,
    dock: 'below',
  };
  const hasMiddle = servers.length >= WITH_MIDDLE;
  const count = hasMiddle ? servers.length - 1 : servers.length;
  for (const start of startsOf(count)) {
    const ring = Array.from({ length: count }, (_, at): Unit => {
      const point = onRing(at, count, start, frame, unit);
      return { ...point, ...unit, dock: point.y < middle.y - 1 ? 'above' : 'below' };
    });
    const units = hasMiddle ? [...ring, middle] : ring;
    if (!areApart(units, measures) || !units.every((each) => isWithin(each, frame, measures.edge))) continue;
    return seated(servers, hasMiddle ? leader : null).flatMap((server, at) => {
      const own = units[at];
      return own === undefined ? [] : [cardIn(own, server, measures)];
    });
  }
  return null;
}

/** By number, the last one in the middle; a leader changes places with it. */
function seated(servers: readonly ServerId[], leader: ServerId | null): readonly ServerId[] {
  const [at, last] = [leader === null ? -1 : servers.indexOf(leader), servers.at(-1)];
  if (at < 0 || leader === null || last === undefined) return servers;
  return [...servers.with(at, last).slice(0, -1), leader];
}

/** Where the first one stands: the upper left, or wherever the ring has room for all of them. */
function startsOf(count: number): readonly number[] {
  const step = 360 / count;
  if (count === 1) return [0];
  if (count === 2) return [180, 225, 270];
  if (count === 3) return [210, 150, 180];
  return [180 + step / 2, 180, 270 - step / 2, 270];
}

/** Pushed outwards to a rectangle with round corners, which a page has more room in than an ellipse. */
function onRing(
  at: number,
  count: number,
  start: number,
  { left, top, width, height }: Frame,
  unit: { readonly w: number; readonly h: number },
): Point {
  const middle = { x: left + width / 2, y: top + height / 2 };
  if (count === 1) return middle;
  const angle = ((start + (at * 360) / count) * Math.PI) / 180;
  const radius = {
    x: Math.min((width - unit.w) / 2 - MARGIN, count < WITH_MIDDLE ? unit.w * BESIDE : 380 + unit.w / 2),
    y: Math.max(0, (height - unit.h) / 2 - 4),
  };
  const outwards = (share: number) => Math.sign(share) * Math.abs(share) ** 0.5;
  return {
    x: middle.x + outwards(round(Math.cos(angle))) * radius.x,
    y: middle.y + outwards(round(Math.sin(angle))) * radius.y,
  };
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function areApart(units: readonly Unit[], { gap, between: across }: Measures): boolean {
  return units.every((one, at) =>
    units
      .slice(at + 1)
      .every(
        (other) =>
          Math.abs(one.x - other.x) >= one.w + across || Math.abs(one.y - other.y) >= one.h + gap - 0.5,
      ),
  );
}

function isWithin({ x, y, w, h }: Unit, { left, top, width, height }: Frame, edge: number): boolean {
  return (
    x - w / 2 >= left + 3 &&
    x + w / 2 <= left + width - 3 &&
    y - h / 2 >= top + edge &&
    y + h / 2 <= top + height
  );
}

function cardIn({ x, y, w, dock }: Unit, server: ServerId, { card, dock: dockHeight }: Measures): CardBox {
  return { server, x, y: y + ((dock === 'above' ? 1 : -1) * dockHeight) / 2, w, h: card, dock };
}

/** As many beside one another as the width allows, in rows. */
function rowsIn(
  { servers, room: frame }: Camp,
  leader: ServerId | null,
  measures: Measures,
  shape: 'row' | 'rows',
): readonly CardBox[] | null {
  const { w, card, dock, gap, between: across } = measures;
  const most = Math.floor((frame.width - 6 + across) / (w + across));
  if (most < 1) return null;
  const rows = Math.ceil(servers.length / most);
  if (shape === 'row' && rows > 1) return null;
  const perRow = Math.ceil(servers.length / rows);
  const pitch = card + dock + gap;
  if (rows * pitch - gap > frame.height) return null;
  return rowsOf(rows === 1 ? midway(servers, leader) : servers, perRow).flatMap((row, at) => {
    const room = frame.width / row.length;
    const y = frame.top + ((at + 0.5) * frame.height) / rows;
    return row.map((server, column) =>
      cardIn(
        { x: frame.left + (column + 0.5) * room, y, w, h: card + dock, dock: 'below' },
        server,
        measures,
      ),
    );
  });
}

/** Who sits in the middle of a ring stands in the middle of its only row. */
function midway(servers: readonly ServerId[], leader: ServerId | null): readonly ServerId[] {
  const order = seated(servers, leader);
  const middle = Math.floor(servers.length / 2);
  return [...order.slice(0, middle), ...order.slice(-1), ...order.slice(middle, -1)];
}

/** Every second row from right to left, so that neighbours by number stand beside one another. */
function rowsOf(servers: readonly ServerId[], perRow: number): readonly (readonly ServerId[])[] {
  const rows: (readonly ServerId[])[] = [];
  for (let at = 0; at < servers.length; at += perRow) {
    const row = servers.slice(at, at + perRow);
    rows.push(rows.length % 2 === 0 ? row : row.toReversed());
  }
  return rows;
}

/** Nothing smaller can be read: it is higher than there is room, and scrolls. */
function scrolling(ensemble: Ensemble, size: PictureSize): RingSlots {
  const [width = 116] = WIDTHS.tiny.slice(-1);
  const measures = measuresOf('tiny', width, ensemble.clients, size);
  for (let height = size.height; height < 20_000; height += 20) {
    const placed = place(ensemble, measures, { ...size, height }, { cut: 'level', shape: 'rows' });
    if (placed !== null) return placed;
  }
  throw new Error('there is always a way to place servers');
}

/** Where a way between two cards leaves one of them: its edge, towards the other. */
export function edgeTowards(card: Box, other: Point): Point {
  const [dx, dy] = [other.x - card.x, other.y - card.y];
  const reach = Math.min(
    card.w / 2 / Math.max(1e-6, Math.abs(dx)),
    card.h / 2 / Math.max(1e-6, Math.abs(dy)),
  );
  return between(card, other, clamp(reach, 0, 1));
}
