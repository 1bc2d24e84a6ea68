import { describe, expect, it } from 'vitest';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playToRed } from '../../../scenarios/museum/playPiece.ts';
import { stuckClient, threads, type Threads } from './threads.ts';

describe('inside a client', () => {
  it('a thread that holds says so, one that waits says for what and since when', () => {
    const world = stage('predecessor-lock', 2).settle();
    const [holder] = insideOf(world, 'client:A').threads;
    expect(holder).toMatchObject({
      believes: [{ what: 'holder', truth: 'true' }],
      doing: { kind: 'waits', for: { kind: 'gate' } },
    });
    const [waiter] = insideOf(world, 'client:B').threads;
    expect(waiter?.atStep).toBe('line.awaitPredecessor');
    expect(waiter?.doing).toMatchObject({ kind: 'waits', for: { kind: 'nextWatchEvent' } });
  });

  it('an idle event lane has nothing in it', () => {
    const { lane } = insideOf(stage('predecessor-lock', 2).settle(), 'client:B');
    expect(lane).toEqual({ state: 'idle', running: null, handled: null, queue: [], mail: [], late: null });
  });

  it('events queue up behind a blocked lane, and go when it is free', () => {
    const world = stage('predecessor-lock', 2).settle();
    world.give({ type: 'blockEventLane', client: 'client:B' });
    world.give({ type: 'release', client: 'client:A' }).until(world.simulation.nowMs + 500);
    const blocked = insideOf(world, 'client:B');
    expect(blocked.lane.state).toBe('blocked');
    expect(blocked.lane.queue).toMatchObject([
      { kind: 'event', event: 'NodeDeleted', watcher: 'predecessor' },
    ]);
    expect(blocked.threads[0]?.doing.kind).toBe('waits');
    world.give({ type: 'unblockEventLane', client: 'client:B' }).until(world.simulation.nowMs + 500);
    expect(insideOf(world, 'client:B').lane).toMatchObject({ state: 'idle', queue: [] });
    expect(insideOf(world, 'client:B').threads[0]?.believes).toEqual([{ what: 'holder', truth: 'true' }]);
  });

  it('a stalled program stands still while its library goes on', () => {
    const world = stage('predecessor-lock', 2).settle().give({ type: 'stallProgram', client: 'client:B' });
    expect(insideOf(world, 'client:B').programs).toBe('stalled');
  });

  it('of ten latches in one process none of the closed ones leads', () => {
    const world = stage('leader-latch', 1, { version: '4.0.1', latches: '10' }).until(2000);
    world.give({ type: 'openGate', client: 'client:A', gate: 'leave' }).until(2030);
    const { threads: rows } = insideOf(world, 'client:A');
    expect(rows.find(({ atStep }) => atStep === 'lock.rest')?.believes).toEqual([]);
    expect(rows.filter(({ believes }) => believes.length > 0).length).toBeLessThan(2);
  });

  it('no thread is said to lead once the session of its latch is over', () => {
    const world = stage('leader-latch', 1, { latches: '10' }).settle();
    const leading = () =>
      insideOf(world, 'client:A').threads.filter(({ atStep }) => atStep === 'election.lead');
    expect(leading()).toHaveLength(1);
    world.give({ type: 'expireSession', client: 'client:A' }).until(world.simulation.nowMs + 100);
    expect(leading()).toEqual([]);
  });

  it('a killed client’s threads are dropped', () => {
    const world = stage('predecessor-lock', 2).settle().give({ type: 'killClient', client: 'client:A' });
    expect(insideOf(world, 'client:A').process).toBe('killed');
    expect(insideOf(world, 'client:A').threads[0]?.doing).toMatchObject({ kind: 'ended', how: 'dropped' });
  });
});

describe('the client there is most to see in', () => {
  it('is the one whose callback waits for an event behind it', () => {
    const piece = museumPieces.find(({ id }) => id === 'lock-in-the-watcher');
    const red = piece === undefined ? null : playToRed(piece);
    expect(red && stuckClient(red.simulation.world)).toBe('client:B');
  });

  it('is the one whose event thread stands while events come', () => {
    const world = stage('predecessor-lock', 2).settle();
    world.give({ type: 'blockEventLane', client: 'client:B' });
    expect(stuckClient(world.world())).toBeNull();
    world.give({ type: 'release', client: 'client:A' }).until(world.simulation.nowMs + 500);
    expect(stuckClient(world.world())).toBe('client:B');
  });

  it('is nobody where all go on', () => {
    expect(stuckClient(stage('predecessor-lock', 2).settle().world())).toBeNull();
  });
});

describe('a client of several threads', () => {
  it('has a row for each', () => {
    const world = stage('fair-lock', 2, { threads: '2', variant: 'corrected' }).until(4000);
    expect(insideOf(world, 'client:A').threads.length).toBeGreaterThanOrEqual(2);
  });
});

it('Nobody is inside a client that is not there', () => {
  const { simulation, world, line } = stage('predecessor-lock', 2);
  expect(threads(world(), simulation.trace, 'client:Z', line)).toBeNull();
});

function insideOf({ world, simulation, line }: Stage, client: `client:${string}`): Threads {
  const inside = threads(world(), simulation.trace, client, line);
  if (inside === null) throw new Error(`no ${client}`);
  return inside;
}
