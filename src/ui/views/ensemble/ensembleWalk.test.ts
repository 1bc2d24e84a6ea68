import { expect, it } from 'vitest';
import { pictureOf } from './fixtures.ts';
import { isInEnsemble, startOfEnsembleWalk, walkEnsemble } from './ensembleWalk.ts';
import type { ThingKey } from '../../draw/thing/things.ts';

const picture = pictureOf(3, 4, 2);
const shown = picture.clients.map(({ disc }) => disc.id);
const walk = (from: ThingKey, key: Parameters<typeof walkEnsemble>[3]) =>
  walkEnsemble(picture, shown, from, key);

it('The walk begins at the leader and goes from server to server, and no further', () => {
  expect(startOfEnsembleWalk(picture)).toBe('server server:2');
  expect(walk('server server:2', 'ArrowRight')).toBe('server server:3');
  expect(walk('server server:3', 'ArrowRight')).toBe('server server:3');
  expect(walk('server server:3', 'Home')).toBe('server server:1');
});

it('Up leads to the links of a server, and from a link to its two ends', () => {
  expect(walk('server server:3', 'ArrowUp')).toBe('link server:1~server:3');
  expect(walk('link server:1~server:3', 'ArrowRight')).toBe('link server:2~server:3');
  expect(walk('link server:2~server:3', 'ArrowUp')).toBe('server server:2');
  expect(walk('link server:2~server:3', 'ArrowDown')).toBe('server server:3');
});

it('Down leads to the clients of a server, and up from them back to it', () => {
  expect(walk('server server:1', 'ArrowDown')).toBe('client client:A');
  expect(walk('client client:A', 'ArrowRight')).toBe('client client:B');
  expect(walk('client client:B', 'ArrowUp')).toBe('server server:2');
});

it('What is not in the picture is no place to stand', () => {
  expect(isInEnsemble(picture, 'server server:9')).toBe(false);
  expect(isInEnsemble(picture, 'link server:1~server:2')).toBe(true);
});
