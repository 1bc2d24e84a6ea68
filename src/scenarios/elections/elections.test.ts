import { expect, test } from 'vitest';
import '../library.ts';
import {
  Simulation,
  hash32,
  type ClientId,
  type Command,
  type RecordKind,
  type RecordOf,
} from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';

const SEEDS = areSweepsWhole ? 8 : 3;
const SEEDS_OF_FAULTS = areSweepsWhole ? 12 : 4;

type Written = Readonly<Record<string, string>>;

const ALL = ['candidates', 'scheme-one', 'scheme-two', 'leader-latch', 'leader-selector'];
/** A world that plays by itself: two terms each, soon over. */
const BUSY = { arrival: 'together', rounds: '2', leadMs: '20' };
/** As the page opens: the leader leads until it is told to leave. */
const ROOM = { arrival: 'staggered', rounds: 'endless', leadMs: 'untilReleased' };

function start(id: string, written: Written, { clients = 5, seed = 1 } = {}): Simulation {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new Error(values.error.code);
  const choice = { scenario: id, seed, clients, values: values.value };
  expect(scenario.contradiction?.(choice) ?? null).toBeNull();
  return new Simulation(scenario.setup(choice), recipeBook, { invariants: scenario.invariants });
}

function of<K extends RecordKind>(sim: Simulation, kind: K, from = 0): readonly RecordOf<K>[] {
  return sim.trace.filter((record): record is RecordOf<K> => record.kind === kind && record.seq > from);
}

function leaders(sim: Simulation, from = 0): string {
  return of(sim, 'belief.stated', from)
    .map(({ actor }) => actor.replace('client:', ''))
    .join('');
}

function wakeUps(sim: Simulation, from = 0): number {
  return of(sim, 'event.delivered', from).filter(({ event }) => event.type !== 'None').length;
}

function toTheEnd(sim: Simulation): Simulation {
  while (!sim.isIdle() && sim.step());
  return sim;
}

function broken(sim: Simulation): readonly string[] {
  return [...new Set(sim.violations.map(({ invariant }) => invariant))].toSorted();
}

function give(sim: Simulation, ...commands: readonly Command[]): void {
  for (const command of commands) expect(sim.give(command)).toBeNull();
}

function leave(client: ClientId): Command {
  return { type: 'openGate', client, gate: 'leave' };
}

/** What the article's program prints, told by the last three digits of each candidate's number. */
function transcript(sim: Simulation): readonly string[] {
  const numbers = new Map<string, string>();
  const own = (link: string) => numbers.get(link.split('#')[0] ?? '') ?? '?';
  return sim.trace.flatMap((record) => {
    if (record.kind === 'fact.stated' && record.fact.type === 'knows')
      numbers.set(record.actor, record.fact.path.slice(-3));
    if (record.kind === 'belief.stated') return [`${own(record.actor)} elected`];
    if (record.kind === 'belief.withdrawn') return [`${own(record.actor)} left`];
    if (record.kind === 'watch.set') return [`${own(record.link)} watches ${record.path.slice(-3)}`];
    const isWoken = record.kind === 'callback.run' && record.event.type === 'NodeDeleted';
    return isWoken ? [`${own(record.actor)} woken`] : [];
  });
}

test('the article’s transcript: 133 to 137 are elected, leave and wake the next, in the printed order', () => {
  const sim = toTheEnd(
    start('candidates', {
      variant: 'article',
      firstNumber: '133',
      arrival: 'together',
      rounds: '1',
      leadMs: '5000',
    }),
  );
  const lines = transcript(sim);
  const watching = lines.filter((line) => line.includes('watches'));
  expect(watching.toSorted()).toEqual([
    '134 watches 133',
    '135 watches 134',
    '136 watches 135',
    '137 watches 136',
  ]);
  expect(lines.filter((line) => !line.includes('watches'))).toEqual([
    '133 elected',
    '133 left',
    '134 woken',
    '134 elected',
    '134 left',
    '135 woken',
    '135 elected',
    '135 left',
    '136 woken',
    '136 elected',
    '136 left',
    '137 woken',
    '137 elected',
    '137 left',
  ]);
});

