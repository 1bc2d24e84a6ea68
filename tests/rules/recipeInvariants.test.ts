// Each invariant of recipes is kept by a small world in which all is well, and broken by one that is made to break it.
import { expect, test } from 'vitest';
import { type InvariantId, type Recipe, type RecipeFrame, zk } from '../../src/engine/index.ts';
import { play, type PlayOptions } from '../../src/engine/testing/play.ts';
import { created, deleted } from '../../src/scenarios/coordination/multiParts.ts';

type Program = () => Recipe<void>;
type Programs = Readonly<Record<string, Program | readonly Program[]>>;

interface Options extends PlayOptions {
  readonly ms?: number;
  /** Killed after 200 ms. */
  readonly kill?: 'client:A';
}

/** What the world breaks of one invariant in so many milliseconds: when it ended, or that it lasts. */
function breaches(
  invariant: InvariantId,
  programs: Programs,
  { ms = 20_000, kill, ...options }: Options = {},
) {
  const nodes = ['/lock', '/q', '/n'];
  const recipe: RecipeFrame = { parents: ['/lock', '/q'], boundMs: 3000, ...options.recipe };
  const { sim } = play(programs, { nodes, ...options, recipe, invariants: [invariant] });
  if (kill !== undefined) {
    sim.runUntil(200);
    sim.give({ type: 'killClient', client: kill });
  }
  sim.runUntil(ms);
  return sim.violations.map(({ until }) => (until === null ? 'lasts' : 'ended'));
}

const NODE = '/lock/n-0000000000';

function* joined(): Recipe<string> {
  return (yield* zk.create('/lock/n-', { mode: 'EPHEMERAL_SEQUENTIAL' })).path;
}

test('[I-2] a write with a lower token that is applied breaks it; with the fence on it is not applied', () => {
  const write = (token: number, atMs: number) => () => lateWrite(token, atMs);
  const programs = { A: write(1, 200), B: write(2, 100) };
  const at = (fence: 'off' | 'checkToken') => ({ resources: [{ id: 'resource:printer', fence }] }) as const;
  expect(breaches('I-2', programs, at('off'))).toEqual(['ended']);
  expect(breaches('I-2', programs, at('checkToken'))).toEqual([]);
});

function* lateWrite(token: number, atMs: number): Recipe<void> {
  yield* zk.sleep(atMs);
  yield* zk.useResource({ resource: 'printer', value: String(token), token });
}

test('[I-4] a node that its client’s program does not know breaks it after a while', () => {
  const ignorant = function* () {
    yield* joined();
    yield* zk.gate('release');
  };
  const knowing = function* () {
    yield* zk.fact({ type: 'knows', path: yield* joined() });
    yield* zk.gate('release');
  };
  const forgetful = function* () {
    const path = yield* joined();
    yield* zk.fact({ type: 'knows', path });
    yield* zk.fact({ type: 'forgets', path });
    yield* zk.gate('release');
  };
  expect(breaches('I-4', { A: ignorant })).toEqual(['lasts']);
  expect(breaches('I-4', { A: knowing })).toEqual([]);
  expect(breaches('I-4', { A: forgetful })).toEqual(['lasts']);
});

test('[I-4] what a program knew is forgotten when it ends, and the node of a dead process is no orphan', () => {
  const ends = function* () {
    yield* zk.fact({ type: 'knows', path: yield* joined() });
  };
  const stays = function* () {
    yield* joined();
    yield* zk.gate('release');
  };
  expect(breaches('I-4', { A: [ends, () => zk.gate('release')] })).toEqual(['lasts']);
  expect(breaches('I-4', { A: stays }, { kill: 'client:A' })).toEqual([]);
});

