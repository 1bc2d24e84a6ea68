import { describe, expect, it } from 'vitest';
import type { ServerId } from '../../../engine/index.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { pointAt, type Box } from '../../draw/board/geometry.ts';
import { ensembleLayout, placedIn, type EnsembleLayout } from './ensembleLayout.ts';
import { partitionCurves } from './partitionCurves.ts';
import { sidesOf } from './strokeSides.ts';
import { pictureOf } from './fixtures.ts';
import { shareStructure } from '../../select/shareStructure.ts';

/** The page at 1440 alone and beside a shelf, twin worlds, 1024, a phone, a projector. */
const SIZES: readonly PictureSize[] = [
  { width: 1110, height: 520, type: 1 },
  { width: 1110, height: 300, type: 1 },
  { width: 550, height: 440, type: 1 },
  { width: 1020, height: 420, type: 1 },
  { width: 388, height: 380, type: 1 },
  { width: 1110, height: 520, type: 1.3 },
  { width: 1900, height: 390, type: 1.75 },
];
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe.each(SIZES)('in $width × $height', (size) => {
  it.each(COUNTS)('%i servers stand inside and apart, with room for their clients', (count) => {
    const layout = ensembleLayout(pictureOf(count, 6), null, size);
    expect(layout.cards).toHaveLength(count);
    for (const card of layout.cards) {
      expect(card.x - card.w / 2).toBeGreaterThanOrEqual(0);
      expect(card.x + card.w / 2).toBeLessThanOrEqual(size.width);
      expect(card.y - card.h / 2).toBeGreaterThanOrEqual(0);
      expect(card.y + card.h / 2).toBeLessThanOrEqual(layout.size.height);
    }
    const boxes: Box[] = [
      ...layout.cards,
      ...[...layout.spots.values()].map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r })),
    ];
    const overlapping = boxes.flatMap((box, at) =>
      boxes.slice(at + 1).filter((other) => overlap(box, other)),
    );
    expect(overlapping).toEqual([]);
  });

  it('a server that is drawn large leaves room above it for the ring around it', () => {
    const { cards, size: drawn } = ensembleLayout(pictureOf(3, 2), null, size);
    const [top = Infinity] = cards.map((card) => card.y - card.h / 2).toSorted((a, b) => a - b);
    expect(drawn.type === size.type || top >= 14).toBe(true);
  });

  it.each([3, 5, 7, 9])(
    'none of the links of %i servers runs beneath a card that is not its own',
    (count) => {
      const picture = pictureOf(count, 0);
      const layout = ensembleLayout(picture, null, size);
      // Where it is narrow votes may pass beneath a card; what the leader sends may not.
      const isRoomy = count < 7 && size.width > 600;
      const shown = picture.links.filter(({ b }) => isRoomy || b === `server:${count}`);
      for (const { id, a, b } of shown) {
        const curve = layout.curves.get(id);
        if (curve === undefined) throw new Error(id);
        for (const card of layout.cards.filter(({ server }) => server !== a && server !== b)) {
          const inside = Array.from({ length: 19 }, (_, at) => pointAt(curve, (at + 1) / 20)).filter(
            ({ x, y }) => Math.abs(x - card.x) < card.w / 2 - 4 && Math.abs(y - card.y) < card.h / 2 - 4,
          );
          expect(inside).toEqual([]);
        }
      }
    },
  );
});

const ids = (...numbers: readonly number[]) => numbers.map((number): ServerId => `server:${number}`);

describe('servers and clients', () => {
  const size = { width: 1000, height: 480, type: 1 };
  const placesOf = (leader: number) => {
    const { cards } = ensembleLayout(pictureOf(5, 4, leader), null, size);
    return new Map(cards.map(({ server, x, y }) => [server, { x, y }]));
  };

  it('the leader stands in the middle, and changes places with who led before', () => {
    const [before, after] = [placesOf(5), placesOf(2)];
    expect(before.get('server:5')).toMatchObject({ x: 500 });
    expect(after.get('server:2')).toEqual(before.get('server:5'));
    expect(after.get('server:5')).toEqual(before.get('server:2'));
    for (const id of ids(1, 3, 4)) expect(after.get(id)).toEqual(before.get(id));
  });

  it('in a room they stand in a row rather than small in a ring, the leader in its middle', () => {
    const { cards, density } = ensembleLayout(pictureOf(5, 2), null, {
      width: 1900,
      height: 390,
      type: 1.75,
    });
    expect(['full', 'compact']).toContain(density);
    expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    expect(cards.toSorted((a, b) => a.x - b.x)[2]?.server).toBe('server:5');
  });

  it('of many clients some are counted, the selected one never', () => {
    const picture = pictureOf(7, 200);
    const layout = ensembleLayout(picture, 'client:CV', { width: 1110, height: 520, type: 1 });
    expect([...layout.spots.keys()]).toEqual(['client:CV']);
    expect(layout.crowds.reduce((sum, { count }) => sum + count, 0)).toBe(199);
  });
});

