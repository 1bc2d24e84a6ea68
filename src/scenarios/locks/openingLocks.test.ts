import { expect, test } from 'vitest';
import {
  dataText,
  Simulation,
  why,
  type Command,
  type RecordKind,
  type RecordOf,
} from '../../engine/index.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';
import { findScenario } from '../catalogue.ts';
import type { ParameterValues } from '../scenario/scenario.ts';
import { recipeBook } from '../recipeBook.ts';

const PROTOCOLS = [
  ['herd-lock', 'exists'],
  ['herd-lock', 'children-try'],
  ['herd-lock', 'children-look'],
  ['predecessor-lock', ''],
] as const;

const ROOM: ParameterValues = { arrival: 'staggered', rounds: 'endless', holdMs: 'untilReleased' };
const BUSY: ParameterValues = { arrival: 'together', rounds: 3, holdMs: 5 };

const SEEDS = areSweepsWhole ? 10 : 3;

function start(id: string, values: ParameterValues, options: { clients?: number; seed?: number } = {}) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const { clients = 6, seed = 1 } = options;
  const { invariants } = scenario;
  return new Simulation(scenario.setup({ scenario: id, seed, clients, values }), recipeBook, { invariants });
}

/** The page's opening: six clients, the first holds until it is told to release. */
function openRoom(id: string, variant = 'exists'): Simulation {
  const sim = start(id, id === 'herd-lock' ? { ...ROOM, variant } : ROOM);
  sim.runUntil(4000);
  return sim;
}

function of<K extends RecordKind>(sim: Simulation, kind: K, from = 0): readonly RecordOf<K>[] {
  return sim.trace.filter((record): record is RecordOf<K> => record.kind === kind && record.seq > from);
}

function holders(sim: Simulation, from = 0): readonly string[] {
  return of(sim, 'belief.stated', from).map(({ actor }) => actor.replace('client:', ''));
}

function wakeUps(sim: Simulation, from = 0): number {
  return of(sim, 'event.delivered', from).filter(({ event }) => event.type !== 'None').length;
}

function broken(sim: Simulation): readonly string[] {
  return [...new Set(sim.violations.map(({ invariant }) => invariant))].toSorted();
}

/** The clients in the line, as the data of their nodes tells. */
function line(sim: Simulation): string {
  const nodes = [...(sim.world.servers.get('server:1')?.nodes.values() ?? [])];
  const own = nodes.filter(({ path }) => path.startsWith('/exclusive_lock/'));
  return own
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ data }) => dataText(data))
    .join('');
}

function give(sim: Simulation, type: Command['type'], client: string): void {
  expect(sim.give({ type, client: `client:${client}` } as Command)).toBeNull();
}

function ended(sim: Simulation): readonly string[] {
  return [...sim.world.clients.values()].map(({ threads }) => {
    const state = threads.get(0)?.state;
    return state?.kind === 'ended' ? state.how : (state?.kind ?? 'none');
  });
}

test('the room opens with A holding and the others behind it in order', () => {
  const sim = openRoom('predecessor-lock');
  expect(line(sim)).toBe('ABCDEF');
  expect(holders(sim)).toEqual(['A']);
  expect(sim.violations).toEqual([]);
});

test('a killed holder wakes everyone of a herd and one client of a line', () => {
  const wakes = (['herd-lock', 'predecessor-lock'] as const).map((id) => {
    const sim = openRoom(id);
    const from = sim.trace.length;
    give(sim, 'killClient', 'A');
    sim.runUntil(sim.nowMs + 8000);
    expect(holders(sim, from)).toHaveLength(1);
    return [wakeUps(sim, from), broken(sim)];
  });
  expect(wakes).toEqual([
    [5, ['I-7']],
    [1, []],
  ]);
});

test('why the next one holds is a walk from the click to its belief', () => {
  const sim = openRoom('predecessor-lock');
  give(sim, 'killClient', 'A');
  sim.runUntil(sim.nowMs + 8000);
  const belief = of(sim, 'belief.stated').at(-1);
  const kinds = why(sim.trace, belief?.seq ?? 0).map(({ kind }) => kind);
  const walk = [
    'command.given',
    'session.expired',
    'txn.applied',
    'watch.fired',
    'event.delivered',
    'callback.run',
  ];
  expect(kinds.filter((kind) => walk.includes(kind))).toEqual(walk);
});

test('a released lock goes to the next in line, and the one who had it comes again at the end', () => {
  const sim = openRoom('predecessor-lock');
  give(sim, 'release', 'A');
  sim.runUntil(sim.nowMs + 3000);
  expect(holders(sim)).toEqual(['A', 'B']);
  expect(line(sim)).toBe('BCDEFA');
});

test('a client that is added joins the end of the line', () => {
  const sim = openRoom('predecessor-lock');
  sim.give({ type: 'addClient' });
  sim.runUntil(sim.nowMs + 1000);
  expect(line(sim)).toBe('ABCDEFG');
});

test('when one in the middle dies, the one behind it waits for the one before it', () => {
  const sim = openRoom('predecessor-lock');
  give(sim, 'closeClient', 'C');
  sim.runUntil(sim.nowMs + 1000);
  expect(line(sim)).toBe('ABDEF');
  expect(holders(sim)).toEqual(['A']);
  give(sim, 'release', 'A');
  sim.runUntil(sim.nowMs + 1000);
  give(sim, 'release', 'B');
  sim.runUntil(sim.nowMs + 500);
  expect(holders(sim)).toEqual(['A', 'B', 'D']);
});