test('[I-5] a lock that is free while somebody waits breaks it; one that is held, or that nobody wants, does not', () => {
  const waits = function* () {
    yield* zk.sync('/');
    yield* zk.fact({ type: 'wants' });
    yield* zk.gate('release');
  };
  const holds = function* () {
    yield* zk.believe({ what: 'holder', path: NODE });
    yield* zk.gate('release');
  };
  const givesUp = function* () {
    yield* zk.fact({ type: 'wants' });
    yield* zk.fact({ type: 'gaveUp' });
    yield* zk.gate('release');
  };
  const comesIn = function* () {
    yield* zk.fact({ type: 'wants' });
    yield* zk.sleep(2000);
    yield* zk.believe({ what: 'holder', path: NODE });
    yield* zk.disbelieve('holder');
    yield* zk.gate('release');
  };
  expect(breaches('I-5', { A: waits })).toEqual(['lasts']);
  expect(breaches('I-5', { A: waits, B: holds })).toEqual([]);
  expect(
    breaches('I-5', { A: waits, B: holds }, { recipe: { parents: ['/lock'], permits: 2, boundMs: 3000 } }),
  ).toEqual(['lasts']);
  expect(breaches('I-5', { A: givesUp })).toEqual([]);
  expect(breaches('I-5', { A: comesIn })).toEqual([]);
});

test('[I-5] [I-13] the time until a dead client’s session expires is no part of the bound', () => {
  const waits = function* () {
    yield* joined();
    yield* zk.fact({ type: 'wants' });
    yield* zk.gate('release');
  };
  for (const id of ['I-5', 'I-13'] as const) {
    const { sim } = play(
      { A: waits, B: waits, C: waits },
      { nodes: ['/lock'], recipe: { parents: ['/lock'], boundMs: 7000 }, invariants: [id] },
    );
    sim.runUntil(200);
    sim.give({ type: 'killClient', client: 'client:A' });
    sim.runUntil(6000);
    // Two owners die one after the other: the lock is free for two session timeouts, which no recipe can prevent.
    sim.give({ type: 'killClient', client: 'client:B' });
    sim.runUntil(18_000);
    expect(sim.violations).toEqual([]);
    sim.runUntil(24_000);
    expect(sim.violations.map(({ invariant }) => invariant)).toEqual([id]);
  }
});

test('[I-4] [I-5] [I-27] a part that is held still from outside stops the clock, which begins anew when it goes on', () => {
  const waits = function* () {
    yield* zk.fact({ type: 'wants' });
    yield* zk.create('/q/qn-', { mode: 'EPHEMERAL_SEQUENTIAL' });
    yield* zk.gate('release');
  };
  for (const id of ['I-4', 'I-5', 'I-27'] as const) {
    const { sim } = play(
      { A: waits, B: waits },
      { nodes: ['/lock', '/q'], recipe: { parents: ['/q'], boundMs: 3000 }, invariants: [id] },
    );
    sim.runUntil(200);
    sim.give({ type: 'stallProgram', client: 'client:B' });
    sim.runUntil(20_000);
    sim.give({ type: 'unstallProgram', client: 'client:B' });
    sim.runUntil(22_000);
    expect(sim.violations).toEqual([]);
    sim.runUntil(27_000);
    expect(sim.violations.map(({ invariant }) => invariant)).toEqual([id]);
  }
});

test('[I-13] no leader while a candidate is there breaks it; a leader ends that', () => {
  const leads = function* () {
    yield* zk.fact({ type: 'wants' });
    yield* zk.sleep(9000);
    yield* zk.believe({ what: 'leader', path: NODE });
    yield* zk.gate('release');
  };
  const stands = function* () {
    yield* zk.fact({ type: 'wants' });
    yield* zk.gate('release');
  };
  expect(breaches('I-13', { A: stands })).toEqual(['lasts']);
  expect(breaches('I-13', { A: leads, B: stands })).toEqual(['ended']);
});

test('[I-8] an item that is processed twice breaks it, by one consumer or by two', () => {
  const does = (item: string) => () => zk.fact({ type: 'processed', item });
  expect(breaches('I-8', { A: does('x'), B: does('y') })).toEqual([]);
  expect(breaches('I-8', { A: does('x'), B: does('x') })).toEqual(['ended']);
});

test('[I-9] an acknowledged item that is in no queue, in no hand and not processed breaks it', () => {
  const produces = function* () {
    const { path } = yield* zk.create('/q/qn-', { mode: 'PERSISTENT_SEQUENTIAL', data: 'x' });
    yield* zk.fact({ type: 'produced', item: 'x', path });
  };
  const consumes = (order: 'deleteFirst' | 'processFirst') =>
    function* (): Recipe<void> {
      yield* zk.sleep(100);
      yield* zk.fact({ type: 'took', item: 'x' });
      if (order === 'deleteFirst') yield* zk.deleteNode('/q/qn-0000000000');
      yield* zk.sleep(300);
      yield* zk.fact({ type: 'processed', item: 'x' });
      if (order === 'processFirst') yield* zk.deleteNode('/q/qn-0000000000');
    };
  expect(breaches('I-9', { A: consumes('deleteFirst'), B: produces })).toEqual([]);
  expect(breaches('I-9', { A: consumes('processFirst'), B: produces })).toEqual([]);
  expect(breaches('I-9', { A: consumes('deleteFirst'), B: produces }, { kill: 'client:A' })).toEqual([
    'lasts',
  ]);
  expect(breaches('I-9', { A: consumes('processFirst'), B: produces }, { kill: 'client:A' })).toEqual([]);
});

