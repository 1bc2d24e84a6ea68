import { expect, it } from 'vitest';
import { namedHash, parseNamedLink } from './namedLink.ts';

it.each([
  ['#lesson=L12', { kind: 'lesson', id: 'L12', part: null }],
  ['#lesson=L12/gap', { kind: 'lesson', id: 'L12', part: 'gap' }],
  ['#lesson=L12/gap&at=a-b_1', { kind: 'lesson', id: 'L12', part: 'gap', at: 'a-b_1' }],
  ['#work=aB_-9', { kind: 'work', id: 'aB_-9', part: null }],
  ['#work=aB_-9/gap&at=x', { kind: 'work', id: 'aB_-9', part: 'gap', at: 'x' }],
  ['#work=aB_-9.c.d', { kind: 'work', id: 'aB_-9.c.d', part: null }],
  ['#work=aB_-9.c~2/gap&at=x', { kind: 'work', id: 'aB_-9.c', task: 2, part: 'gap', at: 'x' }],
  ['#claim=S2-01', { kind: 'claim', id: 'S2-01' }],
  ['#museum=stale-write', { kind: 'museum', id: 'stale-write' }],
] as const)('%s names what it opens, and is what that is called', (hash, link) => {
  expect(parseNamedLink(hash)).toEqual(link);
  expect(namedHash(link)).toBe(hash);
});

it.each([
  '',
  '#',
  '#s=abc',
  '#lesson=',
  '#museum=a/b',
  '#museum=<b>',
  '#lesson=L1/a/b',
  '#work=a..b',
  '#work=a.b~0',
  `#work=${Array(13).fill('a').join('.')}`,
  '#lesson=L1&at=x',
  '#lesson=L1/a&at=<b>',
  `#museum=${'x'.repeat(65)}`,
])('%j names nothing', (hash) => {
  expect(parseNamedLink(hash)).toBeNull();
});
