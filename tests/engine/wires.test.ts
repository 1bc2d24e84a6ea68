import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/engine/model/command.ts';
import type { ServerMessage, CloseMessage } from '../../src/engine/model/message.ts';
import { OPEN_ACL_UNSAFE } from '../../src/engine/model/acl.ts';
import { Simulation } from '../../src/engine/simulation.ts';
import { CONFIG } from '../../src/engine/testing/config.ts';
import type { WorldSetup } from '../../src/engine/world/world.ts';

const SETUP: WorldSetup = {
  seed: 1,
  config: CONFIG,
  servers: ['server:1'],
  clients: [],
  newcomer: null,
  nodes: [],
  latencyMs: { min: 1, max: 1 },
  conductor: [],
};
const OPEN: Command = { type: 'openWire', wire: 'wire:1', server: 'server:1' };
const CONNECT: Command = {
  type: 'sendWire',
  wire: 'wire:1',
  message: {
    kind: 'connect',
    sessionId: '0x0',
    password: null,
    timeoutMs: 8000,
    lastZxidSeen: 0,
    readOnly: false,
  },
};
const CREATE: Command = {
  type: 'sendWire',
  wire: 'wire:1',
  message: {
    kind: 'request',
    xid: 1,
    request: { op: 'create', path: '/a', data: '', acl: OPEN_ACL_UNSAFE, mode: 'EPHEMERAL' },
  },
};
const CLOSE: Command = { type: 'closeWire', wire: 'wire:1' };

describe('a wire that commands drive', () => {
  it('tells who listens what the server answers, at its time', () => {
    const { sim, heard } = listening();
    sim.give(OPEN);
    sim.give(CONNECT);
    sim.give(CREATE);
    sim.runUntil(100);
    expect(heard.map(({ message }) => message.kind)).toEqual(['connected', 'reply']);
    expect(heard[1]).toMatchObject({
      link: 'wire:1#1',
      message: { xid: 1, err: 'Ok', body: { path: '/a' } },
    });
  });

  it('is part of history: the run can be made again, looked back at and branched', () => {
    const { sim } = listening();
    sim.give(OPEN);
    sim.give(CONNECT);
    sim.runUntil(50);
    sim.give(CREATE, 50);
    const before = sim.steps;
    sim.runUntil(100);
    expect(sim.worldAt(before).servers.get('server:1')?.nodes.has('/a')).toBe(false);
    const again = new Simulation(SETUP, {});
    for (const { command, atMs, afterStep } of sim.commands) {
      while (again.steps < afterStep) again.step();
      again.give(command, atMs);
    }
    again.runUntil(100);
    expect(again.hash()).toBe(sim.hash());
    const fork = sim.forkAt(before);
    fork.runUntil(100);
    expect(fork.hash()).toBe(sim.hash());
  });

  it('ends at the server when its client closes it', () => {
    const { sim } = listening();
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    sim.give(CLOSE);
    sim.runUntil(40);
    expect(sim.trace.some(({ kind }) => kind === 'connection.closed')).toBe(true);
    expect(sim.world.links.has('wire:1#1')).toBe(false);
  });

  it('has closed its own end at once: an answer on its way is not heard', () => {
    const { sim, heard } = listening();
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    sim.give(CREATE);
    while (![...sim.world.flights.values()].some(isToClient)) expect(sim.step()).toBe(true);
    const before = heard.length;
    sim.give(CLOSE);
    expect(sim.world.links.get('wire:1#1')).toMatchObject({ clientEnd: 'closed', serverEnd: 'open' });
    sim.runUntil(40);
    expect(heard.slice(before)).toEqual([]);
  });

  it('hears that nobody listens where the server is down', () => {
    const { sim, heard } = listening();
    sim.give({ type: 'crashServer', server: 'server:1' });
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    expect(heard.map(({ message }) => message)).toEqual([{ kind: 'close', reason: 'refused' }]);
    expect(sim.world.links.has('wire:1#1')).toBe(false);
  });

  it('hears that the server is gone', () => {
    const { sim, heard } = listening();
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    sim.give({ type: 'crashServer', server: 'server:1' });
    sim.runUntil(40);
    expect(heard.at(-1)?.message.kind).toBe('close');
  });

  it('loses its session by command, and is told nothing of it but the close', () => {
    const { sim, heard } = listening();
    for (const command of [OPEN, CONNECT, CREATE]) sim.give(command);
    sim.runUntil(20);
    expect(sim.give({ type: 'expireWire', wire: 'wire:1' })).toBeNull();
    sim.runUntil(40);
    expect(heard.at(-1)?.message.kind).toBe('close');
    expect(sim.world.servers.get('server:1')?.nodes.has('/a')).toBe(false);
  });

  it('can be cut off from the server and healed, as a client can', () => {
    const { sim, heard } = listening();
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    sim.give({ type: 'cutLink', from: 'wire:1', to: 'server:1', ways: 'both' });
    sim.give(CREATE);
    sim.runUntil(200);
    expect(heard).toHaveLength(1);
    sim.give({ type: 'healAll' });
    sim.runUntil(300);
    expect(heard).toHaveLength(2);
  });

  it.each(['toServer', 'toClient'] as const)(
    'is told when its connection breaks at a message %s',
    (direction) => {
      const { sim, heard } = listening();
      for (const command of [OPEN, CONNECT]) sim.give(command);
      sim.runUntil(20);
      sim.give(CREATE);
      while (sim.refusal({ type: 'cutAtMessage', link: 'wire:1#1', direction, nth: 2 }) !== null) sim.step();
      sim.give({ type: 'cutAtMessage', link: 'wire:1#1', direction, nth: 2 });
      sim.runUntil(sim.nowMs + 20);
      expect(heard.map(({ message }) => message)).toMatchObject([
        { kind: 'connected' },
        { kind: 'close', reason: 'reset' },
      ]);
      expect(sim.world.links.has('wire:1#1')).toBe(false);
    },
  );

  it.each([
    ['sending over a wire that is not open', [CREATE], 'wireNotOpen'],
    ['closing it twice', [OPEN, CLOSE, CLOSE], 'wireNotOpen'],
    ['opening it twice', [OPEN, OPEN], 'wireAlreadyOpened'],
    ['opening it at no server', [{ ...OPEN, server: 'server:9' }], 'noSuchServer'],
    ['expiring a session that is not there', [OPEN, { type: 'expireWire', wire: 'wire:1' }], 'noSession'],
  ] as const)('%s is refused', (_what, commands, reason) => {
    const { sim } = listening();
    expect(commands.map((command) => sim.give(command as Command)).at(-1)).toBe(reason);
  });

  it.each([1, 9999999])('ends when its client sends what is no packet, of length %i', (length) => {
    const { sim, heard } = listening();
    const garbage: Command = { type: 'sendWire', wire: 'wire:1', message: { kind: 'unreadable', length } };
    for (const command of [OPEN, CONNECT]) sim.give(command);
    sim.runUntil(20);
    sim.give(garbage);
    sim.runUntil(40);
    expect(heard.map(({ message }) => message.kind)).toEqual(['connected', 'close']);
  });
});

function isToClient({ direction }: { direction: string }): boolean {
  return direction === 'toClient';
}

function listening() {
  const heard: { link: string; message: ServerMessage | CloseMessage }[] = [];
  const sim = new Simulation(SETUP, {}, { onWire: (link, message) => heard.push({ link, message }) });
  return { sim, heard };
}
