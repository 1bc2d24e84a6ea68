// Where the servers of an ensemble stand: clockwise by number on a flattened ring, in two rows where there is width, in two
// columns where there is height. Nobody ever changes places; who leads is marked where it is.
import type { ServerId } from '../../../engine/index.ts';
import type { PictureSize } from '../picture/useSize.ts';
import type { Box, Point } from '../picture/geometry.ts';

/** How much a card shows. */
export type Density = 'full' | 'compact' | 'small';

export interface CardBox extends Box {
  readonly server: ServerId;
  /** Towards the others: the edge that links leave from. */
  readonly inward: Point;
  /** Where the clients stand: beyond the upper or the lower edge. */
  readonly dock: 'above' | 'below';
}

export interface RingSlots {
  readonly density: Density;
  /** Clockwise, from the upper left. */
  readonly cards: readonly CardBox[];
  /** What they stand around. */
  readonly middle: Point;
  /** As high as it is drawn: more than there is room where nothing smaller can be read. */
  readonly height: number;
  /** The room beside a card for its clients, in its direction, and along its edge. */
  readonly dockHeight: number;
  readonly dockWidth: number;
}

export function ringSlots(
  servers: readonly ServerId[],
  clients: 'none' | 'some',
  size: PictureSize,
): RingSlots {
  const ways = servers.length < 2 ? [alone] : fitsInRows(servers.length, size) ? [inRows] : [inColumns];
  const tried = ways.flatMap((way) =>
    DENSITIES.map((density) => way(servers, measuresOf(density, clients, size.type), size)),
  );
  const fitting = tried.find(({ height }) => height <= size.height) ?? tried.at(-1);
  if (fitting === undefined) throw new Error('there is always a way to place servers');
  return { ...fitting, height: Math.max(fitting.height, size.height) };
}

const DENSITIES: readonly Density[] = ['full', 'compact', 'small'];
const MARGIN = 10;
const CARD = { widest: 204, narrowest: 136 } as const;
const BETWEEN = 22;

interface Measures {
  readonly density: Density;
  readonly type: number;
  readonly card: number;
  readonly dock: number;
  /** The least room between opposite rows, where messages fly. */
  readonly gap: number;
  /** Above and below everything, and between those below one another. */
  readonly margin: number;
  readonly between: number;
}

function measuresOf(density: Density, clients: 'none' | 'some', type: number): Measures {
  const { card, dock, ...gaps } = HEIGHTS[density];
  return { density, type, card: card * type, dock: clients === 'none' ? 6 : dock * type, ...gaps };
}

/** Small, two rows are as high as a picture is at least: it need not scroll. */
const HEIGHTS: Readonly<Record<Density, Omit<Measures, 'density' | 'type'>>> = {
  full: { card: 106, dock: 74, gap: 86, margin: 10, between: 12 },
  compact: { card: 72, dock: 46, gap: 58, margin: 10, between: 12 },
  small: { card: 52, dock: 32, gap: 44, margin: 4, between: 7 },
};

/** Rows as long as half of the servers need. */
function fitsInRows(count: number, { width, type }: PictureSize): boolean {
  return Math.ceil(count / 2) * (CARD.narrowest * type + BETWEEN) <= width - 2 * MARGIN;
}

type Placed = Omit<RingSlots, 'density'> & { readonly density: Density };

function alone(servers: readonly ServerId[], measures: Measures, size: PictureSize): Placed {
  const w = Math.min(CARD.widest * measures.type, size.width - 2 * MARGIN);
  const needed = 2 * measures.margin + measures.card + measures.dock;
  const y = (size.height - measures.dock) / 2;
  return {
    density: measures.density,
    cards: servers.map((server) => ({
      server,
      x: size.width / 2,
      y,
      w,
      h: measures.card,
      inward: { x: 0, y: -1 },
      dock: 'below',
    })),
    middle: { x: size.width / 2, y },
    height: needed,
    dockHeight: measures.dock,
    dockWidth: Math.max(w, size.width - 4 * MARGIN),
  };
}