test('[I-9] an item whose result was put down as it was taken out is processed, told of before or after', () => {
  const tellsLate = function* () {
    const { path } = yield* zk.create('/q/qn-', { mode: 'PERSISTENT_SEQUENTIAL', data: 'x' });
    yield* zk.sleep(300);
    yield* zk.fact({ type: 'produced', item: 'x', path });
  };
  const takesOut = (result: 'withResult' | 'withoutResult') =>
    function* (): Recipe<void> {
      yield* zk.sleep(100);
      yield* zk.multi([
        ...(result === 'withResult' ? [created('/n/x', 'x')] : []),
        deleted('/q/qn-0000000000'),
      ]);
    };
  const recipe = { parents: ['/q'], results: '/n' };
  expect(breaches('I-9', { A: takesOut('withResult'), B: tellsLate }, { recipe })).toEqual([]);
  expect(breaches('I-9', { A: takesOut('withoutResult'), B: tellsLate }, { recipe })).toEqual(['lasts']);
});

test('[I-10] who passes before enough have come breaks it, and so do two outcomes of one meeting', () => {
  const meets = (outcome: 'passed' | 'turnedAway', atMs: number) =>
    function* (): Recipe<void> {
      yield* zk.fact({ type: 'arrived', round: 'enter 1' });
      yield* zk.sleep(atMs);
      yield* zk.fact({ type: outcome, round: 'enter 1' });
    };
  const two = { recipe: { parents: [], members: 2 } };
  expect(breaches('I-10', { A: meets('passed', 10), B: meets('passed', 20) }, two)).toEqual([]);
  expect(breaches('I-10', { A: meets('turnedAway', 10), B: meets('turnedAway', 20) }, two)).toEqual([]);
  expect(breaches('I-10', { A: meets('passed', 10) }, two)).toEqual(['ended']);
  expect(breaches('I-10', { A: meets('turnedAway', 10), B: meets('passed', 20) }, two)).toEqual(['ended']);
});

test('[I-11] values of two publications at once break it', () => {
  const goesBy = (...versions: readonly string[]) => ({ A: () => zk.fact({ type: 'configured', versions }) });
  expect(breaches('I-11', goesBy('7', '7'))).toEqual([]);
  expect(breaches('I-11', goesBy('7', '8'))).toEqual(['ended']);
});

test('[I-12] two that believe they lead break it, until one of them stops', () => {
  const leads = (fromMs: number) =>
    function* (): Recipe<void> {
      yield* zk.sleep(fromMs);
      yield* zk.believe({ what: 'leader', path: NODE });
      yield* zk.sleep(500);
      yield* zk.disbelieve('leader');
    };
  expect(breaches('I-12', { A: leads(0), B: leads(600) })).toEqual([]);
  expect(breaches('I-12', { A: leads(0), B: leads(400) })).toEqual(['ended']);
});

test('[I-14] a node made again without anything having happened breaks it', () => {
  const makes = (times: number) =>
    function* (): Recipe<void> {
      yield* zk.sleep(100);
      for (let i = 0; i < times; i++) yield* zk.deleteNode(yield* joined());
    };
  expect(breaches('I-14', { A: makes(1), B: makes(1) })).toEqual([]);
  expect(breaches('I-14', { A: makes(2) })).toEqual(['ended']);
});

test('[I-20] a read older than what was acknowledged when it was asked for breaks it', () => {
  const reads = (version: number) =>
    function* (): Recipe<void> {
      yield* zk.fact({ type: 'wrote', path: '/n', version: 3 });
      yield* zk.fact({ type: 'asks', path: '/n' });
      yield* zk.fact({ type: 'wrote', path: '/n', version: 4 });
      yield* zk.fact({ type: 'read', path: '/n', version });
    };
  expect(breaches('I-20', { A: reads(3) })).toEqual([]);
  expect(breaches('I-20', { A: reads(2) })).toEqual(['ended']);
});

