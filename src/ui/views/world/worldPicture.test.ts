import { describe, expect, it } from 'vitest';
import { Simulation, type ClientTarget, type Command } from '../../../engine/index.ts';
import '../../../scenarios/library.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playPiece } from '../../../scenarios/museum/playPiece.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { en } from '../../../words/en/index.ts';
import { standingOf } from '../../draw/thing/thingNames.ts';
import { lockLine } from '../../select/lockLine.ts';
import { isJudgedByHolders, worldPicture, type WorldPicture } from './worldPicture.ts';

describe('the herd', () => {
  it('is a fan: every waiting client watches the one znode, its holder owns it', () => {
    const world = stage('herd-lock', 6);
    const picture = world.settled();
    const holder = holderOf(picture);
    expect(picture.nodes.map((node) => node.path)).toEqual(['/', '/exclusive_lock', '/exclusive_lock/lock']);
    expect(picture.ownership).toEqual([{ client: holder, path: '/exclusive_lock/lock' }]);
    expect(picture.watches).toHaveLength(5);
    expect(new Set(picture.watches.map(({ path, state }) => `${state} ${path}`))).toEqual(
      new Set(['set /exclusive_lock/lock']),
    );
    expect(picture.lane).toMatchObject({ order: 'none', places: [{ client: holder }] });
    expect(picture.lane.waiting).toHaveLength(5);
  });

  it('shows who believes, who waits and who asks', () => {
    const picture = stage('herd-lock', 3).settled();
    const activities = picture.clients.map((client) => client.activity).toSorted();
    expect(activities).toEqual(['holding', 'waiting', 'waiting']);
    const holder = picture.clients.find((client) => client.activity === 'holding');
    expect(holder).toMatchObject({
      belief: { what: 'holder', path: '/exclusive_lock/lock', truth: 'true' },
      place: 1,
      wire: 'up',
    });
  });

  it('keeps the deleted znode and the torn arrows in the picture while notifications are under way', () => {
    const world = stage('herd-lock', 6);
    world.settled();
    world.give({ type: 'release', client: 'role:holder' });
    const picture = world.until((now) => now.flights.some((flight) => flight.shape === 'bell'));
    const lock = picture.nodes.find((node) => node.path === '/exclusive_lock/lock');
    expect(lock?.presence).toBe('ghost');
    expect(picture.watches.map((arrow) => arrow.state)).toEqual(Array(5).fill('fired'));
    const after = world.until((now) => now.counters.wakeUps === 5);
    expect(after.counters).toMatchObject({ wakeUps: 5, byLastRelease: 5, releases: 1 });
    expect(after.watches.some((arrow) => arrow.state === 'fired')).toBe(false);
  });

  it('breaks the promise of one wake-up at the release, and the picture says so from that step on', () => {
    const world = stage('herd-lock', 4);
    world.settled();
    world.give({ type: 'release', client: 'role:holder' });
    const after = world.until((now) => now.counters.wakeUps === 3);
    expect(chip(after, 'I-7')).toMatchObject({ state: 'broken', expected: true });
    expect(chip(after, 'I-6')).toMatchObject({ state: 'unwatched' });
    expect(chip(world.at(after.step - 40), 'I-7')).toMatchObject({ state: 'holds' });
  });
});

