// Golden facts of ensembles: how soon a leader is missed, and what happens to the write it was busy with.
import { describe, expect, it } from 'vitest';
import { creation, ensemble, type Ensemble } from '../../src/engine/testing/ensemble.ts';

const SYNC_LIMIT_MS = 5 * 2000;

/** Milliseconds until a client of the others can write again. */
function writableAfter(
  servers: Ensemble,
  atMs: number,
  ...survivors: readonly [number, ...number[]]
): number {
  servers.until('leader.established');
  const [first] = survivors;
  const client = servers.open(first);
  expect(client.create('/next')).toMatch(/^Ok/);
  return servers.sim.nowMs - atMs;
}

describe('how soon a leader is missed', () => {
  it('G12 a leader of three that is killed has a successor that writes within half a second', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const servers = ensemble(3, { seed });
      servers.pass(seed * 137);
      const killedAtMs = servers.sim.nowMs;
      servers.crash(3);
      const afterMs = writableAfter(servers, killedAtMs, 1);
      expect(afterMs, `seed ${seed}`).toBeGreaterThan(200);
      expect(afterMs, `seed ${seed}`).toBeLessThan(600);
    }
  });

  it('G13 a leader of three that is frozen is missed after syncLimit ticks, and then elected anew', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const servers = ensemble(3, { seed });
      servers.pass(seed * 600);
      const frozenAtMs = servers.sim.nowMs;
      servers.freeze(3);
      const afterMs = writableAfter(servers, frozenAtMs, 1);
      // The last ping before it froze may be half a tick old.
      expect(afterMs, `seed ${seed}`).toBeGreaterThan(SYNC_LIMIT_MS - 1000);
      expect(afterMs, `seed ${seed}`).toBeLessThan(SYNC_LIMIT_MS + 1000);
    }
  });

  it('G14 with both followers frozen the leader answers reads for about syncLimit ticks, and then nobody', () => {
    const servers = ensemble(3);
    const client = servers.open(3, { timeoutMs: 40_000 });
    client.create('/a', 'old');
    const frozenAtMs = servers.sim.nowMs;
    servers.freeze(1, 2);
    let answeredMs = 0;
    for (; !client.isClosed() && client.get('/a') === 'old'; servers.pass(250))
      answeredMs = servers.sim.nowMs - frozenAtMs;
    expect(answeredMs).toBeGreaterThan(SYNC_LIMIT_MS - 2000);
    expect(answeredMs).toBeLessThan(SYNC_LIMIT_MS + 3000);
    expect(servers.modes()).toEqual(['follower', 'follower', 'looking']);
  });

  it('G15 right after a write another server may still have the old value, and a few milliseconds later not', () => {
    const servers = ensemble(4, { observers: 1 });
    const writer = servers.open(3);
    const reader = servers.open(2);
    writer.create('/a', 'v0');
    let stale = 0;
    let worstMs = 0;
    for (let n = 1; n <= 20; n++) {
      writer.tell({ op: 'setData', path: '/a', data: `v${n}`, version: -1 });
      const { timeMs } = servers.until('reply.sent', ({ op }) => op === 'setData');
      const isStale = servers.server(2).nodes.get('/a')?.data !== `v${n}`;
      if (isStale) stale++;
      for (const number of [2, 3, 4])
        while (servers.server(number).nodes.get('/a')?.data !== `v${n}`) servers.sim.step();
      worstMs = Math.max(worstMs, servers.sim.nowMs - timeMs);
      servers.settle();
      expect(reader.get('/a')).toBe(`v${n}`);
    }
    expect(stale).toBeGreaterThan(0);
    expect(worstMs).toBeLessThan(11);
  });
});