test('[I-22] a sequential name that is given a second time breaks it', () => {
  const makes = (...names: readonly string[]) => ({
    A: function* () {
      for (const name of names) {
        yield* zk.create(`/lock/${name}`);
        yield* zk.deleteNode(`/lock/${name}`);
      }
    },
  });
  expect(breaches('I-22', makes('n-0000000001', 'n-0000000002', 'ready', 'ready'))).toEqual([]);
  expect(breaches('I-22', makes('n-0000000001', 'n-0000000001'))).toEqual(['ended']);
});

test('[I-23] an acknowledged addition that another write has covered breaks it', () => {
  const adds = (version: 'read' | 'any', afterMs: number) =>
    function* (): Recipe<void> {
      yield* zk.sleep(afterMs);
      for (;;) {
        const { data, stat } = yield* zk.getData('/n');
        yield* zk.sleep(50);
        try {
          yield* zk.setData('/n', String(Number(data ?? 0) + 1), version === 'read' ? stat.version : -1);
          return yield* zk.fact({ type: 'added', path: '/n', by: 1 });
        } catch {
          // Another came first: once more.
        }
      }
    };
  expect(breaches('I-23', { A: adds('read', 0), B: adds('read', 10) })).toEqual([]);
  expect(breaches('I-23', { A: adds('any', 0), B: adds('any', 10) })).toEqual(['lasts']);
});

test('[I-24] a client that asks and asks breaks it as long as it does', () => {
  const asks = (everyMs: number) =>
    function* (): Recipe<void> {
      for (let i = 0; i < 400; i++) {
        yield* zk.exists('/n');
        yield* zk.sleep(everyMs);
      }
    };
  expect(breaches('I-24', { A: asks(30) })).toEqual([]);
  expect(breaches('I-24', { A: asks(0) })).toEqual(['ended']);
});

test('[I-27] an item that nobody takes though somebody wants one breaks it after a while', () => {
  const produces = () => zk.create('/q/qn-', { mode: 'PERSISTENT_SEQUENTIAL' });
  const wants = (then: 'takes' | 'dreams') =>
    function* (): Recipe<void> {
      yield* zk.fact({ type: 'wants' });
      yield* produces();
      yield* zk.sleep(1000);
      if (then === 'takes') {
        yield* zk.fact({ type: 'took', item: 'x' });
        yield* zk.deleteNode('/q/qn-0000000000');
      }
      yield* zk.gate('consume');
    };
  expect(breaches('I-27', { A: wants('takes') })).toEqual([]);
  expect(breaches('I-27', { A: wants('dreams') })).toEqual(['lasts']);
});

test('[I-28] a commit that another aborts, or before all have voted yes, breaks it', () => {
  const site = (vote: 'yes' | 'no', outcome: 'commit' | 'abort') =>
    function* (): Recipe<void> {
      yield* zk.fact({ type: 'voted', round: 'tx 1', vote });
      yield* zk.sleep(10);
      yield* zk.fact({ type: 'decided', round: 'tx 1', outcome });
    };
  const two = { recipe: { parents: [], members: 2 } };
  expect(breaches('I-28', { A: site('yes', 'commit'), B: site('yes', 'commit') }, two)).toEqual([]);
  expect(breaches('I-28', { A: site('yes', 'abort'), B: site('no', 'abort') }, two)).toEqual([]);
  expect(breaches('I-28', { A: site('yes', 'commit'), B: site('yes', 'abort') }, two)).toEqual(['ended']);
  expect(breaches('I-28', { A: site('yes', 'commit') }, two)).toEqual(['ended']);
});

test('[I-29] a vote after which no outcome comes breaks it after a while', () => {
  const site = (outcome: 'commit' | 'none') =>
    function* (): Recipe<void> {
      yield* zk.fact({ type: 'voted', round: 'tx 1', vote: 'yes' });
      yield* zk.sleep(1000);
      if (outcome === 'commit') yield* zk.fact({ type: 'decided', round: 'tx 1', outcome });
      yield* zk.gate('act');
    };
  expect(breaches('I-29', { A: site('commit') })).toEqual([]);
  expect(breaches('I-29', { A: site('none') })).toEqual(['lasts']);
});