test.each([5, 10, 20])(
  '%i leaders one after the other: N(N−1)/2 wake-ups if all watch the leader, N−1 if each watches one',
  (clients) => {
    const counts = ['everyone', 'corrected'].map((variant) =>
      wakeUps(
        toTheEnd(
          start('candidates', { variant, arrival: 'lockstep', rounds: '1', leadMs: '0' }, { clients }),
        ),
      ),
    );
    expect(counts).toEqual([(clients * (clients - 1)) / 2, clients - 1]);
  },
);

test('when one in the middle dies, the one behind it is woken, is not the leader, and watches the one before', () => {
  const sim = start('candidates', { variant: 'corrected', ...ROOM });
  sim.runUntil(4000);
  const from = sim.trace.length;
  give(sim, { type: 'closeClient', client: 'client:C' });
  sim.runUntil(sim.nowMs + 1000);
  expect([wakeUps(sim, from), leaders(sim, from)]).toEqual([1, '']);
  expect(of(sim, 'watch.set', from).map(({ path }) => path)).toEqual(['/election/n_0000000001']);
  give(sim, leave('client:A'));
  sim.runUntil(sim.nowMs + 500);
  give(sim, leave('client:B'));
  sim.runUntil(sim.nowMs + 500);
  expect(leaders(sim, from)).toBe('BD');
});

test('who leaves is followed at once; who dies, once its session has expired', () => {
  const gaps = (['closeClient', 'killClient'] as const).map((type) => {
    const sim = start('candidates', { variant: 'corrected', ...ROOM });
    sim.runUntil(4000);
    give(sim, { type, client: 'client:A' });
    sim.runUntil(sim.nowMs + 9000);
    return (of(sim, 'belief.stated').at(-1)?.timeMs ?? 0) - 4000;
  });
  expect(gaps[0]).toBeLessThan(100);
  expect(gaps[1]).toBeGreaterThan(2000);
  expect(gaps[1]).toBeLessThan(6100);
});

test.each([
  ['candidates', { variant: 'corrected' }],
  ['candidates', { variant: 'everyone' }],
  ['scheme-one', { variant: 'corrected' }],
  ['scheme-two', { removal: 'byAge' }],
  ['leader-latch', { version: '5.4.0' }],
  ['leader-latch', { version: '5.8.0', policy: 'session' }],
  ['leader-selector', { listener: 'adapter' }],
] as const)(
  '%s %j: everyone has its terms, whatever the seed, and there is one leader at a time',
  (id, form) => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const sim = toTheEnd(start(id, { ...BUSY, ...form }, { seed }));
      expect(leaders(sim), `seed ${seed}`).toHaveLength(10);
      expect([...new Set(leaders(sim))].toSorted().join(''), `seed ${seed}`).toBe('ABCDE');
      expect(
        broken(sim).filter((invariant) => invariant !== 'I-7'),
        `seed ${seed}`,
      ).toEqual([]);
    }
  },
);

/** Those that hold, whatever happens to their clients. */
const SOUND: readonly (readonly [string, Written])[] = [
  ['candidates', { variant: 'corrected' }],
  ['candidates', { variant: 'everyone' }],
  ['leader-latch', { version: '5.8.0' }],
  ['leader-selector', { listener: 'adapter' }],
];

/** The likelier a fault, the more often it stands here. */
const FAULTS = [
  'dropReply',
  'dropReply',
  'killClient',
  'pauseClient',
  'resumeClient',
  'cutClientLink',
  'healClientLink',
  'expireSession',
  'stallProgram',
  'unstallProgram',
  'restartServer',
] as const;

function disturb(sim: Simulation, seed: number): void {
  for (let n = 0; n < 10; n++) {
    const draw = (purpose: number, bound: number) => hash32(seed, n, purpose) % bound;
    sim.runUntil(sim.nowMs + draw(1, draw(2, 4) === 0 ? 6000 : 200));
    const client: ClientId = `client:${'ABC'[draw(3, 3)] ?? 'A'}`;
    const type = FAULTS[draw(4, FAULTS.length)] ?? 'dropReply';
    sim.give(type === 'restartServer' ? { type, server: 'server:1' } : { type, client });
  }
}

/** Ends all faults, starts again who is gone, and lets time pass. */
function makeGood(sim: Simulation): void {
  for (const client of sim.world.clients.keys()) {
    for (const type of ['resumeClient', 'healClientLink', 'unstallProgram', 'startClient'] as const)
      sim.give({ type, client });
  }
  sim.runUntil(sim.nowMs + 40_000);
}

