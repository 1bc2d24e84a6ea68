import { describe, expect, it } from 'vitest';
import { ownRecipeWords as zh } from '../words/zh.ts';
import { callbackShape } from './completion.ts';
import { API, CONNECTION_STATES, CREATE_MODES, findCall, ROLES } from './api.ts';

describe('what a recipe can call', () => {
  it('is all that client.d.ts declares, in its order', () => {
    expect(API.filter(({ owner }) => owner === 'client').map(({ name }) => name)).toEqual([
      'name',
      'zk',
      'sleep',
      'clock',
      'draw',
      'log',
      'holds',
      'released',
      'wants',
      'gaveUp',
      'assert',
      'produced',
      'took',
      'putBack',
      'processed',
      'arrived',
      'passed',
      'added',
      'untilReleased',
    ]);
    expect(API.filter(({ owner }) => owner === 'zk').map(({ name }) => name)).toEqual([
      'create',
      'exists',
      'getData',
      'getChildren',
      'setData',
      'delete',
      'multi',
      'addWatch',
      'sync',
      'getAcl',
      'setAcl',
      'addAuth',
      'getEphemerals',
      'close',
      'on',
    ]);
  });

  it('has signatures in one line and a sentence about each call', () => {
    expect(findCall('zk', 'create')?.signature).toBe(
      'create(path: string, data?: string | null, options?: CreateOptions): Promise<string>',
    );
    expect(findCall('zk', 'getData')?.signature).toBe(
      'getData(path: string, watcher?: Watcher): Promise<{ readonly data: string | null; readonly stat: Stat }>',
    );
    expect(findCall('zk', 'addWatch')?.signature).toMatch(/^addWatch\(path: string, watcher: Watcher, .*\)/);
    expect(API.filter(({ doc }) => doc === '')).toEqual([]);
  });

  it('has the form with a callback beside the one with a promise', () => {
    expect(findCall('zk', 'exists')?.callback).toBe(
      'exists(path: string, watcher: Watcher | null, callback: Callback<[stat: Stat | null]>, ctx?: unknown): void',
    );
    expect(API.filter(({ callback }) => callback !== null).map(({ name }) => name)).toEqual([
      'create',
      'exists',
      'getData',
      'getChildren',
      'setData',
      'delete',
      'multi',
      'addWatch',
      'sync',
      'getAcl',
      'setAcl',
      'getEphemerals',
    ]);
    expect(findCall('zk', 'close')?.callback).toBeNull();
  });

  it('completes the form with a callback from its declaration', () => {
    const shapeOf = (name: string) => callbackShape(findCall('zk', name)?.callback ?? '');
    expect(shapeOf('getData')).toBe(
      "getData('${/path}', ${null}, (rc, path, ctx, data, stat) => {\n\t${}\n})",
    );
    expect(shapeOf('create')).toBe(
      "create('${/path}', ${data}, { mode: '${EPHEMERAL}' }, (rc, path, ctx, name) => {\n\t${}\n})",
    );
    expect(shapeOf('addWatch')).toBe(
      "addWatch('${/path}', (event) => {}, ${undefined}, (rc, path, ctx) => {\n\t${}\n})",
    );
    expect(shapeOf('getEphemerals')).toBe("getEphemerals('${/path}', (rc, ctx, paths) => {\n\t${}\n})");
    const shapes = API.flatMap(({ callback }) => (callback === null ? [] : [callbackShape(callback)]));
    expect(shapes.filter((shape) => shape.includes('undefined,') || /\((?:,|\))/.test(shape))).toEqual([]);
  });

  it('lists the roles of holds', () => {
    expect(findCall('client', 'holds')?.signature).toBe(
      "holds(path: string, options?: { readonly as?: 'holder' | 'leader' | 'reader' | 'writer' | 'permit' | 'member' | 'entered' }): void",
    );
  });

  it('knows the words that calls take', () => {
    expect(CREATE_MODES).toContain('EPHEMERAL_SEQUENTIAL');
    expect(ROLES).toContain('leader');
    expect(CONNECTION_STATES).toContain('SUSPENDED');
  });

  it('is explained in Chinese, call by call', () => {
    const said = API.filter(({ owner, name }) => zh.calls?.(owner, name) == null);
    expect(said).toEqual([]);
  });
});

describe('what goes wrong is said in Chinese', () => {
  it.each([
    ['this ran for too long without waiting for anything: is it a loop without end?', /死循环/],
    [
      'ReferenceError: there is no Date here: use await client.clock()',
      /这里没有 Date，请用 await client\.clock\(\)/,
    ],
    ['TypeError: client.zk has no creat; it has create, exists', /client\.zk 没有 creat；可用的有 create/],
    ['TypeError: zk.create: the path is a string, such as "/lock", not 5', /路径必须是字符串.*而不是 5/],
    ['KeeperException: NoNode for /no', /^KeeperException: NoNode for \/no$/],
  ])('%s', (message, words) => {
    expect(zh.said?.(message)).toMatch(words);
  });
});
