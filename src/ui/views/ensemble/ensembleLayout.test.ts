import { describe, expect, it } from 'vitest';
import type { ServerId } from '../../../engine/index.ts';
import type { PictureSize } from '../picture/useSize.ts';
import { pointAt, type Box } from '../picture/geometry.ts';
import { ensembleLayout } from './ensembleLayout.ts';
import { partitionCurves } from './partitionCurves.ts';
import { sidesOf } from './strokeSides.ts';
import { pictureOf } from './fixtures.ts';

/** The page at 1440 alone and beside a shelf, twin worlds, 1024, a phone, a projector. */
const SIZES: readonly PictureSize[] = [
  { width: 1110, height: 520, type: 1 },
  { width: 1110, height: 300, type: 1 },
  { width: 550, height: 440, type: 1 },
  { width: 1020, height: 420, type: 1 },
  { width: 388, height: 380, type: 1 },
  { width: 1110, height: 520, type: 1.3 },
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

  it.each([3, 5, 7, 9])(
    'none of the links of %i servers runs beneath a card that is not its own',
    (count) => {
      const picture = pictureOf(count, 0);
      const layout = ensembleLayout(picture, null, size);
      for (const { id, a, b } of picture.links) {
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

describe('servers and clients', () => {
  it('keep their places whoever leads and however many messages fly', () => {
    const size = { width: 1000, height: 480, type: 1 };
    const before = ensembleLayout(pictureOf(5, 4, 5), null, size).cards;
    expect(ensembleLayout(pictureOf(5, 4, 2), null, size).cards).toEqual(before);
  });

  it('of many clients some are counted, the selected one never', () => {
    const picture = pictureOf(7, 200);
    const layout = ensembleLayout(picture, 'client:CV', { width: 1110, height: 520, type: 1 });
    expect([...layout.spots.keys()]).toEqual(['client:CV']);
    expect(layout.crowds.reduce((sum, { count }) => sum + count, 0)).toBe(199);
  });
});

describe('a cut', () => {
  const size = { width: 1000, height: 480, type: 1 };
  const layout = ensembleLayout(pictureOf(5, 5), null, size);
  const ids = (...numbers: readonly number[]) => numbers.map((number): ServerId => `server:${number}`);

  it('of neighbours on the ring is one line from edge to edge', () => {
    const curves = partitionCurves([ids(1, 2), ids(3, 4, 5)], layout);
    expect(curves).toHaveLength(1);
    const points = curves[0]?.points ?? [];
    for (const end of [points[0], points.at(-1)]) expect(isAtEdge(end, size)).toBe(true);
  });

  it('of servers that are no neighbours takes a line around each of them, and none around the others', () => {
    const around = (...parts: readonly (readonly ServerId[])[]) =>
      partitionCurves(parts, layout).map(({ servers }) => servers);
    expect(around(ids(1, 3), ids(2, 4, 5))).toEqual([ids(1), ids(3)]);
    expect(around(ids(1), ids(3), ids(2, 4, 5))).toEqual([ids(1), ids(3)]);
  });

  it('parts nobody where there is one group', () => {
    expect(partitionCurves([ids(1, 2, 3, 4, 5)], layout)).toEqual([]);
  });

  it('drawn as a stroke takes clients with the server they stand at', () => {
    const [one, other] = sidesOf({ from: { x: 0, y: 240 }, to: { x: 1000, y: 240 } }, layout);
    expect(one).toEqual([...ids(1, 2, 3), 'client:A', 'client:B', 'client:C']);
    expect(other).toEqual([...ids(4, 5), 'client:D', 'client:E']);
  });
});

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 1 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 1;
}

function isAtEdge(point: { readonly x: number; readonly y: number } | undefined, size: PictureSize): boolean {
  if (point === undefined) return false;
  return point.x === 0 || point.y === 0 || point.x === size.width || point.y === size.height;
}
