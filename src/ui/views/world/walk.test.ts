import { expect, it } from 'vitest';
import { herdPicture, linePicture } from './fixtures.ts';
import { worldLayout } from './layout.ts';
import type { WalkKey } from '../../draw/board/roving.ts';
import type { ThingKey } from '../../draw/thing/things.ts';
import { relatedThings } from './related.ts';
import { startOfWalk, walk } from './walk.ts';

const PARENT = '/exclusive_lock';
const line = linePicture(4, 'held');
const layout = worldLayout(line, null, { width: 600, height: 400, type: 1 });

function walked(from: ThingKey, ...keys: readonly WalkKey[]): ThingKey {
  return keys.reduce((at, key) => walk(line, layout, at, key), from);
}

it('The walk begins at the holder', () => {
  expect(startOfWalk(line)).toBe('client client:A');
});

it('Left and right go from client to client and stop at the ends', () => {
  expect(walked('client client:A', 'ArrowRight', 'ArrowRight')).toBe('client client:C');
  expect(walked('client client:A', 'ArrowLeft')).toBe('client client:A');
  expect(walked('client client:B', 'End')).toBe('client client:D');
  expect(walked('client client:D', 'Home')).toBe('client client:A');
});

it('Up leads from a client to its znode, to the parent, to the root, to the server', () => {
  expect(walked('client client:B', 'ArrowUp')).toBe(`znode ${PARENT}/n-0000000041`);
  expect(walked('client client:B', 'ArrowUp', 'ArrowUp')).toBe(`znode ${PARENT}`);
  expect(walked('client client:B', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe('znode /');
  expect(walked('znode /', 'ArrowUp')).toBe('server server:1');
});

it('Down leads back to the clients', () => {
  expect(walked('server server:1', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe(
    `znode ${PARENT}/n-0000000040`,
  );
  expect(walked(`znode ${PARENT}/n-0000000042`, 'ArrowDown')).toBe('client client:C');
});

it('From a client that owns nothing, up leads to what it watches', () => {
  const herd = herdPicture(4, 'held');
  const place = worldLayout(herd, null, { width: 600, height: 400, type: 1 });
  expect(walk(herd, place, 'client client:C', 'ArrowUp')).toBe(`znode ${PARENT}/lock`);
});

it('A client is lit with what it owns and watches, a znode with its owner and its watchers', () => {
  expect(relatedThings(line, { kind: 'client', id: 'client:B' })).toEqual(
    new Set(['client client:B', `znode ${PARENT}/n-0000000041`, `znode ${PARENT}/n-0000000040`]),
  );
  expect(relatedThings(line, { kind: 'znode', id: `${PARENT}/n-0000000041` })).toEqual(
    new Set([`znode ${PARENT}/n-0000000041`, 'client client:B', 'client client:C']),
  );
  expect(relatedThings(line, { kind: 'record', id: '12' })).toBeNull();
});