test.each(SOUND)(
  '%s %j: whatever befell it, there is one leader in the end, and it has its znode',
  (id, form) => {
    for (let seed = 1; seed <= SEEDS_OF_FAULTS; seed++) {
      const sim = start(id, { ...ROOM, ...form }, { clients: 3, seed });
      disturb(sim, seed);
      makeGood(sim);
      const story = `seed ${seed}: ${JSON.stringify(sim.commands)}`;
      const believers = [...sim.world.clients.values()].flatMap(({ vars }) => vars.value.beliefs);
      expect({ story, believers: believers.length }).toEqual({ story, believers: 1 });
      const lasting = sim.violations.filter(({ until }) => until === null);
      expect({ story, lasting }).toEqual({ story, lasting: [] });
    }
  },
);

test.each(ALL)('%s: a world cut anywhere goes on as the one it was cut from', (id) => {
  const sim = toTheEnd(start(id, { ...BUSY, rounds: '1' }, { clients: 3 }));
  for (let cut = 1; cut < sim.steps; cut += 61) {
    const fork = sim.forkAt(cut);
    while (fork.steps < sim.steps) fork.step();
    expect(fork.hash(), `cut at ${cut}`).toBe(sim.hash());
  }
});

test.each(ALL)('%s: each step a program marks is in its list', (id) => {
  const sim = toTheEnd(start(id, BUSY));
  const marked = of(sim, 'program.resumed').flatMap(({ yielded }) =>
    yielded.kind === 'op' && yielded.op.kind === 'atStep' ? [yielded.op.step] : [],
  );
  const scenario = findScenario(id);
  const values = scenario === undefined ? null : parseValues(scenario, BUSY, 'initial');
  expect(values?.ok === true ? scenario?.stepList(values.value) : []).toEqual(
    expect.arrayContaining([...new Set(marked)]),
  );
});

test('scheme two writes a heartbeat for each member in each interval; scheme one writes nothing while nothing happens', () => {
  const writes = ['scheme-one', 'scheme-two'].map((id) => {
    const sim = start(id, ROOM, { clients: 3 });
    sim.runUntil(5000);
    const from = sim.trace.length;
    sim.runUntil(15_000);
    return of(sim, 'txn.applied', from).filter(({ type }) => type === 'setData').length;
  });
  expect(writes[0]).toBe(0);
  expect(Math.abs(Number(writes[1]) - 15)).toBeLessThanOrEqual(3);
});

test('scheme two looks again where scheme one missed an event: the timer elects within its interval', () => {
  const missed = (id: string) => {
    const sim = start(id, ROOM, { clients: 3 });
    sim.runUntil(5000);
    give(sim, { type: 'blockEventLane', client: 'client:B' }, leave('client:A'));
    sim.runUntil(sim.nowMs + 3000);
    return leaders(sim);
  };
  expect([missed('scheme-one'), missed('scheme-two')]).toEqual(['A', 'AB']);
});

test('a framework with a namespace makes it, and puts it before each path', () => {
  const sim = start('leader-latch', { ...ROOM, namespace: 'app' }, { clients: 3 });
  sim.runUntil(5000);
  const made = of(sim, 'txn.applied').flatMap(({ changes }) =>
    changes.flatMap((change) => (change.type === 'created' ? [change.path] : [])),
  );
  expect(made.map((path) => path.replace(/_c_.*-latch-/, ''))).toEqual([
    '/app',
    '/app/leader',
    '/app/leader/0000000000',
    '/app/leader/0000000001',
    '/app/leader/0000000002',
  ]);
  expect(leaders(sim)).toBe('A');
  const from = sim.trace.length;
  give(sim, leave('client:A'));
  sim.runUntil(sim.nowMs + 3000);
  expect(leaders(sim, from)).toBe('B');
  expect(broken(sim)).toEqual([]);
});

test.each([
  ['SILENT', 0],
  ['NOTIFY_LEADER', 1],
] as const)(
  'a latch that is closed in mode %s tells its listeners %i times that it leads no more',
  (closeMode, told) => {
    const sim = toTheEnd(start('leader-latch', { ...BUSY, rounds: '1', closeMode }, { clients: 2 }));
    for (const client of sim.world.clients.keys()) {
      const calls = of(sim, 'fact.stated').flatMap(({ actor, fact }) =>
        actor === client && fact.type === 'called' ? [fact.listener] : [],
      );
      expect(calls).toEqual(['isLeader', ...Array.from({ length: told }, () => 'notLeader')]);
    }
  },
);

