import { describe, expect, test } from 'vitest';
import { Simulation, type ClientId, type Command } from '../../engine/index.ts';
import { printedBy } from '../../zkcli/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import '../library.ts';
import { listScenarios } from '../catalogue.ts';
import { linkOf, parseLink } from '../link/permalink.ts';
import { Rerun } from '../link/rerun.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { PlannedClient, PlannedProgram, WorldPlan } from '../scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN, planOf } from './planOf.ts';

const library = { findScenario, book: recipeBook };

test('an empty world is one server that waits for somebody', () => {
  const world = started(EMPTY_PLAN);
  give(world, { type: 'addClient' });
  type(world, 'client:A', 'create /a hello', 'get /a');
  expect(printedBy(world.trace, 'client:A')).toMatch(/hello\n$/);
});

describe.each([1, 3, 5, 7])('%s servers', (servers) => {
  test('run the lock of the book, and a client by hand sees its znodes', () => {
    const world = started({
      ...EMPTY_PLAN,
      servers,
      programs: [recipe('line-lock')],
      clients: [takes('billing', 0), takes('orders', 0), takes('me', null)],
    });
    type(world, 'client:me', 'sync /', 'ls /exclusive_lock');
    expect(printedBy(world.trace, 'client:me')).toMatch(/\[\S*-0000000000, \S*-0000000001\]\n$/);
    expect(holders(world)).toEqual(['client:billing']);
    give(world, { type: 'release', client: 'client:billing' });
    expect(holders(world)).toEqual(['client:orders']);
  });
});

test('observers have the numbers behind the voters', () => {
  const { servers, observers } = setupOf({ ...EMPTY_PLAN, servers: 3, observers: 2 });
  expect(servers).toHaveLength(5);
  expect(observers).toEqual(['server:4', 'server:5']);
});

test('several recipes run in one tree, each among its own clients', () => {
  const world = started({
    ...EMPTY_PLAN,
    servers: 3,
    programs: [recipe('line-lock'), recipe('leader-latch')],
    clients: [takes('A', 0), takes('B', 1), takes('C', 0), takes('D', 1)],
  });
  expect(holders(world)).toEqual(['client:A', 'client:B']);
});

test('a znode that is there beforehand has the ACL of its line', () => {
  const world = started({
    ...EMPTY_PLAN,
    clients: [takes('A', null)],
    znodes: [{ path: '/a', data: 'v', acl: 'world:anyone:r' }],
  });
  type(world, 'client:A', 'getAcl /a', 'set /a w', 'get /a');
  const printed = printedBy(world.trace, 'client:A');
  expect(printed).toContain("'world,'anyone\n: r");
  expect(printed).toContain('Insufficient permission : /a');
  expect(printed).toMatch(/v\n$/);
});

test('messages of one server, one client or one connection take as long as the plan says', () => {
  const plan: WorldPlan = {
    ...EMPTY_PLAN,
    servers: 3,
    latencyMs: { min: 2, max: 2 },
    latencies: [
      { of: ['server:3'], min: 30, max: 30 },
      { of: ['client:A'], min: 50, max: 50 },
      { of: ['server:1', 'client:A'], min: 7, max: 7 },
    ],
    clients: [takes('A', null), takes('B', null), takes('C', null)],
  };
  const world = new Simulation(setupOf(plan), recipeBook, { invariants: [] });
  const taken = new Map<string, Set<number>>();
  while (world.nowMs < 2000 && world.step())
    for (const { link, sentAtMs, deliverAtMs } of world.world.flights.values()) {
      const ends = world.world.links.get(link);
      const pair = `${ends?.client} ${ends?.server}`;
      taken.set(pair, (taken.get(pair) ?? new Set()).add(deliverAtMs - sentAtMs));
    }
  expect([...(taken.get('client:A server:1') ?? [])]).toEqual([7]);
  expect([...(taken.get('client:B server:2') ?? [])]).toEqual([2]);
  expect([...(taken.get('client:C server:3') ?? [])]).toEqual([30]);
  expect([...(taken.get('server:2 server:1') ?? [])]).toEqual([2]);
  expect([...(taken.get('server:3 server:1') ?? [])]).toEqual([30]);
});