test('a holder paused for longer than its session still believes; when it goes on it learns and stops', () => {
  const sim = openRoom('predecessor-lock');
  give(sim, 'pauseClient', 'A');
  sim.runUntil(sim.nowMs + 8000);
  expect(holders(sim)).toEqual(['A', 'B']);
  expect(broken(sim)).toEqual(['I-1', 'I-3']);
  give(sim, 'resumeClient', 'A');
  sim.runUntil(sim.nowMs + 3000);
  expect(of(sim, 'belief.withdrawn').map(({ actor }) => actor)).toEqual(['client:A']);
  expect(sim.violations.map(({ until }) => until === null)).toEqual([false, false]);
  expect(ended(sim)[0]).toBe('returned');
  give(sim, 'startClient', 'A');
  sim.runUntil(sim.nowMs + 1000);
  expect(line(sim)).toBe('BCDEFA');
});

test('a holder whose session is expired by hand learns it at once, as it is connected', () => {
  const sim = openRoom('herd-lock');
  give(sim, 'expireSession', 'A');
  sim.runUntil(sim.nowMs + 2500);
  expect(of(sim, 'session.learnedExpired').map(({ actor }) => actor)).toEqual(['client:A']);
  expect(holders(sim)).toHaveLength(2);
  expect(ended(sim)[0]).toBe('returned');
});

test.each(PROTOCOLS)(
  '%s %s: a waiter cut off while the lock is released hears of it when it is back',
  (id, variant) => {
    const sim = start(id, { ...ROOM, variant }, { clients: 2 });
    sim.runUntil(4000);
    give(sim, 'cutClientLink', 'B');
    give(sim, 'release', 'A');
    sim.runUntil(sim.nowMs + 500);
    expect(holders(sim)).toEqual(['A']);
    give(sim, 'closeClient', 'A');
    sim.runUntil(sim.nowMs + 2500);
    give(sim, 'healClientLink', 'B');
    sim.runUntil(sim.nowMs + 2000);
    expect(holders(sim)).toEqual(['A', 'B']);
  },
);

test.each(PROTOCOLS)('%s %s: nobody is forgotten when the server restarts', (id, variant) => {
  const sim = start(id, { ...BUSY, variant, holdMs: 100 });
  sim.runUntil(250);
  sim.give({ type: 'restartServer', server: 'server:1' });
  while (!sim.isIdle() && sim.step());
  expect(new Set(ended(sim))).toEqual(new Set(['returned']));
  expect(holders(sim)).toHaveLength(18);
  expect(broken(sim)).not.toContain('I-1');
});

test.each(PROTOCOLS)('%s %s: everyone has its turns, whatever the seed', (id, variant) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const sim = start(id, { ...BUSY, variant }, { clients: 7, seed });
    while (!sim.isIdle() && sim.step());
    expect(holders(sim), `seed ${seed}`).toHaveLength(21);
    expect(
      broken(sim).filter((invariant) => invariant !== 'I-7'),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

test.each(PROTOCOLS)('%s %s: lost replies neither block the lock nor double it', (id, variant) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const sim = start(id, { ...BUSY, variant }, { clients: 5, seed });
    for (let drop = 0; drop < 6; drop++) {
      sim.runUntil(60 + drop * 90 + seed);
      sim.give({ type: 'dropReply', client: `client:${'ABCDE'[(drop + seed) % 5] ?? 'A'}` });
    }
    while (!sim.isIdle() && sim.steps < 200_000 && sim.step());
    expect(new Set(ended(sim)), `seed ${seed}`).toEqual(new Set(['returned']));
    expect(holders(sim), `seed ${seed}`).toHaveLength(15);
    expect(
      broken(sim).filter((invariant) => invariant !== 'I-7'),
      `seed ${seed}`,
    ).toEqual([]);
    expect(line(sim), `seed ${seed}`).toBe('');
  }
});

test('a create whose reply is lost leaves one node, and its owner finds it', () => {
  const sim = start('predecessor-lock', { ...ROOM, arrival: 'together' }, { clients: 2 });
  while (of(sim, 'request.sent').every(({ op, actor }) => op !== 'create' || actor !== 'client:B'))
    sim.step();
  give(sim, 'dropReply', 'B');
  sim.runUntil(3000);
  expect(line(sim)).toMatch(/^(?:AB|BA)$/);
  expect(of(sim, 'reply.dropped').map(({ op }) => op)).toEqual(['create']);
  expect(of(sim, 'reply.delivered').filter(({ op }) => op === 'getEphemerals')).toHaveLength(1);
});

test.each(PROTOCOLS)('%s %s: a world cut anywhere goes on as the one it was cut from', (id, variant) => {
  const sim = start(id, { ...BUSY, variant, rounds: 1 }, { clients: 4 });
  while (!sim.isIdle() && sim.step());
  const { steps } = sim;
  for (let cut = 1; cut < steps; cut += 37) {
    const fork = sim.forkAt(cut);
    while (fork.steps < steps) fork.step();
    expect(fork.hash(), `cut at ${cut}`).toBe(sim.hash());
  }
});

test('each step a program marks is in its list', () => {
  for (const [id, variant] of PROTOCOLS) {
    const values = { ...BUSY, variant };
    const sim = start(id, values);
    while (!sim.isIdle() && sim.step());
    const marked = of(sim, 'program.resumed').flatMap(({ yielded }) =>
      yielded.kind === 'op' && yielded.op.kind === 'atStep' ? [yielded.op.step] : [],
    );
    const listed = findScenario(id)?.stepList(values) ?? [];
    expect([...new Set(marked)].toSorted()).toEqual([...listed].toSorted());
  }
});