test('a blip: a latch with the standard policy gives up and is elected again, one with the session policy leads on', () => {
  const told = ['standard', 'session'].map((policy) => {
    const sim = start('leader-latch', { ...ROOM, policy }, { clients: 3 });
    sim.runUntil(4000);
    const from = sim.trace.length;
    give(sim, { type: 'restartServer', server: 'server:1' });
    sim.runUntil(sim.nowMs + 6000);
    expect(broken(sim)).toEqual([]);
    return [of(sim, 'belief.withdrawn', from).length, leaders(sim, from)];
  });
  expect(told).toEqual([
    [1, 'A'],
    [0, ''],
  ]);
});

test('a latch whose session is lost stands again with another znode, at the end', () => {
  const sim = start('leader-latch', ROOM, { clients: 3 });
  sim.runUntil(4000);
  give(sim, { type: 'cutClientLink', client: 'client:A' });
  sim.runUntil(sim.nowMs + 10_000);
  expect(
    of(sim, 'connection.state')
      .filter(({ actor }) => actor === 'client:A')
      .map(({ state }) => state),
  ).toEqual(['CONNECTED', 'SUSPENDED', 'LOST']);
  give(sim, { type: 'healClientLink', client: 'client:A' });
  sim.runUntil(sim.nowMs + 3000);
  for (const client of ['client:B', 'client:C'] as const) {
    give(sim, leave(client));
    sim.runUntil(sim.nowMs + 500);
  }
  expect(leaders(sim)).toBe('ABCA');
  expect(broken(sim)).toEqual([]);
});

test('a latch whose answer about its own znode is lost asks again, and makes no other', () => {
  const sim = start('leader-latch', ROOM, { clients: 1 });
  const hasAsked = () => of(sim, 'request.sent').some(({ op }) => op === 'getData');
  while (!hasAsked() && sim.step());
  give(sim, { type: 'dropReply', client: 'client:A' });
  sim.runUntil(sim.nowMs + 6000);
  expect(of(sim, 'reply.dropped').map(({ op }) => op)).toEqual(['getData']);
  const made = of(sim, 'txn.applied').flatMap(({ changes }) =>
    changes.flatMap(({ type, path }) => (type === 'created' && path.includes('-latch-') ? [path] : [])),
  );
  expect(made).toHaveLength(1);
  expect(of(sim, 'belief.stated').map(({ belief }) => belief.path)).toEqual(made);
  expect(broken(sim)).toEqual([]);
});

test('a selector’s leadership that is cancelled is given back, and it stands again', () => {
  const sim = start('leader-selector', ROOM, { clients: 3 });
  sim.runUntil(4000);
  give(sim, { type: 'interruptThread', client: 'client:A', thread: 0 });
  sim.runUntil(sim.nowMs + 1000);
  expect(leaders(sim)).toBe('AB');
  give(sim, leave('client:B'));
  sim.runUntil(sim.nowMs + 500);
  give(sim, leave('client:C'));
  sim.runUntil(sim.nowMs + 500);
  expect(leaders(sim)).toBe('ABCA');
  expect(broken(sim)).toEqual([]);
});

test.each([
  ['scheme-one', { variant: 'corrected', library: 'kazoo' }, 'library'],
  ['scheme-two', { checkMs: '5000', deadAfterMs: '4000' }, 'deadAfterMs'],
  ['leader-latch', { version: '2.0.0', policy: 'session' }, 'policy'],
  ['leader-latch', { version: '2.0.0', closeMode: 'NOTIFY_LEADER' }, 'closeMode'],
  ['leader-selector', { requeue: 'never', rounds: '3' }, 'rounds'],
  ['candidates', { story: 'leader-for-ever', arrival: 'lockstep' }, 'arrival'],
  ['candidates', { story: 'leader-for-ever', leadMs: '5' }, 'leadMs'],
] as const)('%s refuses %j and names %s', (id, written, parameter) => {
  const scenario = findScenario(id);
  const values = scenario === undefined ? null : parseValues(scenario, written, 'initial');
  const choice = { scenario: id, seed: 1, clients: 6, values: values?.ok === true ? values.value : {} };
  expect(scenario?.contradiction?.(choice)).toMatchObject({ parameter });
});

