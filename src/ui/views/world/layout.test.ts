import { describe, expect, it } from 'vitest';
import type { ClientId } from '../../../engine/index.ts';
import type { WorldPicture } from './worldPicture.ts';
import { herdPicture, linePicture, MOMENTS } from './fixtures.ts';
import { worldLayout, type DiscBox, type WorldLayout } from './layout.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { linesOf } from './lines.ts';
import { BAR_GAP, BAR_HEIGHT, DOTS_ROW } from './verticalPlan.ts';

/** Columns of the page: compare at 1440 and at 1024, a phone, one world alone, a projector. */
const SIZES: readonly PictureSize[] = [
  { width: 560, height: 340, type: 1 },
  { width: 480, height: 310, type: 1 },
  { width: 360, height: 340, type: 1 },
  { width: 1100, height: 520, type: 1 },
  { width: 700, height: 520, type: 1.3 },
  { width: 1900, height: 420, type: 2 },
];
const COUNTS = [2, 6, 12, 13, 20, 24, 25, 50];

describe.each(SIZES)('in $width × $height', (size) => {
  it.each(COUNTS)('%i clients and their znodes stay inside and apart', (count) => {
    for (const picture of [herdPicture(count, 'held'), linePicture(count, 'held')]) {
      const layout = worldLayout(picture, null, size);
      const discs = [...layout.discs.values()];
      expect(discs).toHaveLength(count);
      for (const disc of discs) expect(isInside(disc, layout)).toBe(true);
      expect(closest(discs)).toBeGreaterThan(-2);
      expect([...layout.nodes.keys()]).toEqual(picture.nodes.map((node) => node.path));
      for (const box of layout.nodes.values()) {
        expect(box.x - box.w / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w / 2).toBeLessThanOrEqual(size.width);
      }
    }
  });

  it.each(COUNTS)('%i clients stand below the server, and the tree inside it', (count) => {
    const layout = worldLayout(linePicture(count, 'held'), null, size);
    const bottom = layout.frame.top + layout.frame.height;
    for (const disc of layout.discs.values()) expect(disc.y - disc.r).toBeGreaterThan(bottom);
    for (const box of layout.nodes.values()) expect(box.y + box.h / 2).toBeLessThanOrEqual(bottom);
  });
});

it.each([225, 240, 260])(
  'In a picture %i px high nothing of a client leaves it, its bar and dots included',
  (height) => {
    const picture = herdPicture(3, 'held');
    const below = picture.nodes.map((node) => ({
      ...node,
      path: `${node.path}/a`,
      name: 'a',
      parent: node.path,
      depth: node.depth + 1,
      owner: null,
    }));
    const layout = worldLayout(
      { ...picture, nodes: [...picture.nodes, ...below.slice(-1)] },
      null,
      at(480, height),
    );
    for (const { y, r } of layout.discs.values())
      expect(y + r + BAR_GAP + BAR_HEIGHT + DOTS_ROW).toBeLessThanOrEqual(height);
  },
);

it('In a low picture what a client does stands below it before the gaps are comfortable, and inside', () => {
  const layout = worldLayout(linePicture(3, 'held'), null, at(556, 200));
  for (const { y, r, captionLines } of layout.discs.values()) {
    expect(captionLines).toBe(1);
    const baseline = y + r + BAR_GAP + BAR_HEIGHT + DOTS_ROW + 14;
    expect(baseline + 4).toBeLessThanOrEqual(200);
  }
});

it('The root beside its child stays clear of what is said above the first in a short line', () => {
  const layout = worldLayout(linePicture(3, 'held'), null, at(960, 260));
  const [root, first] = ['/', '/exclusive_lock/n-0000000040'].map((path) => layout.nodes.get(path));
  if (root === undefined || first === undefined) throw new Error('the picture lacks a znode');
  expect(root.y).toBe(layout.nodes.get('/exclusive_lock')?.y);
  expect(Math.abs(root.x - first.x) - root.w / 2).toBeGreaterThanOrEqual(50);
});

