import { describe, expect, test } from 'vitest';
import { Simulation, type ClientId, type Command } from '../../../engine/index.ts';
import { printedBy } from '../../../zkcli/index.ts';
import { parseValues } from '../../catalogue.ts';
import '../../library.ts';
import { recipeBook } from '../../recipeBook.ts';
import { sandbox } from './scenario.ts';

describe.each(['1', '3', '5', '7'])('%s servers', (servers) => {
  test('every client has a zkCli, and sees what the other one created', () => {
    const world = worldOf({ servers });
    type(world, 'client:A', 'create /a hello');
    type(world, 'client:B', 'sync /', 'get /a');
    expect(printedBy(world.trace, 'client:A')).toMatch(/Created \/a\n$/);
    expect(printedBy(world.trace, 'client:B')).toMatch(/hello\n$/);
  });
});

test('a client that is added has a zkCli too', () => {
  const world = worldOf({});
  give(world, { type: 'addClient' });
  type(world, 'client:C', 'ls /');
  expect(printedBy(world.trace, 'client:C')).toMatch(/\[zookeeper\]\n$/);
});

test('without clients the servers wait for one', () => {
  const world = worldOf({}, 0);
  give(world, { type: 'addClient' });
  type(world, 'client:A', 'create /a');
  expect(printedBy(world.trace, 'client:A')).toMatch(/Created \/a\n$/);
});

test('what is chosen is what the servers are configured with', () => {
  const { config, observers, servers, latencyMs, clients } = sandbox.scenario.setup({
    scenario: 'sandbox',
    seed: 1,
    clients: 1,
    values: valuesOf({
      observers: '2',
      tickTimeMs: '500',
      initLimit: '7',
      syncLimit: '3',
      latencyMs: '20',
      sessionTimeoutMs: '9000',
      localSessions: 'upgrading',
      enforceQuota: 'on',
    }),
  });
  expect(config).toMatchObject({
    tickTimeMs: 500,
    initLimit: 7,
    syncLimit: 3,
    localSessions: true,
    localSessionsUpgrading: true,
    enforceQuota: true,
  });
  expect(servers).toHaveLength(5);
  expect(observers).toEqual(['server:4', 'server:5']);
  expect(latencyMs).toEqual({ min: 20, max: 20 });
  expect(clients[0]?.sessionTimeoutMs).toBe(9000);
});

test('a quota that is enforced refuses what is beyond it', () => {
  const world = worldOf({ servers: '1', enforceQuota: 'on' });
  type(world, 'client:A', 'create /q', 'setquota -N 1 /q', 'create /q/a');
  expect(printedBy(world.trace, 'client:A')).toMatch(/Quota has exceeded : \/q\/a\n$/);
});

test('children come sorted, or in the order of Java’s hash set where that is chosen', () => {
  expect(childrenOfRoot({})).toEqual(['a', 'b', 'lock', 'n-0', 'zookeeper']);
  // As Java prints such a set of these five.
  expect(childrenOfRoot({ childOrder: 'hashSet' })).toEqual(['n-0', 'lock', 'a', 'b', 'zookeeper']);
});

test('observers beside a single server are refused', () => {
  const choice = { scenario: 'sandbox', seed: 1, clients: 1 };
  const values = valuesOf({ servers: '1', observers: '1' });
  expect(sandbox.scenario.contradiction?.({ ...choice, values })).toEqual({
    parameter: 'observers',
    because: 'observersWithoutQuorum',
  });
});

/** As a server answers; zkCli sorts what it prints. */
function childrenOfRoot(chosen: Readonly<Record<string, string>>): readonly string[] | undefined {
  const world = worldOf({ servers: '1', ...chosen });
  type(world, 'client:A', 'create /lock', 'create /n-0', 'create /b', 'create /a');
  const link = world.openWire('probe', 'server:1');
  world.sendWire(link, {
    kind: 'connect',
    sessionId: '0x0',
    password: null,
    timeoutMs: 10_000,
    lastZxidSeen: 0,
    readOnly: false,
  });
  world.sendWire(link, { kind: 'request', xid: 1, request: { op: 'getChildren', path: '/', watch: false } });
  const answers = [];
  while (answers.length < 2 && world.step()) answers.push(...world.takeWire(link));
  const [, reply] = answers;
  return reply?.kind === 'reply' ? reply.body.children : undefined;
}

function worldOf(written: Readonly<Record<string, string>>, clients = 2): Simulation {
  const choice = { scenario: 'sandbox', seed: 1, clients, values: valuesOf(written) };
  const world = new Simulation(sandbox.scenario.setup(choice), recipeBook, {
    invariants: sandbox.scenario.invariants,
  });
  settle(world);
  return world;
}

function valuesOf(written: Readonly<Record<string, string>>) {
  const values = parseValues(sandbox.scenario, written, 'initial');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  return values.value;
}

function type(world: Simulation, client: ClientId, ...lines: readonly string[]): void {
  for (const line of lines) give(world, { type: 'typeLine', client, line });
}

function give(world: Simulation, command: Command): void {
  expect(world.give(command)).toBeNull();
  settle(world);
}

function settle(world: Simulation): void {
  while (!world.isQuiescent()) world.step();
}
