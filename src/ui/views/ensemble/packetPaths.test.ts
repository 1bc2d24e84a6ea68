import { expect, test } from 'vitest';
import type { Packet } from '../../select/ensemble/packets.ts';
import { ensembleLayout } from './ensembleLayout.ts';
import { pictureOf } from './fixtures.ts';
import { offCards, packetPaths } from './packetPaths.ts';

const COMMIT = {
  shape: 'commit',
  kind: 'COMMIT',
  name: 'COMMIT',
  zxid: 1,
  votesFor: null,
  client: null,
  sentAtMs: 0,
  deliverAtMs: 10,
  state: 'flying',
  behind: 0,
} as const;
const TIMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('on a phone no message on its way lies over the name of a server', () => {
  const picture = pictureOf(5, 3);
  const layout = ensembleLayout(picture, null, { width: 388, height: 260, type: 1 });
  expect(layout.density).not.toBe('full');
  const packets = picture.links.map(({ id, a, b }, at): Packet => ({
    ...COMMIT,
    id: at,
    link: id,
    from: a,
    to: b,
  }));
  const marks = packetPaths(packets, layout, new Map(), () => '');
  expect(marks.length).toBeGreaterThan(0);
  const covering = marks.flatMap(({ id, at }) =>
    TIMES.map((timeMs) => at(timeMs)).flatMap((point) =>
      layout.cards
        .filter(({ x, y, w, h }) => Math.abs(point.x - x) < w / 2 && Math.abs(point.y - y) < h / 2)
        .map(({ server }) => `${id} over ${server}`),
    ),
  );
  expect(covering).toEqual([]);
});

test('what is beside a card stays where it is, and what would be on it, beside the ring that a selected one has', () => {
  const card = { x: 100, y: 100, w: 80, h: 40 };
  expect(offCards({ x: 45, y: 100 }, [card])).toEqual({ x: 45, y: 100 });
  const HALF_A_TICK = 5;
  const RING = 6;
  expect(offCards({ x: 65, y: 100 }, [card]).x + HALF_A_TICK).toBeLessThanOrEqual(60 - RING);
});
