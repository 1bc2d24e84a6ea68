// The belt with what waits, first at its right end; the workers beside it with what they have in hand; bins below for what is
// done, done twice, or lost.
import type { ClientId } from '../../../engine/index.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { QueueItem, QueueLedger } from './queueLedger.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface BeltLayout {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly belt: { readonly left: number; readonly right: number; readonly y: number };
  readonly boxes: readonly Box[];
  /** Waiting, and not on the belt that is seen. */
  readonly more: number;
  readonly workers: readonly Station[];
  readonly moreWorkers: number;
  readonly bins: readonly Bin[];
}

export interface Box {
  /** The item, and whose hand it is in if it is in several. */
  readonly key: string;
  readonly item: QueueItem;
  readonly x: number;
  readonly y: number;
}

export interface Station {
  readonly client: ClientId;
  readonly x: number;
  readonly y: number;
}

export interface Bin {
  readonly kind: 'processed' | 'twice' | 'lost';
  readonly x: number;
  readonly width: number;
  readonly y: number;
}

const BIN_PX = 34;
const ROW_PX = 40;
/** A worker with an item in hand. */
const STATION_PX = 92;

export function beltLayout({ items, counts, workers }: QueueLedger, size: PictureSize): BeltLayout {
  const { width, type } = size;
  const height = Math.max(size.height, (ROW_PX + BIN_PX + 14) * type);
  const area = height - (BIN_PX + 8) * type;
  const box = { width: boxWidth(items) * type, height: 30 * type };
  const rows = Math.max(1, Math.floor(area / (ROW_PX * type)));
  const most = Math.max(1, Math.min(3, Math.floor((width * 0.45) / (STATION_PX * type))));
  const columns = Math.max(1, Math.min(most, Math.ceil(workers.length / rows)));
  const stationsAt = width - columns * STATION_PX * type;
  const belt = { left: 34 * type, right: stationsAt - 14 * type, y: area / 2 };
  const shown = workers.slice(0, rows * columns);
  const inColumn = Math.ceil(shown.length / columns);
  const stations = shown.map((client, at): Station => {
    const x = stationsAt + (Math.floor(at / inColumn) * STATION_PX + 16) * type;
    return { client, x, y: ((at % inColumn) + 0.5) * (area / inColumn) };
  });
  const fit = Math.floor((belt.right - belt.left) / (box.width + GAP));
  // What does not fit is told in the place of the last one.
  const room = Math.max(0, counts.waiting > fit ? fit - 1 : fit);
  const waiting = items.filter(({ state }) => state === 'waiting').toSorted(byUrgency);
  const binY = height - (BIN_PX / 2 + 2) * type;
  const bins = binsFor(width, type, binY);
  return {
    width,
    height,
    type,
    box,
    belt,
    boxes: [
      ...waiting.slice(0, room).map((item, at) => onBelt(item, at, belt, box.width)),
      ...items.filter(({ state }) => state === 'taken').flatMap((item) => inHands(item, stations, type)),
      ...inBins(items, bins, box.width, type),
    ],
    more: Math.max(0, counts.waiting - room),
    workers: stations,
    moreWorkers: Math.max(0, workers.length - stations.length),
    bins,
  };
}

/** Wide enough for the longest name, as far as a worker has room for it in hand. */
function boxWidth(items: readonly QueueItem[]): number {
  return Math.min(62, Math.max(42, ...items.map(({ item }) => textWidth(item, LEAST_FONT) + 9)));
}

/** No name is smaller. */
export const LEAST_FONT = 11;

const GAP = 7;

function onBelt(item: QueueItem, at: number, belt: BeltLayout['belt'], width: number): Box {
  return { key: keyOf(item), item, x: belt.right - (at + 0.5) * (width + GAP), y: belt.y };
}

/** In several hands at once it is drawn in each. */
function inHands(item: QueueItem, stations: readonly Station[], type: number): readonly Box[] {
  return item.by.flatMap((client, at) => {
    const station = stations.find((candidate) => candidate.client === client);
    if (station === undefined) return [];
    const key = at === 0 ? keyOf(item) : `${keyOf(item)} ${client}`;
    return [{ key, item, x: station.x + 46 * type, y: station.y }];
  });
}

/** What went wrong is told one by one, the newest first, as far as there is room. */
function inBins(
  items: readonly QueueItem[],
  bins: readonly Bin[],
  width: number,
  type: number,
): readonly Box[] {
  return bins.flatMap((bin) => {
    const own = items.filter(({ state }) => state === bin.kind).toReversed();
    const left = bin.x + 74 * type;
    const room = Math.max(0, Math.floor((bin.x + bin.width - left) / (width + GAP)));
    return own.slice(0, room).map((item, at) => ({
      key: keyOf(item),
      item,
      x: left + (at + 0.5) * (width + GAP),
      y: bin.y,
    }));
  });
}

/** Where names begin with a number the lowest is taken first, of equal ones the oldest. */
function byUrgency(a: QueueItem, b: QueueItem): number {
  return urgencyOf(a) - urgencyOf(b);
}

function urgencyOf({ path }: QueueItem): number {
  return Number(/\/qn-(?<urgency>\d+)-/.exec(path)?.groups?.['urgency'] ?? 0);
}

/** A producer that begins anew gives a name again. */
function keyOf({ item, path }: QueueItem): string {
  return `${item} ${path}`;
}

function binsFor(width: number, type: number, y: number): readonly Bin[] {
  const gap = 8;
  const small = Math.min(96 * type, width * 0.3);
  const rest = (width - small - 2 * gap) / 2;
  return [
    { kind: 'processed', x: 0, width: small, y },
    { kind: 'twice', x: small + gap, width: rest, y },
    { kind: 'lost', x: small + rest + 2 * gap, width: rest, y },
  ];
}