it('What hangs in the tree beside a line on a phone leaves room for those who stand in it', () => {
  const picture = linePicture(3, 'held');
  const [root] = picture.nodes;
  if (root === undefined) throw new Error('the picture has no root');
  const jobs = { ...root, path: '/jobs', name: 'jobs', parent: '/', depth: 1 };
  const job = { ...jobs, path: '/jobs/job-0000000000', name: 'job-0000000000', parent: '/jobs', depth: 2 };
  const ofTwo = picture.nodes.filter(({ owner }) => owner !== 'client:C');
  const layout = worldLayout({ ...picture, nodes: [...ofTwo, jobs, job] }, null, at(378, 400));
  const own = layout.nodes.get(job.path);
  if (own === undefined) throw new Error('the job has no place');
  const beside = [...layout.nodes.values()].filter(({ path, y }) => path !== job.path && y === own.y);
  expect(beside.filter(({ x, w }) => Math.abs(x - own.x) < (w + own.w) / 2)).toEqual([]);
});

it.each([2, 6, 12])('In line each of %i stands below its own znode', (count) => {
  const picture = linePicture(count, 'held');
  const layout = worldLayout(picture, null, at(700, 400));
  for (const { client, path } of picture.ownership) {
    expect(layout.nodes.get(path)?.x).toBe(layout.discs.get(client)?.x);
  }
});

