import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../model/acl.ts';
import { standaloneServer, type WireSession } from '../testing/serverHarness.ts';

const remove = (path: string) => ({ op: 'delete', path, version: -1 }) as const;

function createTtl(a: WireSession, path: string, ttlMs: number): string {
  return a.err({ op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT_WITH_TTL', ttlMs });
}

describe('containers', () => {
  it('[Z38] one that lost its last child goes at the next look, by a transaction that fires watches', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/c', 'CONTAINER');
    a.create('/c/x');
    stand.wait(700, a);
    expect(stand.node('/c')).toBeDefined();
    a.ask({ op: 'exists', path: '/c', watch: true });
    a.ask(remove('/c/x'));
    stand.wait(300, a);
    expect(a.events()).toEqual(['NodeDeleted /c']);
    expect(stand.zxid()).toBe(5);
    expect(stand.records('txn.applied').at(-1)).toMatchObject({ type: 'deleteContainer', session: '0x0' });
  });

  it('[Z38] one that never had a child stays, unless told otherwise', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    a.create('/c', 'CONTAINER');
    stand.wait(5000, a);
    expect(stand.node('/c')).toBeDefined();

    const strict = standaloneServer({ containerMaxNeverUsedMs: 500 });
    const b = strict.open('B');
    b.create('/c', 'CONTAINER');
    strict.wait(1000, b);
    expect(strict.node('/c')).toBeUndefined();
  });

  it('[Z38] one that gains a child before its turn stays, and the attempt takes a zxid', () => {
    const stand = standaloneServer({ fsyncMs: 50 });
    const a = stand.open('A');
    a.create('/c', 'CONTAINER');
    a.create('/c/x');
    a.ask(remove('/c/x'));
    stand.wait(280 - stand.sim.nowMs, a);
    a.tell({ op: 'create', path: '/c/y', data: '', acl: OPEN_ACL_UNSAFE, mode: 'PERSISTENT' });
    stand.wait(100, a);
    expect(stand.records('txn.proposed').filter(({ err }) => err === 'NotEmpty')).toHaveLength(1);
    expect(stand.node('/c/y')).toBeDefined();
  });

  it('[Z38] ten thousand a minute at most: they go 6 ms after one another', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    for (const path of ['/c', '/d']) {
      a.create(path, 'CONTAINER');
      a.create(`${path}/x`);
      a.ask(remove(`${path}/x`));
    }
    stand.wait(400, a);
    const times = stand.records('txn.applied').filter(({ type }) => type === 'deleteContainer');
    expect(times.map(({ timeMs }) => timeMs)).toEqual([300, 306]);
  });
});

describe('TTL nodes', () => {
  it('[Z39] one goes when it has no children and was not written for longer than its TTL', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    createTtl(a, '/t', 600);
    a.create('/t/x');
    stand.wait(1300, a);
    expect(stand.node('/t')).toBeDefined();
    a.ask(remove('/t/x'));
    stand.wait(300, a);
    expect(stand.node('/t')).toBeUndefined();
  });

  it('[Z39] TTLs are bounded, and need extended types', () => {
    const a = standaloneServer().open('A');
    const bounds = [0, -1, 2 ** 40, 1, 2 ** 40 - 1].map((ttlMs, index) => createTtl(a, `/t${index}`, ttlMs));
    expect(bounds).toEqual(['BadArguments', 'BadArguments', 'BadArguments', 'Ok', 'Ok']);
    expect(createTtl(standaloneServer({ extendedTypes: false }).open('A'), '/t', 1)).toBe('Unimplemented');
  });
});

describe('ephemerals', () => {
  it('[Z37] belong to the session that created them last', () => {
    const stand = standaloneServer();
    const a = stand.open('A');
    const b = stand.open('B');
    a.create('/e', 'EPHEMERAL');
    b.ask(remove('/e'));
    b.create('/e', 'EPHEMERAL');
    a.ask({ op: 'closeSession' });
    expect(stand.node('/e')?.owner).toBe(b.id);
  });
});
