// Where clients stand: in a row, in staggered rows, or, when there are many, a few in front and the others in a tray.
// A client keeps its slot whatever it does; only who steps in front of a tray depends on the story.
import type { ClientDisc } from '../../select/clientDiscs.ts';
import type { WorldPicture } from './worldPicture.ts';
import type { ClientId } from '../../../engine/index.ts';
import { clamp } from '../../draw/board/geometry.ts';

/** `row`: one line with captions. `rows`: several, short captions. `crowd`: a few in front, a tray for the others. */
export type Density = 'row' | 'rows' | 'crowd';

export interface Slot {
  readonly client: ClientId;
  readonly index: number;
  readonly x: number;
  /** Row from the top; tiny slots count the rows of the tray. */
  readonly row: number;
  readonly size: 'full' | 'tiny';
}

export interface ClientSlots {
  readonly density: Density;
  readonly slots: readonly Slot[];
  readonly rowCount: number;
  readonly columnWidth: number;
  readonly radius: number;
  /** The tray's horizontal extent and the distance of its slots; null without a tray. */
  readonly tray: {
    readonly left: number;
    readonly width: number;
    readonly pitch: number;
    readonly rowCount: number;
  } | null;
}

const MARGIN = 12;
const SMALLEST_COLUMN = 44;
const WIDEST_COLUMN = 132;
/** A few stand further apart, but not at the edges. */
const FEW = 3;
const WIDEST_COLUMN_OF_FEW = 170;
/** A znode with the end of its number, beside others of the same client. */
const NUMBERED = 52;
/** A row of more is hard to take in at one look, unless the columns stay wide. */
const ROW_AT_MOST = 12;
const COMFORTABLE_COLUMN = 64;
/** With more clients than this those that only wait go into a tray. */
const SINGLES_AT_MOST = 24;
const ROWS_AT_MOST = 2;
const FRONT_COLUMN = 88;
/** On a narrow page the columns in front shrink, so that the tray has room. */
const FRONT_COLUMNS_AT_LEAST = 5.5;
const FRONT_GAP = 16;
const TRAY_MARGIN = 6;
/** Distances between the slots of a tray, widest first; the first leaves room for letters. */
const TRAY_PITCHES = [27, 22, 18, 15];
const TRAY_ROWS = [5, 4, 3];

/** Ways to place the clients, best first: the first that the height allows is taken. */
export function clientSlotChoices(
  picture: WorldPicture,
  selected: ClientId | null,
  size: { readonly width: number; readonly type: number },
): readonly ClientSlots[] {
  const { clients } = picture;
  const span = size.width - 2 * MARGIN;
  const perRow = Math.max(1, slotsPerRow(span / size.type));
  const rowCount = Math.max(1, Math.ceil(clients.length / perRow));
  const crowds = TRAY_ROWS.map((most) => crowd(picture, selected, size, most));
  const isCrowd = clients.length > SINGLES_AT_MOST || rowCount > ROWS_AT_MOST;
  return isCrowd ? crowds : [inRows(picture, rowCount, size), ...(rowCount > 1 ? crowds : [])];
}

function slotsPerRow(span: number): number {
  const comfortable = Math.floor(span / COMFORTABLE_COLUMN);
  return Math.min(Math.floor(span / SMALLEST_COLUMN), Math.max(ROW_AT_MOST, comfortable));
}

function inRows(
  picture: WorldPicture,
  rowCount: number,
  { width, type }: { readonly width: number; readonly type: number },
): ClientSlots {
  const { clients } = picture;
  const perRow = Math.max(1, Math.ceil(clients.length / rowCount));
  // Rows read from left to right as a text does; the second one is moved by half a column, so that its lines pass between the discs
  // in front.
  const columns = rowCount > 1 ? perRow + 0.5 : perRow;
  const widest = Math.max(
    clients.length <= FEW ? WIDEST_COLUMN_OF_FEW : WIDEST_COLUMN,
    mostInLine(picture) * NUMBERED,
  );
  const columnWidth = Math.min(widest * type, (width - 2 * MARGIN) / columns);
  const left = (width - columnWidth * columns) / 2;
  const slots = clients.map(({ id, index }): Slot => {
    const row = Math.floor(index / perRow);
    const column = (index % perRow) + 0.5 + row / rowCount;
    return { client: id, index, x: left + column * columnWidth, row, size: 'full' };
  });
  return {
    density: rowCount > 1 ? 'rows' : 'row',
    slots,
    rowCount,
    columnWidth,
    radius: clamp(columnWidth * 0.28, 13, 21 * type),
    tray: null,
  };
}