it('Ten znodes of one client stand side by side, each with the end of its number', () => {
  const picture = linePicture(10, 'held');
  const [one] = picture.clients;
  if (one === undefined) throw new Error('the picture has no client');
  const nodes = picture.nodes.map((node) => (node.owner === null ? node : { ...node, owner: one.id }));
  const layout = worldLayout({ ...picture, clients: [one], nodes }, null, at(1060, 430));
  const inLine = nodes.flatMap(({ path, owner }) => (owner === null ? [] : [layout.nodes.get(path)]));
  expect(inLine.map((box) => box?.label)).toEqual(
    Array.from({ length: 10 }, (_, index) => `…0${40 + index}`),
  );
  const gaps = inLine.slice(1).map((box, index) => {
    const before = inLine[index];
    return (box?.x ?? 0) - (box?.w ?? 0) / 2 - (before?.x ?? 0) - (before?.w ?? 0) / 2;
  });
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

it('What is gone and still watched stands beside the next znode of its owner, not behind it', () => {
  const picture = linePicture(3, 'held');
  const [gone, ...others] = picture.nodes.filter(({ owner }) => owner === 'client:A');
  expect(others).toEqual([]);
  const next = { ...gone!, path: '/exclusive_lock/n-0000000043', name: 'n-0000000043' };
  const nodes = picture.nodes.flatMap((node) =>
    node === gone ? [{ ...node, presence: 'awaited' as const }, next] : [node],
  );
  const layout = worldLayout({ ...picture, nodes }, null, { width: 700, height: 420, type: 1 });
  const [a, b] = [gone!.path, next.path].map((path) => layout.nodes.get(path)!);
  expect(Math.abs(a!.x - b!.x)).toBeGreaterThanOrEqual((a!.w + b!.w) / 2);
  expect(a!.y).toBe(b!.y);
});

it('A small world is drawn large, and its znodes stay near their owners', () => {
  const size = at(1100, 520);
  const { size: drawn, discs, nodes, frame } = worldLayout(herdPicture(2, 'held'), null, size);
  expect(drawn.type).toBeGreaterThanOrEqual(1.45);
  const xs = [...discs.values(), ...nodes.values()].map(({ x }) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(size.width / 2);
  expect(frame.width).toBeLessThan(size.width * 0.7);
  expect(worldLayout(herdPicture(20, 'held'), null, size).size.type).toBe(1);
});

it('Whatever clients do, each keeps its place', () => {
  const places = MOMENTS.map((moment) => placesOf(worldLayout(herdPicture(6, moment), null, at(600, 400))));
  for (const other of places) expect(other).toEqual(places[0]);
});

it('A znode that came and went leaves the others where they are', () => {
  const held = worldLayout(linePicture(6, 'held'), null, at(600, 400));
  const woken = worldLayout(linePicture(6, 'woken'), null, at(600, 400));
  expect(woken.nodes).toEqual(held.nodes);
});

it.each([360, 700])(
  'Znodes of nobody stand apart in a picture %i wide: where no name fits, without one',
  (width) => {
    const line = linePicture(12, 'held');
    const nodes = line.nodes.map((node) => ({ ...node, owner: null }));
    const picture: WorldPicture = { ...line, nodes, ownership: [], lock: { ...line.lock, order: 'unheld' } };
    const layout = worldLayout(picture, null, at(width, 340));
    const row = picture.nodes.flatMap(({ path, parent }) => {
      const box = layout.nodes.get(path);
      return parent !== line.lock.parent || box === undefined ? [] : [box];
    });
    const gaps = row.slice(1).map((box, before) => box.x - box.w / 2 - rightOf(row[before]));
    expect(gaps).toHaveLength(11);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
    expect(new Set(row.map(({ label }) => label !== ''))).toEqual(new Set([width === 700]));
  },
);

it('The root beside several children covers none of them, and no name of a server shows from behind one', () => {
  const line = linePicture(2, 'held');
  const lock = line.nodes.find(({ depth }) => depth === 1);
  const siblings = ['/queue', '/results'].map((path) => ({ ...lock!, path, name: path.slice(1) }));
  const layout = worldLayout({ ...line, nodes: [...line.nodes, ...siblings] }, null, at(350, 260));
  const level = ['/', '/exclusive_lock', '/queue', '/results'].map((path) => layout.nodes.get(path)!);
  expect(new Set(level.map(({ y }) => y)).size).toBe(1);
  const gaps = level.slice(1).map(({ x, w }, before) => x - w / 2 - rightOf(level[before]));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(layout.frameLabel).toBe('none');
  expect(worldLayout(line, null, at(350, 260)).frameLabel).toBe('right');
});

it('Where branches are of different breadth no znode covers its neighbour', () => {
  const line = linePicture(3, 'held');
  const [root, first] = line.nodes;
  const child = (path: string, parent: string, depth: number) => ({
    ...first!,
    path,
    parent,
    depth,
    name: path.slice(path.lastIndexOf('/') + 1),
  });
  const leaf = 'qn-A1-0000000000';
  const nodes = [
    root!,
    child('/claims', '/', 1),
    child(`/claims/${leaf}`, '/claims', 2),
    child('/queue', '/', 1),
    child(`/queue/${leaf}`, '/queue', 2),
    child('/results', '/', 1),
  ];
  const lock = { ...line.lock, parent: '/queue', order: 'unheld' as const };
  const layout = worldLayout({ ...line, nodes, ownership: [], lock }, null, at(350, 260));
  for (const depth of [1, 2]) {
    const boxes = nodes.flatMap((node) => (node.depth === depth ? [layout.nodes.get(node.path)!] : []));
    const gaps = boxes.slice(1).map(({ x, w }, before) => x - w / 2 - rightOf(boxes[before]));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  }
});

it('Up to twelve stand in one row, up to twenty-four in two, more in a tray with a few in front', () => {
  const density = (count: number) => worldLayout(herdPicture(count, 'held'), null, at(600, 400)).density;
  expect([2, 12, 13, 24, 25, 50].map(density)).toEqual(['row', 'row', 'rows', 'rows', 'crowd', 'crowd']);
});

it('Out of a crowd the holder, the next in line and the selected one stand single', () => {
  const layout = worldLayout(linePicture(50, 'held'), 'client:AB', at(640, 420));
  const single = [...layout.discs.values()].filter((disc) => disc.size === 'full');
  expect(single.map((disc) => disc.client)).toEqual(['client:A', 'client:B', 'client:AB']);
});

it('Of a crowd in which nobody holds or waits yet the first stand single: the tray says how many more there are', () => {
  const held = herdPicture(30, 'held');
  const clients = held.clients.map((disc) => ({ ...disc, place: null, belief: null, owns: [] }));
  const layout = worldLayout({ ...held, clients }, null, at(360, 400));
  const single = [...layout.discs.values()].filter((disc) => disc.size === 'full');
  expect(single.map((disc) => disc.client)).toEqual(['client:A', 'client:B']);
});

it('Nobody else in the tray moves when one steps in front', () => {
  const others = (selected: ClientId | null) => {
    const layout = worldLayout(linePicture(50, 'held'), selected, at(640, 420));
    return [...layout.discs].filter(([client]) => client !== 'client:Z');
  };
  expect(others('client:Z')).toEqual(others(null));
});

describe('lines', () => {
  it('of a herd are a fan that does not cross itself', () => {
    const { arrows } = linesIn(herdPicture(8, 'held'));
    const byClient = arrows.toSorted((a, b) => (a.client < b.client ? -1 : 1));
    const ends = byClient.map((arrow) => arrow.end.x);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it('arrive from below at a znode that nothing hangs below, wherever in the tree it is', () => {
    const herd = herdPicture(2, 'held');
    const lock = herd.nodes.find(({ depth }) => depth === 1)!;
    const note = { ...lock, path: '/note', name: 'note' };
    const [watch] = herd.watches;
    const picture: WorldPicture = {
      ...herd,
      lock: { ...herd.lock, parent: '/no-lock' },
      nodes: [...herd.nodes.filter(({ depth }) => depth === 0), note],
      watches: [{ ...watch!, path: note.path }],
    };
    const layout = worldLayout(picture, null, at(640, 420));
    const box = layout.nodes.get(note.path)!;
    const [arrow] = linesOf(picture, layout).arrows;
    expect(arrow?.end.heading).toBe('up');
    expect(arrow?.end.y).toBeGreaterThan(box.y + box.h / 2);
    expect(Math.abs(arrow!.end.x - box.x)).toBeLessThan(box.w / 2);
  });

  it('stay where they are when others are gone', () => {
    const picture = herdPicture(6, 'held');
    const ofF = (watches: WorldPicture['watches']) =>
      linesIn({ ...picture, watches }).arrows.find((arrow) => arrow.client === 'client:F');
    expect(ofF(picture.watches.slice(-2))).toEqual(ofF(picture.watches));
  });

  it('of a crowd are one bundle with the number of its arrows', () => {
    const { arrows, bundles } = linesIn(herdPicture(50, 'held'));
    expect(arrows).toHaveLength(0);
    expect(bundles.map((bundle) => bundle.count)).toEqual([49]);
  });

  it('of a line in a tray are a bundle but for those in front and the clients that watch them', () => {
    const { arrows, bundles } = linesIn(linePicture(50, 'held'));
    expect(arrows.map((arrow) => arrow.client)).toEqual(['client:B', 'client:C']);
    expect(bundles.map((bundle) => bundle.count)).toEqual([47]);
  });
});

it('No line to a child of the root runs through its brother, where the root stands beside them', () => {
  const line = linePicture(2, 'held');
  const lock = line.nodes.find(({ depth }) => depth === 1);
  const picture = { ...line, nodes: [...line.nodes, { ...lock!, path: '/queue', name: 'queue' }] };
  const layout = worldLayout(picture, null, at(350, 260));
  const between = layout.nodes.get('/exclusive_lock')!;
  const { d } = linesOf(picture, layout).edges.find(({ path }) => path === '/queue')!;
  const [, turn] = /V(-?[\d.]+)H/.exec(d) ?? [];
  expect(Number(turn)).toBeLessThan(between.y - between.h / 2);
});

function at(width: number, height: number): PictureSize {
  return { width, height, type: 1 };
}

function linesIn(picture: WorldPicture) {
  return linesOf(picture, worldLayout(picture, null, at(640, 420)));
}

function placesOf(layout: WorldLayout) {
  return [...layout.discs.values()].map(({ client, x, y }) => ({ client, x, y }));
}

function isInside(disc: DiscBox, { size }: WorldLayout): boolean {
  const fits = disc.x - disc.r >= 0 && disc.x + disc.r <= size.width;
  return fits && disc.y - disc.r >= 0 && disc.y + disc.r <= size.height;
}

/** The smallest distance between two discs' edges. */
function closest(discs: readonly DiscBox[]): number {
  let least = Infinity;
  for (const [index, a] of discs.entries()) {
    for (const b of discs.slice(index + 1)) {
      least = Math.min(least, Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) - a.r - b.r);
    }
  }
  return least;
}

function rightOf(box: { readonly x: number; readonly w: number } | undefined): number {
  return box === undefined ? 0 : box.x + box.w / 2;
}

it('znodes that belong to nobody are spread as those of clients are, and not pushed to the edge', () => {
  const picture = linePicture(3, 'held');
  const ownerless = picture.nodes.map((node) => ({ ...node, owner: null }));
  const layout = worldLayout({ ...picture, nodes: ownerless }, null, at(560, 340));
  const xs = ownerless.filter(({ depth }) => depth === 2).map(({ path }) => layout.nodes.get(path)?.x);
  expect(xs).toEqual([...layout.discs.values()].map(({ x }) => x));
});