/** The states of all threads of A that run a scheme's timer. */
function timersOfA(sim: Simulation): readonly string[] {
  const threads = [...(sim.world.clients.get('client:A')?.threads.values() ?? [])];
  return threads.flatMap(({ recipe, state }) => (recipe === 'scheme-timer' ? [state.kind] : []));
}

test('scheme two: stop() stops the timer, and start() starts another one', () => {
  const sim = start('scheme-two', ROOM, { clients: 2 });
  sim.runUntil(3000);
  expect(timersOfA(sim)).toEqual(['waiting']);
  give(sim, leave('client:A'));
  sim.runUntil(sim.nowMs + 500);
  expect(timersOfA(sim)).toEqual(['ended']);
  sim.runUntil(sim.nowMs + 2500);
  expect(timersOfA(sim)).toEqual(['ended', 'waiting']);
});

test('scheme two: after a delete that failed the state is ERROR, and its timer makes it leader again', () => {
  const sim = start('scheme-two', { ...ROOM, removal: 'never' }, { clients: 2 });
  sim.runUntil(3000);
  const from = sim.trace.at(-1)?.seq ?? 0;
  give(sim, leave('client:A'));
  const hasAsked = () => of(sim, 'request.sent', from).some(({ op }) => op === 'delete');
  while (!hasAsked() && sim.step());
  give(sim, { type: 'restartServer', server: 'server:1' });
  sim.runUntil(sim.nowMs + 10_000);
  const main = sim.world.clients.get('client:A')?.threads.get(0);
  expect(main).toMatchObject({ atStep: 'scheme.error', state: { kind: 'ended', how: 'returned' } });
  expect(timersOfA(sim)).toEqual(['waiting']);
  expect(leaders(sim, from)).toBe('A');
  expect([...sim.world.clients.keys()].length).toBe(2);
});

test('scheme two: a program that has had its rounds comes to rest', () => {
  const sim = start('scheme-two', { ...BUSY, rounds: '1' }, { clients: 3 });
  sim.runUntil(20_000);
  expect(sim.isIdle()).toBe(true);
});

test('ten latches of one client: numbers 40 to 49 in one session, and one takes over when the leading one is closed', () => {
  const sim = start(
    'leader-latch',
    { ...ROOM, version: '4.0.1', latches: '10', firstNumber: '40' },
    { clients: 1 },
  );
  sim.runUntil(5000);
  const names = of(sim, 'txn.applied').flatMap(({ changes }) =>
    changes.flatMap(({ type, path }) => (type === 'created' && path.includes('-latch-') ? [path] : [])),
  );
  expect(names.map((name) => Number(name.slice(-10)))).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
  expect(new Set(names.map((name) => name.slice(0, 48))).size).toBe(10);
  expect(of(sim, 'session.created')).toHaveLength(1);
  expect(leaders(sim)).toBe('A');
  // Each latch has made its znode once.
  expect(sim.violations.map(({ invariant }) => invariant)).not.toContain('I-14');
  const from = sim.trace.at(-1)?.seq ?? 0;
  give(sim, leave('client:A'));
  sim.runUntil(sim.nowMs + 900);
  expect(leaders(sim, from)).toBe('A');
  give(sim, { type: 'expireSession', client: 'client:A' });
  sim.runUntil(sim.nowMs + 200);
  const closed = of(sim, 'txn.applied', from).find(({ type }) => type === 'closeSession');
  expect(closed?.changes.filter(({ type }) => type === 'deleted').length).toBeGreaterThanOrEqual(9);
});

test('a published candidate leaves by zk.close(): the end of its session takes its znode, and it comes no more', () => {
  const sim = start('candidates', { ...ROOM, variant: 'article' }, { clients: 3 });
  sim.runUntil(3000);
  const from = sim.trace.at(-1)?.seq ?? 0;
  give(sim, leave('client:A'));
  sim.runUntil(sim.nowMs + 5000);
  expect(of(sim, 'txn.applied', from).map(({ type }) => type)).toEqual(['closeSession']);
  expect(leaders(sim, from)).toBe('B');
  expect(sim.world.clients.get('client:A')?.threads.get(0)?.state).toMatchObject({ how: 'returned' });
});
