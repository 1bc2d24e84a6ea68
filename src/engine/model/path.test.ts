import { describe, expect, it } from 'vitest';
import { childOf, nameOf, parentOf, validatePath } from './path.ts';

describe('paths', () => {
  it.each([
    '/',
    '/a',
    '/a/b',
    '/...',
    '/.b',
    '/b.',
    '/..b',
    '/a b',
    '/a\u00a0',
    '/ä中',
    '/a\ud7ff',
    '/a\uf900',
  ])('[Z4] %j is valid', (path) => {
    expect(validatePath(path)).toBeNull();
  });

  it.each([
    ['', { kind: 'empty' }],
    ['a', { kind: 'noLeadingSlash' }],
    ['a/b', { kind: 'noLeadingSlash' }],
    ['/a/', { kind: 'trailingSlash' }],
    ['//', { kind: 'trailingSlash' }],
    ['//a', { kind: 'emptyName', at: 1 }],
    ['/a//b', { kind: 'emptyName', at: 3 }],
    ['/.', { kind: 'relative', at: 1 }],
    ['/..', { kind: 'relative', at: 2 }],
    ['/a/./b', { kind: 'relative', at: 3 }],
    ['/a/../b', { kind: 'relative', at: 4 }],
    ['/a\0', { kind: 'nullCharacter', at: 2 }],
    ['/a\u0001', { kind: 'invalidCharacter', at: 2 }],
    ['/a\u007f', { kind: 'invalidCharacter', at: 2 }],
    ['/a\u009f', { kind: 'invalidCharacter', at: 2 }],
    ['/a\ue000', { kind: 'invalidCharacter', at: 2 }],
    ['/a\uf8ff', { kind: 'invalidCharacter', at: 2 }],
    ['/a\ufff0', { kind: 'invalidCharacter', at: 2 }],
    ['/😀', { kind: 'invalidCharacter', at: 1 }],
  ])('[Z4] %j is not', (path, fault) => {
    expect(validatePath(path)).toEqual(fault);
  });

  it('are taken apart and put together with the root as an ordinary parent', () => {
    expect(parentOf('/a')).toBe('/');
    expect(parentOf('/a/b')).toBe('/a');
    expect(nameOf('/a/b')).toBe('b');
    expect(childOf('/', 'a')).toBe('/a');
    expect(childOf('/a', 'b')).toBe('/a/b');
  });
});
