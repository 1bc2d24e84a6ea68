// Clocks that are set wrong, and clocks that run at another rate.
import { describe, expect, test } from 'vitest';
import { OPEN_ACL_UNSAFE } from '../../model/acl.ts';
import { ensemble } from '../../testing/ensemble.ts';

const MINUTE_MS = 60_000;

describe('clocks', () => {
  test('[Q30] a leader whose clock runs twice as fast ends a session after half of its timeout', () => {
    const servers = ensemble(3);
    servers.give({ type: 'driftRate', server: 'role:leader', perMille: 1000 });
    servers.open(1, { timeoutMs: 8000 });
    const { silentForMs } = servers.until('session.expired');
    expect(silentForMs).toBeGreaterThan(4000);
    expect(silentForMs).toBeLessThanOrEqual(5000);
  });

  test('[Q30] a follower whose clock runs at half speed bears its leader’s silence twice as long', () => {
    const servers = ensemble(3);
    servers.give({ type: 'driftRate', server: 'server:1', perMille: -500 });
    servers.pass(2000);
    const frozenAtMs = servers.sim.nowMs;
    servers.freeze(3);
    const left = ([1, 2] as const).map(
      (number) => servers.until('role.left', ({ actor }) => actor === `server:${3 - number}`).timeMs,
    );
    expect(left.map((atMs) => Math.round((atMs - frozenAtMs) / 10_000))).toEqual([1, 2]);
  });

  test('[Q30] transactions carry the time of the leader’s clock, which drifts away with its rate', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 40_000 });
    servers.give({ type: 'driftClock', server: 'server:3', byMs: 500 });
    servers.give({ type: 'driftRate', server: 'server:3', perMille: 100 });
    const sinceMs = servers.sim.nowMs;
    servers.pass(10_000);
    client.create('/a');
    const proposedAtMs = servers.all('txn.proposed', 3).at(-1)?.timeMs ?? 0;
    expect(servers.server(1).nodes.get('/a')?.ctimeMs).toBe(
      proposedAtMs + 500 + Math.floor((proposedAtMs - sinceMs) / 10),
    );
  });

  test('[Z39] a TTL node whose time is over by a clock that was set forward goes with the next look', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 40_000 });
    client.ask({
      op: 'create',
      path: '/ttl',
      data: '',
      acl: OPEN_ACL_UNSAFE,
      mode: 'PERSISTENT_WITH_TTL',
      ttlMs: 10 * MINUTE_MS,
    });
    servers.give({ type: 'driftClock', server: 'server:3', byMs: 11 * MINUTE_MS });
    servers.pass(MINUTE_MS);
    expect(servers.server(1).nodes.has('/ttl')).toBe(false);
  });
});
