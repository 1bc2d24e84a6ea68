import { expect, it } from 'vitest';
import { OPEN_ACL_UNSAFE, Simulation, type ClientMessage, type Command } from '../../../engine/index.ts';
import { live } from '../../../scenarios/ensemble/live/scenario.ts';
import { liveChoice } from '../model/liveWorld.ts';
import { connectionsOf } from '../../../ui/views/connections/connections.ts';

const CONNECT: ClientMessage = {
  kind: 'connect',
  lastZxidSeen: 0,
  timeoutMs: 10_000,
  sessionId: '0x0',
  password: '0'.repeat(32),
  readOnly: false,
};

it('shows of a client outside what its server knows: session, ephemerals, watches, and a cut', () => {
  const world = outside();
  world.give({ type: 'openWire', wire: 'wire:1', server: 'server:2' });
  world.give({ type: 'sendWire', wire: 'wire:1', message: CONNECT });
  world.give({
    type: 'sendWire',
    wire: 'wire:1',
    message: {
      kind: 'request',
      xid: 1,
      request: { op: 'create', path: '/e', data: '', acl: OPEN_ACL_UNSAFE, mode: 'EPHEMERAL' },
    },
  });
  world.give({
    type: 'sendWire',
    wire: 'wire:1',
    message: { kind: 'request', xid: 2, request: { op: 'getChildren', path: '/', watch: true } },
  });
  expect(world.connections()).toMatchObject([
    {
      wire: 'wire:1',
      server: 'server:2',
      state: 'established',
      timeoutMs: 10_000,
      ephemerals: ['/e'],
      watches: ['/'],
      isCut: false,
    },
  ]);
  world.give({ type: 'cutLink', from: 'wire:1', to: 'server:2', ways: 'both' });
  expect(world.connections()).toMatchObject([{ isCut: true }]);
});

it('shows nobody before a client has connected, and nobody after it has gone', () => {
  const world = outside();
  expect(world.connections()).toEqual([]);
  world.give({ type: 'openWire', wire: 'wire:1', server: 'server:1' });
  world.give({ type: 'sendWire', wire: 'wire:1', message: CONNECT });
  world.give({ type: 'closeWire', wire: 'wire:1' });
  expect(world.connections()).toEqual([]);
});

/** Three live servers that have a leader; after each command a second passes. */
function outside() {
  const simulation = new Simulation(live.scenario.setup(liveChoice(1, { servers: 3 })), {});
  let nowMs = 5000;
  simulation.runUntil(nowMs);
  return {
    give(command: Command): void {
      expect(simulation.give(command, nowMs)).toBeNull();
      nowMs += 1000;
      simulation.runUntil(nowMs);
    },
    connections: () => connectionsOf(simulation.world),
  };
}
