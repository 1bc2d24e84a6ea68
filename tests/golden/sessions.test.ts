// Golden facts of sessions and of the client's timers.
import { describe, expect, it } from 'vitest';
import * as zk from '../../src/engine/client/zk.ts';
import { KeeperError } from '../../src/engine/model/keeperError.ts';
import { creation, ensemble } from '../../src/engine/testing/ensemble.ts';
import { play, type Play } from '../../src/engine/testing/play.ts';
import { standaloneServer } from '../../src/engine/testing/serverHarness.ts';

const TICK_MS = 2000;
const SAMPLE = { tickTimeMs: TICK_MS, minSessionTimeoutMs: 4000, maxSessionTimeoutMs: 40_000 };

describe('how long a session lasts', () => {
  it('G08 who asks for 3000 ms gets two ticks; nobody gets more than twenty', () => {
    const stand = standaloneServer(SAMPLE);
    expect(stand.open('A', 3000).timeoutMs).toBe(4000);
    expect(stand.open('B', 99_000).timeoutMs).toBe(40_000);
  });

  it('G09 a silent client’s ephemeral goes at (floor((touch + T) / tick) + 1) x tick, within (T, T + tick]', () => {
    const waits = [0, 200, 700, 1100, 1600, 1900].map((afterMs) => {
      const stand = standaloneServer(SAMPLE);
      stand.wait(afterMs);
      const a = stand.open('A', 4000);
      a.create('/e', 'EPHEMERAL');
      const touchedAtMs = stand.sim.nowMs;
      stand.wait(8000);
      const [closed] = stand.records('session.closed');
      const goneAtMs = closed?.timeMs ?? 0;
      expect(goneAtMs).toBe((Math.floor((touchedAtMs + 4000) / TICK_MS) + 1) * TICK_MS);
      return goneAtMs - touchedAtMs;
    });
    expect(Math.min(...waits)).toBeGreaterThan(4000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(4000 + TICK_MS);
    expect(new Set(waits).size).toBe(waits.length);
  });

  it('G10 a leader killed 3.5 s after the cut has the clock begin again: the ephemeral stays for more than 7.5 s', () => {
    const servers = ensemble(3);
    const client = servers.open(1, { timeoutMs: 4000 });
    client.create('/e', '', 'EPHEMERAL');
    const heardAtMs = servers.sim.nowMs;
    servers.pass(3500);
    servers.crash(3);
    const { timeMs, ephemerals } = servers.until('session.closed');
    expect(ephemerals).toEqual(['/e']);
    expect(timeMs - heardAtMs).toBeGreaterThan(7500);
    expect(timeMs - heardAtMs).toBeLessThanOrEqual(10_000);
  });

  it('G11 a live client keeps its session and its ephemeral when the leader is killed', () => {
    const servers = ensemble(3);
    const client = servers.open(1);
    client.create('/e', '', 'EPHEMERAL');
    const { id } = client;
    servers.crash(3);
    servers.until('leader.established');
    servers.settle();
    expect(client.connect(2)).toBe('established');
    expect(client.id).toBe(id);
    expect(client.exists('/e')).toBe(true);
  });

  it('G36 a server that is behind what a client has seen turns it away', () => {
    const servers = ensemble(3);
    const client = servers.open(3);
    servers.give({ type: 'slowLink', from: 'server:3', to: 'server:1', ways: 'oneWay', extraMs: 3000 });
    client.tell(creation('/a'));
    servers.until('reply.sent', ({ actor }) => actor === 'server:3');
    servers.pass(5);
    expect(client.replies().map(({ err }) => err)).toEqual(['Ok']);
    expect(client.connect(1)).not.toBe('established');
    expect(servers.all('connection.refused', 1).map(({ why }) => why)).toEqual(['behindClient']);
    expect(client.connect(2)).toBe('established');
  });
});

describe('the client', () => {
  it('G22 a create whose reply is lost has made its node; a second try makes another behind it, of one owner', () => {
    const told: string[] = [];
    const game = play(
      {
        A: function* () {
          for (let tries = 0; tries < 2; tries++) {
            try {
              yield* zk.gate('release');
              told.push((yield* zk.create('/locks/lock-', { mode: 'EPHEMERAL_SEQUENTIAL' })).path);
            } catch (error) {
              told.push(error instanceof KeeperError ? error.code : String(error));
            }
          }
        },
      },
      { nodes: ['/locks'] },
    ).settle();
    game.give({ type: 'dropReply', client: 'client:A' });
    press(game);
    expect(told).toEqual(['ConnectionLoss']);
    expect(game.paths()).toEqual(['/locks', '/locks/lock-0000000000']);
    press(game);
    expect(told).toEqual(['ConnectionLoss', '/locks/lock-0000000001']);
    const nodes = game.sim.world.servers.get('server:1')?.nodes;
    const owners = told.map((_, n) => nodes?.get(`/locks/lock-000000000${n}`)?.owner);
    expect(new Set(owners)).toEqual(new Set([game.client('A').vars.value.sessionId]));
  });

  it.each([
    [6000, 2000],
    [30_000, 10_000],
    [40_000, 10_000],
  ])('G35 with a timeout of %i ms it pings after %i ms of not sending', (sessionTimeoutMs, gapMs) => {
    const game = play({ A: function* () {} }, { sessionTimeoutMs })
      .settle()
      .pass(60_000);
    const times = game.all('ping.sent', 'A').map(({ timeMs }) => timeMs);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(gapMs);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(gapMs - 1000);
  });

  it('G35 it drops a connection after two thirds of the timeout in silence, and never expires its session itself', () => {
    const game = play({ A: function* () {} }, { sessionTimeoutMs: 9000 }).settle();
    const heardAtMs = game.client('A').io.value.lastHeardAtMs;
    game.give({ type: 'cutClientLink', client: 'client:A' });
    const { timeMs, why } = game.until('connection.lost', 'A');
    expect([timeMs - heardAtMs, why]).toEqual([6000, 'silence']);
    // Long after 4T/3 it still waits for a server's word.
    game.pass(30_000);
    expect(game.all('session.learnedExpired')).toEqual([]);
    expect(game.all('session.givenUp')).toEqual([]);
  });
});

/** A's user has it go on; all that comes of it happens. */
function press(game: Play): void {
  for (let waits = 0; waits < 10 && game.give({ type: 'release', client: 'client:A' }) !== null; waits++)
    game.pass(500);
  game.settle();
}
