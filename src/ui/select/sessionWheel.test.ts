import { describe, expect, it } from 'vitest';
import { ensemble, type Ensemble } from '../../engine/testing/ensemble.ts';
import { standaloneServer } from '../../engine/testing/serverHarness.ts';
import { sessionWheel } from './sessionWheel.ts';

describe('the wheel of expiry', () => {
  it('a session stands in a bucket at a multiple of the tick, its timeout and at most a tick away', () => {
    const servers = ensemble(3);
    servers.open(3, { timeoutMs: 8000 });
    const { sessions, tickMs, decider } = at(servers);
    const [session] = sessions;
    expect(decider).toMatchObject({ kind: 'leader', server: { number: 3 } });
    expect((session?.expiresAtMs ?? 1) % tickMs).toBe(0);
    const waitMs = (session?.expiresAtMs ?? 0) - servers.sim.nowMs;
    expect(waitMs).toBeGreaterThan(7900);
    expect(waitMs).toBeLessThanOrEqual(8000 + tickMs);
  });

  it('being heard moves it on', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    const before = at(servers).sessions[0]?.expiresAtMs ?? 0;
    servers.pass(4000);
    client.create('/a');
    expect(at(servers).sessions[0]?.expiresAtMs).toBeGreaterThan(before);
  });

  it('the wheel has room for the longest timeout', () => {
    const servers = ensemble(3);
    servers.open(3, { timeoutMs: 30_000 });
    const { slots, tickMs } = at(servers);
    expect(slots * tickMs).toBeGreaterThan(32_000);
  });

  it('while no leader is in office nobody counts, and with the next one all begin anew', () => {
    const servers = ensemble(3);
    servers.open(1, { timeoutMs: 8000 });
    servers.pass(6000);
    servers.crash(3);
    servers.until('role.left', ({ actor }) => actor === 'server:2');
    const without = at(servers);
    expect(without.decider).toEqual({ kind: 'nobody', server: null });
    expect(without.sessions.map(({ expiresAtMs }) => expiresAtMs)).toEqual([null]);
    const { timeMs } = servers.until('leader.established');
    expect(at(servers).decider.server?.number).toBe(2);
    expect(at(servers).sessions[0]?.expiresAtMs).toBeGreaterThan(timeMs + 8000);
  });

  it('a leader that stands still lets nobody expire', () => {
    const servers = ensemble(3);
    servers.open(1);
    servers.freeze(3);
    expect(at(servers).decider.kind).toBe('frozen');
  });

  it('local sessions are the business of the server that made them', () => {
    const servers = ensemble(3, { config: { localSessions: true } });
    servers.open(1);
    const { sessions, local } = at(servers);
    expect(sessions).toEqual([]);
    expect(local).toMatchObject([{ keeper: 'server:1' }]);
  });

  it('a server that stands alone decides by itself', () => {
    const stand = standaloneServer();
    stand.open('A', 1000);
    const { decider, sessions } = sessionWheel(stand.sim.world, stand.sim.trace);
    expect(decider.kind).toBe('alone');
    expect(sessions).toHaveLength(1);
  });
});

function at({ sim }: Ensemble) {
  return sessionWheel(sim.world, sim.trace);
}