describe('what is on disks', () => {
  it('G16 an observer has a log from the first transaction on, and a snapshot, like the voters', () => {
    const servers = ensemble(4, { observers: 1, config: { snapCount: 4 } });
    const client = servers.open(4);
    for (let n = 0; n < 8; n++) client.create(`/n${n}`);
    servers.settle();
    expect(servers.modes()[3]).toBe('observer');
    expect(servers.all('snapshot.taken', 4).length).toBeGreaterThan(0);
    expect(servers.all('txn.logged', 4).map(({ zxid }) => zxid)).toContain(2 ** 32 + 1);
  });

  it('G17 a log begins with the transaction that its file is named by: log.100000001, not the largest', () => {
    const servers = ensemble(4, { observers: 1 });
    const client = servers.open(1);
    for (let n = 0; n < 3; n++) client.create(`/n${n}`);
    for (const number of [1, 2, 3, 4]) {
      const [first] = servers.server(number).log.toArray();
      expect(`log.${first?.txn.zxid.toString(16)}`).toBe('log.100000001');
    }
  });
});

describe('a write that its leader, the fifth of five, leaves behind', () => {
  /** `/b` comes to the disks of the leader and of those named, the others being down; then the leader is killed. */
  function leftBehind(...witnesses: readonly number[]) {
    const servers = ensemble(5);
    const client = servers.open(5, { timeoutMs: 40_000 });
    servers.crash(...[1, 2, 3, 4].filter((number) => !witnesses.includes(number)));
    client.tell(creation('/b'));
    for (const number of [5, ...witnesses]) while (!hasLogged(servers, number)) servers.sim.step();
    servers.crash(5);
    return { servers, client };
  }

  function hasLogged(servers: Ensemble, number: number): boolean {
    const log = servers.server(number).log.toArray();
    return log.some(({ txn: { body } }) => body.type === 'create' && body.path === '/b');
  }

  /** Who has it in the end, when the first have elected and the others have come back to them. */
  function fateOf(servers: Ensemble, electors: readonly number[], others: readonly number[]) {
    servers.start(...electors);
    servers.until('leader.established');
    servers.start(...others);
    servers.settle();
    return [1, 2, 3, 4, 5].map(
      (number) => servers.server(number).nodes.has('/b') && hasLogged(servers, number),
    );
  }

  const NOWHERE = [false, false, false, false, false];
  const EVERYWHERE = [true, true, true, true, true];

  it('G18 logged by the leader alone: the client is told nothing, the write is gone, the old leader takes it back', () => {
    const { servers, client } = leftBehind();
    expect(fateOf(servers, [1, 2, 3, 4], [5])).toEqual(NOWHERE);
    expect(client.replies()).toEqual([]);
    expect(client.isClosed()).toBe(true);
    expect(servers.modes()[4]).toBe('follower');
    expect(servers.all('log.truncated', 5)).toHaveLength(1);
  });

  it('G19 logged by one follower that votes: the client is told nothing, that one wins, the write is committed', () => {
    const { servers, client } = leftBehind(1);
    expect(fateOf(servers, [2, 3, 4], [5])).toEqual(EVERYWHERE);
    expect(client.replies()).toEqual([]);
    expect(servers.modes()[0]).toBe('leader');
  });

  it('G20 if that follower is down during the election too, the write is gone and both come back without it', () => {
    const { servers } = leftBehind(1);
    servers.crash(1);
    expect(fateOf(servers, [2, 3, 4], [1, 5])).toEqual(NOWHERE);
    expect(servers.all('log.truncated').map(({ actor }) => actor)).toEqual(['server:1', 'server:5']);
  });

  it('G21 if the followers were only frozen, the proposal waited in their buffers and the write is committed', () => {
    const servers = ensemble(5);
    const client = servers.open(5, { timeoutMs: 40_000 });
    servers.freeze(1, 2, 3, 4);
    client.tell(creation('/b'));
    while (!hasLogged(servers, 5)) servers.sim.step();
    servers.pass(50);
    servers.crash(5);
    servers.thaw(1, 2, 3, 4);
    expect(fateOf(servers, [], [5])).toEqual(EVERYWHERE);
  });
});
