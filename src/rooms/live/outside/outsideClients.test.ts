import { describe, expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, Simulation, type ClientMessage, type Command } from '../../../engine/index.ts';
import { liveChoice } from '../model/liveWorld.ts';
import { live } from '../../../scenarios/ensemble/live/scenario.ts';
import { ensembleClients } from '../../../ui/select/ensemble/ensembleClients.ts';
import { packets } from '../../../ui/select/ensemble/packets.ts';
import { happenings } from '../../../ui/select/laneMessages.ts';
import { outsideClient, outsideOwner } from '../../../ui/select/outside/outsiders.ts';
import { outsideQuestions } from '../../../ui/select/outside/outsideQuestions.ts';

describe('a client outside the world', () => {
  it('stands at its server with its session, its ephemerals and its watches, and believes nothing', () => {
    const world = outside();
    world.connect('wire:1', 'server:2');
    world.send('wire:1', create('/e'));
    world.send('wire:1', { kind: 'request', xid: 2, request: { op: 'getData', path: '/e', watch: true } });
    expect(world.clients()).toMatchObject([
      {
        at: 'server:2',
        link: { id: 'wire:1~server:2', cut: 'none' },
        disc: {
          id: 'wire:1',
          name: '1',
          wire: 'up',
          activity: 'quiet',
          belief: null,
          atStep: null,
          session: { state: 'open', renewal: 'renewed' },
          owns: ['/e'],
          watches: ['/e'],
          outside: { library: 'unknown', port: '40001' },
        },
      },
    ]);
  });

  it('is the same after it has connected again with its session, and keeps its ephemerals meanwhile', () => {
    const world = outside();
    world.connect('wire:1', 'server:2');
    world.send('wire:1', create('/e'));
    const { sessionId, password } = world.session('wire:1');
    world.give({ type: 'closeWire', wire: 'wire:1' });
    expect(world.clients()).toMatchObject([
      { at: 'server:2', link: null, disc: { id: 'wire:1', wire: 'off', session: { renewal: 'slipping' } } },
    ]);
    world.connect('wire:2', 'server:1', { sessionId, password });
    expect(world.clients()).toMatchObject([
      { at: 'server:1', disc: { id: 'wire:2', index: 0, wire: 'up', owns: ['/e'] } },
    ]);
    expect(outsideOwner(world.world(), sessionId)).toBe('wire:2');
    expect(outsideClient(world.world(), 'wire:1')?.wires).toEqual(['wire:1', 'wire:2']);
  });

  it('is gone when its session has ended and its connection with it', () => {
    const world = outside();
    world.connect('wire:1', 'server:1');
    world.send('wire:1', { kind: 'request', xid: 1, request: { op: 'closeSession' } });
    expect(world.clients()).toEqual([]);
  });

  it('has its messages on the way, both ways, and on its lane', () => {
    const world = outside();
    world.connect('wire:1', 'server:1');
    world.giveNow({ type: 'sendWire', wire: 'wire:1', message: create('/e') });
    expect(packets(world.world(), world.trace())).toMatchObject([
      { from: 'wire:1', to: 'server:1', name: 'create', client: 'wire:1', link: 'wire:1~server:1' },
    ]);
    expect(world.clients()[0]?.disc.activity).toBe('asking');
    world.pass();
    expect(happenings(world.trace()).messages).toContainEqual(
      expect.objectContaining({ from: 'wire:1', to: 'server:1', kind: 'request' }),
    );
    expect(happenings(world.trace()).commands).toEqual([]);
  });

  it('is asked why it was notified, why it was disconnected and why its session ended', () => {
    const world = outside();
    world.connect('wire:1', 'server:1');
    world.connect('wire:2', 'server:1');
    world.send('wire:1', { kind: 'request', xid: 1, request: { op: 'exists', path: '/e', watch: true } });
    world.send('wire:2', create('/e'));
    world.give({ type: 'expireWire', wire: 'wire:1' });
    const client = outsideClient(world.world(), 'wire:1');
    expect(client).not.toBeNull();
    const asked = client === null ? null : outsideQuestions(world.world(), world.trace(), client);
    expect(kindsOf(asked, world.trace())).toEqual({
      notified: 'watch.fired',
      disconnected: 'connection.closed',
      expired: 'session.expired',
    });
  });
});

function kindsOf(asked: ReturnType<typeof outsideQuestions> | null, trace: Simulation['trace']) {
  const kindOf = (seq: number | null | undefined) => (seq == null ? null : trace[seq - 1]?.kind);
  return {
    notified: kindOf(asked?.notified),
    disconnected: kindOf(asked?.disconnected),
    expired: kindOf(asked?.expired),
  };
}

function create(path: string): ClientMessage {
  return {
    kind: 'request',
    xid: 1,
    request: { op: 'create', path, data: '', acl: OPEN_ACL_UNSAFE, mode: 'EPHEMERAL' },
  };
}

/** Three live servers that have a leader; after each command a second passes. */
function outside() {
  const simulation = new Simulation(live.scenario.setup(liveChoice(1, { servers: 3 })), {});
  let nowMs = 5000;
  simulation.runUntil(nowMs);
  const pass = () => {
    nowMs += 1000;
    simulation.runUntil(nowMs);
  };
  const giveNow = (command: Command) => expect(simulation.give(command, nowMs)).toBeNull();
  const give = (command: Command) => {
    giveNow(command);
    pass();
  };
  return {
    give,
    giveNow,
    pass,
    send: (wire: 'wire:1' | 'wire:2', message: ClientMessage) => give({ type: 'sendWire', wire, message }),
    connect(wire: `wire:${number}`, server: 'server:1' | 'server:2', session = NEW): void {
      give({ type: 'openWire', wire, server, from: `127.0.0.1:4000${wire.slice('wire:'.length)}` });
      give({
        type: 'sendWire',
        wire,
        message: { kind: 'connect', lastZxidSeen: 0, timeoutMs: 10_000, readOnly: false, ...session },
      });
    },
    session(wire: `wire:${number}`) {
      const held = [...simulation.world.servers.values()].flatMap(
        ({ connections }) => connections.get(`${wire}#1`) ?? [],
      );
      const sessionId = held[0]?.sessionId ?? '0x0';
      const { password } = simulation.world.servers.get('server:3')?.sessions.get(sessionId) ?? NEW;
      return { sessionId, password };
    },
    clients: () => ensembleClients(simulation.world, simulation.trace),
    world: () => simulation.world,
    trace: () => simulation.trace,
    step: () => simulation.steps,
  };
}

const NEW: { readonly sessionId: `0x${string}`; readonly password: string } = {
  sessionId: '0x0',
  password: '0'.repeat(32),
};