function inRows(servers: readonly ServerId[], measures: Measures, size: PictureSize): Placed {
  const { card, dock, gap, type, margin } = measures;
  const isOneRow = servers.length === 2;
  const above = servers.slice(0, isOneRow ? 2 : Math.ceil(servers.length / 2));
  const below = servers.slice(above.length).toReversed();
  const needed = 2 * margin + (isOneRow ? 1 : 2) * (card + dock) + (isOneRow ? 0 : gap);
  const spare = Math.max(0, Math.max(size.height, needed) - needed);
  const pitch = Math.min((size.width - 2 * MARGIN) / above.length, 330 * type);
  const w = Math.min(CARD.widest * type, pitch - BETWEEN);
  const arch = above.length > 2 ? Math.min(26, 8 + spare * 0.12) : 0;
  const pad = margin + Math.min(spare * 0.16, 34);
  const top = pad + dock + card / 2;
  const bottom = Math.max(size.height, needed) - pad - dock - card / 2;
  const rowOf = (row: readonly ServerId[], y: number, bend: number, dockAt: CardBox['dock']) =>
    row.map((server, at): CardBox => {
      const x = size.width / 2 + (at - (row.length - 1) / 2) * pitch;
      const off = row.length < 2 ? 0 : (2 * at) / (row.length - 1) - 1;
      return {
        server,
        x,
        y: y + bend * off * off,
        w,
        h: card,
        inward: { x: 0, y: dockAt === 'above' ? 1 : -1 },
        dock: dockAt,
      };
    });
  const cards = isOneRow
    ? facing(rowOf(above, (size.height - dock) / 2, 0, 'below'))
    : [...rowOf(above, top, arch, 'above'), ...rowOf(below, bottom, -arch, 'below').toReversed()];
  const y = isOneRow ? (size.height - dock) / 2 : (top + bottom) / 2;
  return {
    density: measures.density,
    cards,
    middle: { x: size.width / 2, y },
    height: needed,
    dockHeight: dock,
    dockWidth: pitch - 10,
  };
}

/** Two servers look at each other. */
function facing(cards: readonly CardBox[]): readonly CardBox[] {
  return cards.map((card, at) => ({ ...card, inward: { x: at === 0 ? 1 : -1, y: 0 } }));
}

function inColumns(servers: readonly ServerId[], measures: Measures, size: PictureSize): Placed {
  const { card, dock, type, margin, between } = measures;
  const [first, ...others] = servers;
  const right = others.slice(0, Math.floor(servers.length / 2));
  const left = [...(first === undefined ? [] : [first]), ...others.slice(right.length).toReversed()];
  const pitch = card + dock + between;
  const needed = 2 * margin + left.length * pitch;
  const height = Math.max(size.height, needed);
  const channel = Math.min(220, Math.max(48, size.width * 0.2));
  const w = Math.min(CARD.widest * type, (size.width - 2 * MARGIN - channel) / 2);
  const columnOf = (column: readonly ServerId[], x: number, inward: 1 | -1) =>
    column.map((server, at): CardBox => ({
      server,
      x,
      y: margin + ((at + 0.5) * (height - 2 * margin)) / column.length - dock / 2,
      w,
      h: card,
      inward: { x: inward, y: 0 },
      dock: 'below',
    }));
  const aside = Math.max(0, (size.width - 2 * MARGIN - channel - 2 * w) / 3);
  const [leftmost, ...upwards] = columnOf(left, MARGIN + aside + w / 2, 1);
  const rightwards = columnOf(right, size.width - MARGIN - aside - w / 2, -1);
  return {
    density: measures.density,
    cards: [...(leftmost === undefined ? [] : [leftmost]), ...rightwards, ...upwards.toReversed()],
    middle: { x: size.width / 2, y: height / 2 },
    height: needed,
    dockHeight: dock,
    dockWidth: w,
  };
}