test('znodes are there beforehand, with their data and missing parents, and a quota counts', () => {
  const world = started({
    ...EMPTY_PLAN,
    enforceQuota: true,
    clients: [takes('A', null)],
    znodes: [
      { path: '/app/config', data: 'v1' },
      {
        path: '/zookeeper/quota/app/zookeeper_limits',
        data: 'count=2,bytes=-1=;byteHardLimit=-1;countHardLimit=2',
      },
      { path: '/zookeeper/quota/app/zookeeper_stats', data: 'count=2,bytes=2' },
    ],
  });
  type(world, 'client:A', 'get /app/config', 'ls /', 'create /app/more');
  const printed = printedBy(world.trace, 'client:A');
  expect(printed).toContain('v1\n');
  expect(printed).toContain('[app, zookeeper]\n');
  expect(printed).toContain('Quota has exceeded : /app/more');
});

describe('where reads without a leader are allowed', () => {
  const readable: WorldPlan = {
    ...EMPTY_PLAN,
    servers: 3,
    readOnlyMode: true,
    clients: [takes('A', null)],
    znodes: [{ path: '/a', data: 'v1' }],
  };

  /** Lines that are typed one by one; an election without a quorum never comes to rest. */
  function printedAfter(world: Simulation, ...lines: readonly string[]): string {
    const before = printedBy(world.trace, 'client:A').length;
    for (const line of lines) {
      expect(world.give({ type: 'typeLine', client: 'client:A', line })).toBeNull();
      world.runUntil(world.nowMs + 2000);
    }
    return printedBy(world.trace, 'client:A').slice(before);
  }

  function loseQuorum(world: Simulation): void {
    world.runUntil(5000);
    for (const server of ['server:2', 'server:3'] as const) world.give({ type: 'crashServer', server });
    world.runUntil(20_000);
  }

  function regainQuorum(world: Simulation): void {
    for (const server of ['server:2', 'server:3'] as const) world.give({ type: 'startServer', server });
    world.runUntil(world.nowMs + 60_000);
  }

  test('the last server answers reads of a new local session and refuses writes, and once there is a quorum again takes both', () => {
    const world = new Simulation(setupOf({ ...readable, localSessions: 'upgrading' }), recipeBook, {
      invariants: [],
    });
    loseQuorum(world);
    expect(printedAfter(world, 'connect')).toContain('state:ConnectedReadOnly');
    expect(printedAfter(world, 'get /a', 'create /b')).toBe('v1\nNot a read-only call: /b\n');
    regainQuorum(world);
    expect(printedAfter(world, 'create /b', 'ls /')).toBe('Created /b\n[a, b, zookeeper]\n');
  });

  test('without local sessions nobody is served, and the session from before goes on with the next quorum', () => {
    const world = new Simulation(setupOf(readable), recipeBook, { invariants: [] });
    loseQuorum(world);
    expect(printedAfter(world, 'get /a')).toBe('KeeperErrorCode = ConnectionLoss for /a\n');
    const refusals = world.trace.flatMap((each) => (each.kind === 'connection.refused' ? [each.why] : []));
    expect(refusals).toContain('globalSession');
    regainQuorum(world);
    expect(printedAfter(world, 'get /a')).toBe('v1\n');
    const sessions = world.trace.flatMap((each) => (each.kind === 'session.established' ? [each.how] : []));
    expect(sessions).toEqual(['created', 'resumed']);
  });
});

