import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation, type Command, type RecordKind, type RecordOf } from '../../engine/index.ts';
import { findScenario, listScenarios, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { areSweepsWhole } from '../../../scripts/wideSweeps.mjs';

const SEEDS = areSweepsWhole ? 6 : 2;

/** Forms that hold, whatever the order in which things happen. */
const SOUND = [
  'try-lock variant=corrected',
  'one-name-lock variant=any-change',
  'line-lock variant=guid',
  'line-lock variant=guid-cleans-up',
  'line-lock variant=article-looks-again',
  'line-lock variant=corrected',
  'fair-lock variant=corrected',
  'fair-lock variant=corrected threads=2 depth=2',
  'fair-lock variant=corrected second=tryLock',
  'fair-lock variant=corrected second=tryLockFor patienceMs=100',
  'guarded-lock guard=on holdMs=100',
  'read-write-lock variant=children',
  'read-write-lock variant=downgrade-in-place',
  'read-write-lock variant=recipe',
  'semaphore variant=leases',
  'semaphore variant=leases patienceMs=100',
  'semaphore variant=children',
  'multi-lock variant=one-order',
  'revocable-lock variant=obeys holdMs=100',
  'job-watcher variant=handed-over',
  'tidy-lock variant=makes-parent',
  'stranger-lock variant=joins-again',
];

/** A run as it is written on the command line. */
function start(line: string, options: { clients?: number; seed?: number } = {}): Simulation {
  const { clients = 5, seed = 1 } = options;
  const { scenario, values } = chosen(line);
  const setup = scenario.setup({ scenario: scenario.id, seed, clients, values });
  return new Simulation(setup, recipeBook, { invariants: scenario.invariants });
}

function run(line: string, options: { clients?: number; seed?: number } = {}): Simulation {
  const sim = start(line, options);
  while (!sim.isIdle() && sim.steps < 200_000 && sim.step());
  return sim;
}

function chosen(line: string) {
  const [id = '', ...written] = line.split(' ');
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const pairs = written.map((pair) => pair.split('=') as [string, string]);
  const parsed = parseValues(scenario, Object.fromEntries(pairs), 'headless');
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return { scenario, values: parsed.value };
}

function of<K extends RecordKind>(sim: Simulation, kind: K, from = 0): readonly RecordOf<K>[] {
  return sim.trace.filter((record): record is RecordOf<K> => record.kind === kind && record.seq > from);
}

function broken(sim: Simulation): readonly string[] {
  return [...new Set(sim.violations.map(({ invariant }) => invariant))];
}

/** What every thread is at; those that wait for their user are content. */
function ends(sim: Simulation): readonly string[] {
  return [...sim.world.clients.values()].flatMap(({ threads }) =>
    [...threads.values()].map(({ state }) => {
      if (state.kind === 'waiting' && state.for.kind === 'gate') return 'returned';
      return state.kind === 'ended' ? state.how : state.kind;
    }),
  );
}

function give(sim: Simulation, command: Command): void {
  expect(sim.give(command)).toBeNull();
}

/** The most that believed so at once. */
function mostAtOnce(sim: Simulation, what: string): number {
  let now = 0;
  let most = 0;
  for (const record of sim.trace) {
    if (record.kind === 'belief.stated' && record.belief.what === what) now++;
    if (record.kind === 'belief.withdrawn' && record.belief.what === what) now--;
    most = Math.max(most, now);
  }
  return most;
}

test.each(SOUND)('%s: everyone has its turns and all promises are kept, whatever the seed', (line) => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const arrival = ['together', 'random', 'staggered'][seed % 3] ?? 'together';
    const held = line.includes('holdMs') ? '' : ` holdMs=${(seed % 2) * 30}`;
    const sim = run(`${line} arrival=${arrival} rounds=3${held}`, { seed });
    expect(new Set(ends(sim)), `seed ${seed}`).toEqual(new Set(['returned']));
    const { scenario, values } = chosen(line);
    const kept = scenario.invariants.filter((id) => !scenario.expected(values).includes(id));
    expect(
      broken(sim).filter((id) => kept.some((other) => other === id)),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

test.each([5, 10, 20])('one name for %i clients rings n(n−1)/2 times, a line n−1 times', (n) => {
  const rings = ['one-name-lock variant=any-change', 'line-lock variant=corrected'].map((line) => {
    const sim = run(line, { clients: n });
    return of(sim, 'event.delivered').filter(({ event }) => event.type !== 'None').length;
  });
  expect(rings).toEqual([(n * (n - 1)) / 2, n - 1]);
});

test.each([
  ['no-guid', 5],
  ['no-guid', 20],
  ['guid', 5],
  ['guid', 10],
  ['corrected', 20],
] as const)('a line %s of %i clients asks 5n−2 times, is told n²+n(n−1)/2 names, and is fair', (form, n) => {
  const sim = run(`line-lock variant=${form}`, { clients: n });
  const replies = of(sim, 'reply.delivered').filter(({ op }) => op !== 'closeSession');
  expect(replies).toHaveLength(5 * n - 2);
  const names = of(sim, 'program.resumed').flatMap(({ input }) =>
    input.kind === 'response' ? (input.body.children ?? []) : [],
  );
  expect(names).toHaveLength(n * n + (n * (n - 1)) / 2);
  const made = of(sim, 'txn.applied').flatMap(({ type, changes }) => (type === 'create' ? changes : []));
  const held = of(sim, 'belief.stated').map(({ belief }) => belief.path);
  expect(held).toEqual(made.map(({ path }) => path));
});

test('in lock step one of all who try gets it, and the others go away', () => {
  const sim = run('try-lock variant=corrected', { clients: 6 });
  expect(of(sim, 'belief.stated')).toHaveLength(1);
  expect(of(sim, 'fact.stated')).toEqual([]);
  expect(new Set(ends(sim))).toEqual(new Set(['returned']));
});

test('readers go in together once the writer before them is out', () => {
  const sim = run('read-write-lock variant=recipe mix=fewWriters holdMs=20', { clients: 8 });
  expect(mostAtOnce(sim, 'reader')).toBe(3);
  expect(mostAtOnce(sim, 'writer')).toBe(1);
  expect(broken(sim)).toEqual([]);
});

test.each(['leases', 'children', 'nth-before'])('never are more permits out than there are: %s', (form) => {
  const line = `semaphore variant=${form} permits=3 rounds=2 holdMs=300 arrival=together`;
  expect(mostAtOnce(run(line, { clients: 9 }), 'permit')).toBe(3);
});

test('who needs two locks and takes them in an order of its own waits for ever', () => {
  const sim = run('multi-lock variant=own-order holdMs=50 arrival=together', { clients: 2 });
  expect(ends(sim)).toEqual(['waiting', 'waiting']);
  expect(of(sim, 'belief.stated')).toHaveLength(2);
});

test.each([
  ['obeys', 'client:B'],
  ['deaf', 'client:A'],
])('a holder that %s: soon after it is asked, %s has the lock', (form, holder) => {
  const sim = start(`revocable-lock variant=${form} holdMs=20000 arrival=staggered`, { clients: 2 });
  sim.runUntil(2000);
  give(sim, { type: 'openGate', client: 'client:B', gate: 'act' });
  sim.runUntil(3000);
  expect(of(sim, 'belief.stated').at(-1)?.actor).toBe(holder);
});

test('a thread that has the fair lock takes it again without asking the server', () => {
  const [once, thrice] = [1, 3].map((depth) => {
    const sim = run(`fair-lock variant=corrected depth=${depth}`, { clients: 2 });
    return of(sim, 'request.sent').length;
  });
  expect(thrice).toBe(once);
});

test('each step a program marks is in its list', () => {
  for (const scenario of listScenarios().filter(({ family }) => family === 'locks')) {
    const variant = scenario.parameters.find(({ name }) => name === 'variant');
    for (const option of variant?.kind === 'choice' ? variant.options : ['']) {
      const line = `${scenario.id}${option === '' ? '' : ` variant=${option}`} rounds=2 arrival=together`;
      const marked = of(run(line, { clients: 4 }), 'program.resumed').flatMap(({ yielded }) =>
        yielded.kind === 'op' && yielded.op.kind === 'atStep' ? [yielded.op.step] : [],
      );
      const listed = scenario.stepList(chosen(line).values);
      expect(listed, `steps of ${line}`).toEqual(expect.arrayContaining([...new Set(marked)]));
    }
  }
});

test.each([
  ['line-lock story=create-repeated-blindly', 2, 'story', 'storyNeedsItsCast'],
  ['line-lock story=create-repeated-blindly arrival=lockstep', 3, 'arrival', 'storyHasItsOwnOrder'],
  ['fair-lock second=tryLockFor arrival=lockstep', 3, 'second', 'lockstepWaits'],
  ['semaphore permits=4', 4, 'permits', 'nobodyWouldWait'],
  ['semaphore variant=children patienceMs=500', 4, 'patienceMs', 'waitsForEver'],
  ['semaphore variant=leases patienceMs=500 arrival=lockstep', 4, 'patienceMs', 'lockstepWaits'],
])('%s with %i clients is refused: %s, %s', (line, clients, parameter, because) => {
  const { scenario, values } = chosen(line);
  expect(scenario.contradiction?.({ scenario: scenario.id, seed: 1, clients, values })).toEqual({
    parameter,
    because,
  });
});

test('the published tryLock() answers true when its create is told NodeExists: it believes, and has no node', () => {
  const sim = start(
    'fair-lock variant=article second=tryLock firstNumber=2147483647 arrival=staggered rounds=1 holdMs=untilReleased',
    { clients: 2 },
  );
  sim.runUntil(3000);
  expect(
    of(sim, 'reply.delivered').filter(({ actor, err }) => actor === 'client:B' && err === 'NodeExists'),
  ).toHaveLength(1);
  expect(of(sim, 'belief.stated').map(({ actor }) => actor)).toEqual(['client:A', 'client:B']);
  expect(broken(sim)).toEqual(expect.arrayContaining(['I-1', 'I-3']));
});

/** Forms whose published programs listen to no connection state while they work. */
const UNTOLD = [
  'line-lock variant=article',
  'line-lock variant=article-looks-again',
  'line-lock variant=write-lock',
  'fair-lock variant=article',
  'try-lock variant=article',
  'try-lock variant=delete-until-done',
  'one-name-lock variant=any-change',
];

test.each(UNTOLD)('%s: a holder whose session has expired goes on believing until it releases', (line) => {
  const sim = start(`${line} arrival=staggered rounds=endless holdMs=untilReleased`, { clients: 3 });
  sim.runUntil(4000);
  give(sim, { type: 'expireSession', client: 'client:A' });
  sim.runUntil(sim.nowMs + 6000);
  expect(of(sim, 'session.learnedExpired').map(({ actor }) => actor)).toContain('client:A');
  expect(of(sim, 'belief.withdrawn').map(({ actor }) => actor)).not.toContain('client:A');
  expect(mostAtOnce(sim, 'holder')).toBe(2);
  const { scenario, values } = chosen(line);
  expect(broken(sim).filter((id) => !scenario.expected(values).some((meant) => meant === id))).toEqual([]);
  expect(scenario.stepList(values)).toContain('lock.holdUntold');
  give(sim, { type: 'release', client: 'client:A' });
  sim.runUntil(sim.nowMs + 1000);
  expect(of(sim, 'belief.withdrawn').map(({ actor }) => actor)).toContain('client:A');
});

test.each(['line-lock variant=corrected', 'fair-lock variant=corrected', 'try-lock variant=corrected'])(
  '%s: a holder whose session has expired stops',
  (line) => {
    const sim = start(`${line} arrival=staggered rounds=endless holdMs=untilReleased`, { clients: 3 });
    sim.runUntil(4000);
    give(sim, { type: 'expireSession', client: 'client:A' });
    sim.runUntil(sim.nowMs + 2000);
    expect(of(sim, 'belief.withdrawn').map(({ actor }) => actor)).toContain('client:A');
  },
);
