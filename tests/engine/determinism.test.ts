import { describe, expect, it, vi } from 'vitest';
import { busyWorld, giveAt, lockWorld } from './worlds.ts';

describe('determinism', () => {
  it('the same seed and commands give the same trace', () => {
    const run = () => {
      const sim = lockWorld({ seed: 11 });
      giveAt(sim, 2500, { type: 'cutClientLink', client: 'client:B' });
      giveAt(sim, 2600, { type: 'release', client: 'role:holder' });
      sim.runUntil(20_000);
      return sim.hash();
    };
    expect(run()).toBe(run());
  });

  it('another seed gives another trace', () => {
    const [one, other] = [busyWorld({ seed: 1 }), busyWorld({ seed: 2 })];
    one.runUntil(2000);
    other.runUntil(2000);
    expect(one.hash()).not.toBe(other.hash());
  });

  it('neither clock, chance, promise nor locale is asked while a world goes on', () => {
    const refuse = (name: string) => () => {
      throw new Error(`the engine asked ${name}`);
    };
    const sim = busyWorld();
    vi.stubGlobal(
      'Date',
      class {
        constructor() {
          refuse('Date')();
        }
        static now = refuse('Date.now');
      },
    );
    vi.stubGlobal('Intl', undefined);
    vi.spyOn(Math, 'random').mockImplementation(refuse('Math.random'));
    vi.spyOn(Promise.prototype, 'then').mockImplementation(refuse('Promise'));
    vi.spyOn(String.prototype, 'localeCompare').mockImplementation(refuse('localeCompare'));
    try {
      while (sim.steps < 3000) sim.step();
      sim.worldAt(1000);
      sim.forkAt(500).step();
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
    expect(sim.steps).toBe(3000);
  });

  it('what is kept has no influence on what happens', () => {
    const kept = busyWorld();
    const bare = busyWorld({ options: { keep: 'nothing' } });
    kept.runUntil(3000);
    bare.runUntil(3000);
    expect(bare.steps).toBe(kept.steps);
    expect(bare.world.nextRecordSeq).toBe(kept.world.nextRecordSeq);
    expect(bare.trace).toEqual([]);
  });
});

describe('no silent change', () => {
  it('a step that changes nodes, sessions, connections, beliefs or processes leaves a record', () => {
    const sim = lockWorld({ clients: 5 });
    const silent: number[] = [];
    const stir = () => {
      const before = visibleState(sim);
      const records = sim.trace.length;
      if (!sim.step()) return;
      if (visibleState(sim) !== before && sim.trace.length === records) silent.push(sim.steps);
    };
    while (sim.nowMs < 3000) stir();
    sim.give({ type: 'killClient', client: 'role:holder' });
    while (sim.nowMs < 12_000) stir();
    sim.give({ type: 'dropReply', client: 'role:holder' });
    sim.give({ type: 'release', client: 'role:holder' });
    while (sim.nowMs < 20_000) stir();
    sim.give({ type: 'restartServer', server: 'server:1' });
    while (sim.nowMs < 30_000) stir();
    expect(silent).toEqual([]);
  });
});

function visibleState(sim: ReturnType<typeof lockWorld>): string {
  const servers = [...sim.world.servers.values()].map((server) => [
    server.vars.value.state,
    server.vars.value.lastProcessedZxid,
    [...server.nodes.values()],
    [...server.sessions.values()].map(({ id, state, link }) => [id, state, link]),
    [...server.connections.keys()],
    [...server.dataWatches.entries()],
    [...server.childWatches.entries()],
  ]);
  const clients = [...sim.world.clients.values()].map(({ vars }) => {
    const { process, connection, link, sessionId, beliefs } = vars.value;
    return [process, connection, link, sessionId, beliefs];
  });
  return JSON.stringify([servers, clients]);
}