test('[I-30] a copy that stays behind the tree breaks it after a while', () => {
  const copies = (then: 'looksAgain' | 'sleeps') =>
    function* (): Recipe<void> {
      const { stat } = yield* zk.getData('/n');
      yield* zk.fact({ type: 'mirrors', path: '/n', mzxid: stat.mzxid, version: 0 });
      const { mzxid } = yield* zk.setData('/n', '1');
      yield* zk.sleep(1000);
      if (then === 'looksAgain') yield* zk.fact({ type: 'mirrors', path: '/n', mzxid, version: 1 });
      yield* zk.gate('read');
    };
  expect(breaches('I-30', { A: copies('looksAgain') })).toEqual([]);
  expect(breaches('I-30', { A: copies('sleeps') })).toEqual(['lasts']);
});

test('[I-31] a member whose name another session holds, or nobody, breaks it after a while', () => {
  const believes = function* (): Recipe<void> {
    yield* zk.believe({ what: 'member', path: '/q/a' });
    yield* zk.gate('leave');
  };
  const joins = function* (): Recipe<void> {
    yield* zk.create('/q/a', { mode: 'EPHEMERAL' });
    yield* believes();
  };
  const holds = function* (): Recipe<void> {
    yield* zk.create('/q/a', { mode: 'EPHEMERAL' });
    yield* zk.gate('leave');
  };
  expect(breaches('I-31', { A: joins })).toEqual([]);
  expect(breaches('I-31', { A: believes })).toEqual(['lasts']);
  expect(breaches('I-31', { A: believes, B: holds })).toEqual(['lasts']);
});

test('[I-32] a name that outlives its member for long breaks it', () => {
  const joins = (mode: 'EPHEMERAL' | 'PERSISTENT') =>
    function* (): Recipe<void> {
      yield* zk.create('/q/a', { mode });
      yield* zk.believe({ what: 'member', path: '/q/a' });
      yield* zk.gate('leave');
    };
  const reads = () => zk.gate('read');
  const bound = { recipe: { parents: ['/q'], boundMs: 7000 }, kill: 'client:A' } as const;
  expect(breaches('I-32', { A: joins('EPHEMERAL'), B: reads }, bound)).toEqual([]);
  expect(breaches('I-32', { A: joins('PERSISTENT'), B: reads }, bound)).toEqual(['lasts']);
});

test('[I-33] an item taken before a more urgent one that was there when it looked breaks it', () => {
  const produces = function* (urgency: string): Recipe<void> {
    const { path } = yield* zk.create(`/q/qn-${urgency}-`, { mode: 'PERSISTENT_SEQUENTIAL' });
    yield* zk.fact({ type: 'produced', item: urgency, path });
  };
  const takes = (urgency: string, ...looks: readonly ('before' | 'between')[]) =>
    function* (): Recipe<void> {
      yield* produces('05');
      if (looks.includes('before')) yield* zk.fact({ type: 'looked' });
      yield* produces('01');
      if (looks.includes('between')) yield* zk.fact({ type: 'looked' });
      yield* zk.fact({ type: 'took', item: urgency });
    };
  expect(breaches('I-33', { A: takes('01', 'between') })).toEqual([]);
  expect(breaches('I-33', { A: takes('05', 'before') })).toEqual([]);
  expect(breaches('I-33', { A: takes('05', 'between') })).toEqual(['ended']);
});

test('[I-1] two threads of one client break it, a reader beside a writer too; readers together do not', () => {
  const believes = (what: 'holder' | 'reader' | 'writer', path = NODE) =>
    function* (): Recipe<void> {
      yield* zk.believe({ what, path });
      yield* zk.gate('release');
    };
  expect(breaches('I-1', { A: [believes('holder'), believes('holder')] })).toEqual(['lasts']);
  expect(breaches('I-1', { A: believes('reader'), B: believes('reader') })).toEqual([]);
  expect(breaches('I-1', { A: believes('reader'), B: believes('writer') })).toEqual(['lasts']);
  expect(breaches('I-1', { A: believes('holder'), B: believes('holder', '/q/n-0000000000') })).toEqual([]);
  expect(breaches('I-1', { A: believes('holder'), B: believes('holder', '') })).toEqual(['lasts']);
});
