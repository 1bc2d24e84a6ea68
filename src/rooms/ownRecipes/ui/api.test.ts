import { describe, expect, it } from 'vitest';
import { en } from '../../../words/en/index.ts';
import { ownRecipeWords as zh } from '../words/zh.ts';
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

  it('knows the words that calls take', () => {
    expect(CREATE_MODES).toContain('EPHEMERAL_SEQUENTIAL');
    expect(ROLES).toContain('leader');
    expect(CONNECTION_STATES).toContain('SUSPENDED');
  });

  it('is explained in Chinese, call by call', () => {
    const said = API.filter(({ owner, name }) => zh.calls?.(owner, name) == null);
    expect(said).toEqual([]);
    expect(Object.keys(en.keeperCodes)).toContain('NodeExists');
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