test('a client that is added has letters that nobody has, and does what the last one does', () => {
  const world = started({
    ...EMPTY_PLAN,
    programs: [recipe('line-lock')],
    clients: [takes('C', 0), takes('B', 0)],
  });
  give(world, { type: 'addClient' });
  expect([...world.world.clients.keys()]).toEqual(['client:C', 'client:B', 'client:D']);
  const begun = world.trace.find(({ kind, actor }) => kind === 'program.started' && actor === 'client:D');
  expect(begun).toMatchObject({ recipe: 'line-lock' });
});

test('clients are added up to what its picture shows: fifty that are drawn each, 500 that are counted', () => {
  const add = { type: 'addClient' } as const;
  const world = (count: number, program: PlannedProgram | null) => {
    const clients = Array.from({ length: count }, (_, at) => takes(`c${at}`, program === null ? null : 0));
    const programs = program === null ? [] : [program];
    return new Experiment([choiceOfPlan({ ...EMPTY_PLAN, programs, clients }, 1)], library);
  };
  const sixty = world(60, null);
  sixty.give(add, sixty.head);
  expect(sixty.worlds[0]?.world.clients.size).toBe(61);
  for (const full of [world(500, null), world(50, recipe('herd-lock'))])
    expect(full.refusals(add, full.head)).toEqual(['tooManyClients']);
});

test('one plan and one seed are one run', () => {
  const plan: WorldPlan = {
    ...EMPTY_PLAN,
    servers: 3,
    programs: [recipe('herd-lock', { holdMs: '100' })],
    clients: [takes('A', 0), takes('B', 0)],
  };
  const hashes = [1, 2].map(() => {
    const experiment = new Experiment([choiceOfPlan(plan, 7)], library);
    experiment.runUntil(20_000, 100_000);
    return experiment.hashAt(experiment.steps);
  });
  expect(hashes[0]).toBe(hashes[1]);
});

test('its invariants are those of its servers and of the one recipe that runs there', () => {
  const plan = { ...EMPTY_PLAN, programs: [recipe('line-lock')], clients: [takes('A', 0), takes('B', 0)] };
  const watched = (of: WorldPlan) =>
    new Experiment([choiceOfPlan(of, 1)], library).scenarios[0]?.invariants ?? [];
  expect(watched(plan)).toEqual(expect.arrayContaining(['I-1', 'I-15']));
  expect(watched(EMPTY_PLAN)).not.toContain('I-1');
  expect(watched(EMPTY_PLAN)).toContain('I-15');
});

test.each(listScenarios().map(({ id }) => [id] as const))('%s opens as a world that can be changed', (id) => {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error('gone');
  const values = parseValues(scenario, {}, 'initial');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const choice = { scenario: id, seed: 1, clients: scenario.clients.initial, values: values.value };
  const plan = planOf(choice, scenario);
  if (plan === null) throw new Error('no plan');
  const shipped = scenario.setup(choice);
  const own = setupOf(plan);
  expect(own.servers).toEqual(shipped.servers);
  expect(own.clients.map((client) => [client.id, client.programs.map(({ recipe: name }) => name)])).toEqual(
    shipped.clients.map((client) => [client.id, client.programs.map(({ recipe: name }) => name)]),
  );
  const experiment = new Experiment([choiceOfPlan(plan, 1)], library);
  experiment.runUntil(8000, 50_000);
  const text = JSON.stringify(linkOf(experiment, experiment.head, 'single'));
  expect(parseLink(text, library)).toMatchObject({ ok: true, notices: [] });
});