/** Of one client: ten latches of one process are ten znodes above it. */
function mostInLine({ nodes, lock }: WorldPicture): number {
  if (lock.order !== 'sequence') return 0;
  const counts = new Map<ClientId, number>();
  for (const { owner, parent, presence } of nodes)
    if (owner !== null && parent === lock.parent && presence === 'there')
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function crowd(
  picture: WorldPicture,
  selected: ClientId | null,
  { width, type }: { readonly width: number; readonly type: number },
  rowsAtMost: number,
): ClientSlots {
  const count = picture.clients.length;
  const columnWidth = Math.min(FRONT_COLUMN * type, (width - 2 * MARGIN) / FRONT_COLUMNS_AT_LEAST);
  const frontCount = clamp(Math.floor((width * 0.44) / columnWidth), 2, 5);
  const front = inFront(picture, selected, frontCount);
  const frontWidth = columnWidth * frontCount + FRONT_GAP;
  const room = width - 2 * MARGIN - frontWidth - 2 * TRAY_MARGIN;
  const pitch = trayPitch(count, room, Math.min(type, 1.15), rowsAtMost);
  const perRow = Math.max(4, Math.min(Math.floor(room / pitch), Math.ceil(count / rowsAtMost)));
  const trayWidth = perRow * pitch + 2 * TRAY_MARGIN;
  const left = Math.max(MARGIN, (width - frontWidth - trayWidth) / 2);
  const trayLeft = left + frontWidth;
  const slots = picture.clients.map(({ id, index }): Slot => {
    const place = front.indexOf(id);
    if (place >= 0) {
      return { client: id, index, x: left + (place + 0.5) * columnWidth, row: 0, size: 'full' };
    }
    const x = trayLeft + TRAY_MARGIN + ((index % perRow) + 0.5) * pitch;
    return { client: id, index, x, row: Math.floor(index / perRow), size: 'tiny' };
  });
  return {
    density: 'crowd',
    slots,
    rowCount: 1,
    columnWidth,
    radius: clamp(columnWidth * 0.26, 14, 21 * type),
    tray: { left: trayLeft, width: trayWidth, pitch, rowCount: Math.ceil(count / perRow) },
  };
}

function trayPitch(count: number, room: number, type: number, rowsAtMost: number): number {
  const fits = (pitch: number) => Math.ceil(count / Math.floor(room / pitch)) <= rowsAtMost;
  const scaled = TRAY_PITCHES.map((pitch) => pitch * type);
  return scaled.find(fits) ?? scaled.at(-1) ?? 15;
}

/**
 * Who is shown singly: who holds or believes so, who is selected, who is next, then whose fate is out of the ordinary; where
 * nobody is any of that, the first. They stand in the order of the line.
 */
function inFront(picture: WorldPicture, selected: ClientId | null, count: number): readonly ClientId[] {
  const rank = (disc: ClientDisc): number => {
    if (disc.place === 1) return 0;
    if (disc.id === selected) return 1;
    if (disc.belief !== null) return 2;
    if (disc.place === 2) return 3;
    if (disc.process === 'paused' || disc.wire === 'cut') return 4;
    return disc.process === 'killed' && disc.owns.length > 0 ? 5 : 6;
  };
  const standing = (disc: ClientDisc) => disc.place ?? Number.MAX_SAFE_INTEGER;
  const byStanding = (a: ClientDisc, b: ClientDisc) => standing(a) - standing(b) || a.index - b.index;
  const special = picture.clients.filter((disc) => rank(disc) < 6);
  return (special.length > 0 ? special : picture.clients)
    .toSorted((a, b) => rank(a) - rank(b) || a.index - b.index)
    .slice(0, count)
    .toSorted(byStanding)
    .map((disc) => disc.id);
}