describe('a lesson about sessions', () => {
  it.each(SIZES)('draws connections longer and keeps all inside: $width × $height', (size) => {
    const usual = pictureOf(3, 2);
    const told = { ...usual, sessionIds: { 'client:A': '0x100000000000000' } as const };
    const [short, long] = [usual, told].map((picture) => ensembleLayout(picture, null, size));
    if (short === undefined || long === undefined) throw new Error('two pictures');
    expect(wireOf(long)).toBeGreaterThan(wireOf(short) + 20);
    for (const { x, y, r } of long.spots.values()) {
      expect(x).toBeGreaterThan(40 * size.type);
      expect(y - r).toBeGreaterThan(0);
      expect(y + r + (long.density === 'full' ? 33 : 20) * size.type).toBeLessThanOrEqual(long.size.height);
    }
  });

  function wireOf({ spots }: EnsembleLayout): number {
    const spot = spots.get('client:A');
    if (spot === undefined) throw new Error('A is not there');
    return Math.abs(spot.port.y - spot.y) - spot.r;
  }
});

describe.each(SIZES)('a cut in $width × $height', (size) => {
  it.each([
    [3, [ids(1), ids(2, 3)]],
    [5, [ids(1, 5), ids(2, 3, 4)]],
    [5, [ids(1, 3), ids(2, 4, 5)]],
    [5, [ids(2), ids(1, 3), ids(4, 5)]],
    [7, [ids(1, 2, 3), ids(4, 5, 6, 7)]],
  ])('%i servers stand in camps on their sides of it', (count, parts) => {
    const layout = ensembleLayout({ ...pictureOf(count, 5), parts }, null, size);
    const curves = partitionCurves(layout);
    expect(curves).toHaveLength(parts.length - 1);
    for (const { servers, points } of curves) {
      const isUpright = points[0]?.y === 0;
      const sideOf = ({ x, y }: { readonly x: number; readonly y: number }) =>
        isUpright ? x - (points[2]?.x ?? 0) : y - (points[2]?.y ?? 0);
      for (const card of layout.cards) {
        const extent = (isUpright ? card.w : card.h) / 2 - 8;
        expect(Math.abs(sideOf(card))).toBeGreaterThan(extent);
        expect(sideOf(card) < 0).toBe(servers.includes(card.server));
      }
      for (const end of [points[0], points.at(-1)])
        expect(isUpright ? [0, layout.size.height] : [0, size.width]).toContain(isUpright ? end?.y : end?.x);
    }
  });
});

describe('a cut', () => {
  const size = { width: 1000, height: 480, type: 1 };
  const layout = ensembleLayout(pictureOf(5, 5), null, size);

  it('parts nobody where there is one group', () => {
    expect(partitionCurves(layout)).toEqual([]);
  });

  it('drawn as a stroke takes clients with the server they stand at', () => {
    const { cards, spots } = layout;
    const x = Math.min(...cards.map((card) => card.x + card.w / 2)) + 30;
    const [one, other] = sidesOf({ from: { x, y: 480 }, to: { x, y: 0 } }, layout);
    for (const card of cards) expect(card.x < x ? one : other).toContain(card.server);
    for (const { client, server } of spots.values()) expect(one.includes(client)).toBe(one.includes(server));
  });
});

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 1 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 1;
}

it('while everybody stays where they are, a step moves nothing, whatever they do', () => {
  const before = pictureOf(5, 5);
  const after = {
    ...before,
    step: 2,
    timeMs: 2,
    busy: before.links.map(({ id }) => id),
    servers: before.servers.map((face) => ({ ...face, lastZxid: face.lastZxid + 1 })),
    clients: before.clients.map((client) => ({
      ...client,
      disc: { ...client.disc, activity: 'asking' as const, owns: ['/a'] },
    })),
  };
  const placed = placedIn(before);
  expect(shareStructure(placed, placedIn(after))).toBe(placed);
  const [first, ...others] = after.clients;
  if (first === undefined) throw new Error('nobody is there');
  const moved = { ...after, clients: [{ ...first, at: 'server:3' as const }, ...others] };
  expect(shareStructure(placed, placedIn(moved))).not.toBe(placed);
});