describe('a link', () => {
  const plan: WorldPlan = {
    ...EMPTY_PLAN,
    name: 'Billing',
    servers: 3,
    programs: [recipe('line-lock')],
    clients: [takes('billing', 0), takes('me', null)],
    znodes: [{ path: '/app', data: 'x' }],
  };

  function linkText(of: WorldPlan = plan): string {
    const experiment = new Experiment([choiceOfPlan(of, 1)], library);
    experiment.runUntil(5000, 50_000);
    experiment.give({ type: 'killClient', client: 'client:billing' }, experiment.head);
    experiment.runUntil(6000, 50_000);
    return JSON.stringify(linkOf(experiment, experiment.head, 'single'));
  }

  test('carries the world, and makes its moment again', () => {
    const link = parseLink(linkText(), library);
    if (!link.ok) throw new Error(JSON.stringify(link.error));
    expect(link.value.choices[0]?.plan).toEqual(plan);
    const state = new Rerun(link.value, library).advance(1_000_000);
    expect(state).toMatchObject({ kind: 'done', notices: [] });
  });

  test('carries a recipe with as many clients as the world may have, however few its own scenario draws', () => {
    for (const [name, count] of [
      ['herd-lock', 500],
      ['watch-events', 30],
    ] as const) {
      const clients = Array.from({ length: count }, (_, at) => takes(`c${at}`, 0));
      const choice = choiceOfPlan({ ...EMPTY_PLAN, servers: 5, programs: [recipe(name)], clients }, 1);
      const experiment = new Experiment([choice], library);
      const link = JSON.stringify(linkOf(experiment, experiment.head, 'single'));
      expect(parseLink(link, library)).toMatchObject({ ok: true });
    }
  });

  test('says to older pages that it is newer than they are', () => {
    expect(JSON.parse(linkText())).toMatchObject({ v: 3 });
  });

  test.each([
    ['a client twice', { clients: [takes('A', null), takes('A', null)] }],
    ['a program that is not there', { clients: [takes('A', 3)] }],
    ['a path that is none', { znodes: [{ path: 'a', data: '' }] }],
    ['observers beside one server', { servers: 1, observers: 1 }],
    ['a tick of no time', { tickTimeMs: 0 }],
    ['something else', { colour: 'red' }],
  ] as const)('with %s is refused', (_, change) => {
    const altered = JSON.parse(linkText()) as { choices: { plan: object; clients: number }[] };
    const [choice] = altered.choices;
    if (choice === undefined) throw new Error('no choice');
    choice.plan = { ...choice.plan, ...change };
    expect(parseLink(JSON.stringify(altered), library)).toMatchObject({
      ok: false,
      error: { code: 'damaged' },
    });
  });

  test('with a recipe that nobody knows, or a value that it does not take, says which', () => {
    const text = linkText().replaceAll('line-lock', 'no-such-lock');
    expect(parseLink(text, library)).toMatchObject({
      ok: false,
      error: { code: 'unknownScenario', scenario: 'no-such-lock' },
    });
    const badValue = linkText().replace('"arrival":"staggered"', '"arrival":"never"');
    expect(parseLink(badValue, library)).toMatchObject({
      ok: false,
      error: { code: 'badValue', value: 'never' },
    });
  });
});

function recipe(scenario: string, written: Readonly<Record<string, string>> = {}): PlannedProgram {
  const found = findScenario(scenario);
  const values = found && parseValues(found, written, 'initial');
  if (values?.ok !== true) throw new Error(`no values for ${scenario}`);
  return { kind: 'recipe', scenario, values: values.value };
}

function takes(name: string, program: number | null): PlannedClient {
  return { name, program, sessionTimeoutMs: 30_000 };
}

function setupOf(plan: WorldPlan) {
  const choice: ScenarioChoice = choiceOfPlan(plan, 1);
  const setup = findScenario(choice.scenario)?.setup(choice);
  if (setup === undefined) throw new Error('no such scenario');
  return setup;
}

function started(plan: WorldPlan): Simulation {
  const world = new Simulation(setupOf(plan), recipeBook, { invariants: [] });
  settle(world);
  return world;
}

function holders(world: Simulation): readonly string[] {
  const holding = new Set<string>();
  for (const { kind, actor } of world.trace) {
    if (kind === 'belief.stated') holding.add(actor);
    if (kind === 'belief.withdrawn') holding.delete(actor);
  }
  return [...holding];
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
