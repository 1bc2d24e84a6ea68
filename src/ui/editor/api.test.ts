import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index.ts';
import { ownRecipeWords as zh } from '../../words/zh/ownRecipe.ts';
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