describe('the line', () => {
  it('is a chain: each watches the znode before its own, in the order of the numbers', () => {
    const picture = stage('predecessor-lock', 6).settled();
    const places = picture.lane.places;
    expect(places).toHaveLength(6);
    for (const [at, { client, path }] of places.entries()) {
      expect(picture.ownership).toContainEqual({ client, path });
      const watched = picture.watches.filter((arrow) => arrow.client === client).map((arrow) => arrow.path);
      expect(watched).toEqual(at === 0 ? [] : [places[at - 1]?.path]);
    }
  });

  it('wakes one client at a release', () => {
    const world = stage('predecessor-lock', 6);
    const before = world.settled();
    world.give({ type: 'release', client: 'role:holder' });
    const after = world.until((now) => now.lane.places[0]?.client === before.lane.places[1]?.client);
    const settled = world.until((now) => holderOf(now) === after.lane.places[0]?.client);
    expect(settled.counters).toMatchObject({ wakeUps: 1, byLastRelease: 1 });
  });

  it('counts the znode of a killed client down until its session expires', () => {
    const world = stage('predecessor-lock', 3);
    const holder = holderOf(world.settled());
    const killed = world.give({ type: 'killClient', client: 'role:holder' });
    const node = killed.nodes.find((candidate) => candidate.owner === holder);
    const session = killed.clients.find((client) => client.id === holder)?.session;
    expect(node?.slipping?.expiresAtMs).toBeGreaterThan(killed.timeMs);
    expect(session).toMatchObject({ state: 'open', renewal: 'slipping' });
    const expired = world.until((now) => now.lane.places.length === 2);
    expect(expired.timeMs).toBeGreaterThanOrEqual(node?.slipping?.expiresAtMs ?? Infinity);
  });

  it('shows a cut as a cut: what is sent stands still, and the session slips away', () => {
    const world = stage('predecessor-lock', 3);
    world.settled();
    world.give({ type: 'cutClientLink', client: 'client:B' });
    const stalled = world.until((now) => now.flights.some((flight) => flight.state === 'stalled'));
    const cut = stalled.clients.find((client) => client.id === 'client:B');
    expect(cut).toMatchObject({ wire: 'cut', session: { renewal: 'slipping' } });
  });

  it('tells a client that has noticed its cut from one that has not', () => {
    const world = stage('lesson-away', 2);
    world.settled();
    const at = (picture: WorldPicture) => picture.clients.find(({ id }) => id === 'client:B')!;
    const cut = at(world.give({ type: 'cutClientLink', client: 'client:B' }));
    expect(standingOf(cut, en)).toBe('cut off');
    const noticed = at(world.until((now) => at(now).knowsCut));
    expect(noticed).toMatchObject({ wire: 'cut', session: { state: 'open' } });
    expect(standingOf(noticed, en)).toBe('disconnected');
    const healed = at(world.give({ type: 'healClientLink', client: 'client:B' }));
    expect(standingOf(healed, en)).toBe('connecting');
  });

  it('lets what arrives for a paused client wait at its door', () => {
    const world = stage('predecessor-lock', 3);
    const next = world.settled().lane.places[1]?.client ?? 'client:B';
    world.give({ type: 'pauseClient', client: next });
    world.give({ type: 'release', client: 'role:holder' });
    const picture = world.until((now) => now.flights.some((flight) => flight.state === 'waiting'));
    const waiting = picture.flights.find((flight) => flight.state === 'waiting');
    expect(waiting).toMatchObject({ client: next, direction: 'toClient' });
    expect(picture.clients.find((client) => client.id === next)?.process).toBe('paused');
  });
});

describe('how many believe that they hold the lock', () => {
  it('is counted where the lock guards something', () => {
    const world = stage('guarded-lock', 3);
    expect(world.next().holders).toBe(0);
    expect(world.until(({ clients }) => clients.some(({ belief }) => belief !== null)).holders).toBe(1);
  });

  it('is counted where two do, and of the living alone', () => {
    const world = stage('fair-lock', 3, 'article');
    expect(world.until(({ watches }) => watches.length === 2).isAboutHolders).toBe(false);
    world.give({ type: 'killClient', client: 'client:B' });
    const both = world.until(({ isAboutHolders }) => isAboutHolders);
    expect(both.holders).toBe(2);
    expect(world.give({ type: 'killClient', client: 'client:C' }).holders).toBe(1);
  });

  it('counts each thread of one client that believes', () => {
    const piece = museumPieces.find(({ id }) => id === 'second-thread-walks-in');
    if (piece === undefined) throw new Error('no such piece');
    const { simulation } = playPiece(piece).wrong;
    const step = simulation.violations.find(({ invariant }) => invariant === 'I-1')?.step ?? 0;
    const scenario = scenarioOf('fair-lock');
    const options = { lock: scenario.lock, invariants: scenario.invariants, expected: [] };
    const lock = { ...scenario.lock, permits: 1 };
    expect(worldPicture(simulation, simulation.worldAt(step), { ...options, lock }).holders).toBe(2);
  });

  it('counts a reader and a writer that both believe', () => {
    const piece = museumPieces.find(({ id }) => id === 'reads-on-behind-a-writer');
    if (piece === undefined) throw new Error('no such piece');
    const { simulation } = playPiece(piece).wrong;
    const step = simulation.violations.find(({ invariant }) => invariant === 'I-1')?.step ?? 0;
    const { lock: line, invariants } = scenarioOf('read-write-lock');
    const lock = { ...line, permits: 1 };
    const { holders } = worldPicture(simulation, simulation.worldAt(step), {
      lock,
      invariants,
      expected: [],
    });
    expect(holders).toBe(2);
  });

  it('does not count together those that hold different locks', () => {
    // Its holder has taken both.
    expect(stage('multi-lock', 2, 'one-order').settled().holders).toBe(1);
  });

  it('is not counted where it is about who wakes', () => {
    expect(stage('herd-lock', 3).settled().isAboutHolders).toBe(false);
  });
});

it('Two worlds of one lock show the same number: beside one with two holders the other counts holders too', () => {
  const piece = museumPieces.find(({ id }) => id === 'woken-without-a-second-look');
  if (piece === undefined) throw new Error('no such piece');
  const { wrong, right } = playPiece(piece);
  const { lock, invariants } = scenarioOf('fair-lock');
  const options = { lock: { ...lock, permits: 1 }, invariants, expected: [] };
  const at = wrong.simulation.violations.find(({ invariant }) => invariant === 'I-1')?.step ?? 0;
  const two = worldPicture(wrong.simulation, wrong.simulation.worldAt(at), options);
  const one = worldPicture(right.simulation, right.simulation.world, options);
  expect(isJudgedByHolders(one, undefined)).toBe(false);
  expect(isJudgedByHolders(one, two)).toBe(true);
  expect(isJudgedByHolders(one, { ...two, lock: { ...two.lock, parent: '/election' } })).toBe(false);
});

it('a numbered znode that is watched after it was deleted is drawn as gone, and not as one to come', () => {
  const piece = museumPieces.find(({ id }) => id === 'candidate-looks-too-late');
  if (piece === undefined) throw new Error('no such piece');
  const { simulation } = playPiece(piece).wrong;
  const { lock, invariants } = scenarioOf('candidates');
  const picture = worldPicture(simulation, simulation.world, {
    lock: { ...lock, permits: 1 },
    invariants,
    expected: [],
  });
  const gone = picture.nodes.find(({ path }) => path === '/election/n_0000000000');
  expect(gone).toMatchObject({ presence: 'awaited', isGone: true, watchers: ['client:B'] });
});

it('Of eighty znodes in one place sixty are drawn and the others counted', () => {
  const picture = stage('predecessor-lock', 80).settled();
  expect(picture.nodes.filter((node) => node.depth === 2)).toHaveLength(60);
  expect(picture.more).toEqual([{ parent: '/exclusive_lock', count: 20 }]);
});

it('System nodes are no part of the picture', () => {
  const { nodes } = stage('herd-lock', 2).settled();
  expect(nodes.some((node) => node.path.startsWith('/zookeeper'))).toBe(false);
});

it('What did not change from one step to the next is the same object', () => {
  const world = stage('predecessor-lock', 6);
  const before = world.settled();
  const after = world.next();
  const same = before.clients.filter((client, at) => after.clients[at] === client);
  expect(same.length).toBeGreaterThanOrEqual(5);
  expect(after.invariants).toBe(before.invariants);
});

/** A scenario on the page's terms: the holder waits for the user. */
function stage(id: string, clients: number, variant = 'exists') {
  const scenario = scenarioOf(id);
  const initial = parseValues(scenario, {}, 'initial');
  const own = { variant, arrival: 'staggered', rounds: 'endless', holdMs: 'untilReleased' };
  const values = initial.ok ? { ...initial.value, ...own } : own;
  const setup = scenario.setup({ scenario: id, seed: 3, clients, values });
  const simulation = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
  const at = (step: number): WorldPicture =>
    worldPicture(simulation, simulation.worldAt(step), {
      invariants: scenario.invariants,
      claims: claimsOf(scenario, values),
      lock: lockLine(scenario, { values }),
      expected: scenario.expected(values),
    });
  const now = () => at(simulation.steps);
  const next = () => {
    simulation.step();
    return now();
  };
  const until = (done: (picture: WorldPicture) => boolean): WorldPicture => {
    for (let taken = 0; taken < 5000; taken++) {
      const picture = next();
      if (done(picture)) return picture;
    }
    throw new Error('it did not come about in 5,000 steps');
  };
  return {
    at,
    next,
    until,
    settled() {
      simulation.runUntil(clients * 300);
      while (!simulation.isIdle()) simulation.step();
      return now();
    },
    give(command: Command): WorldPicture {
      expect(simulation.give(command)).toBeNull();
      return now();
    },
  };
}

function scenarioOf(id: string): Scenario {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return scenario;
}

function holderOf(picture: WorldPicture): ClientTarget | undefined {
  return picture.clients.find((client) => client.belief !== null)?.id;
}

function chip(picture: WorldPicture, id: string) {
  return picture.invariants.find((candidate) => candidate.id === id);
}
