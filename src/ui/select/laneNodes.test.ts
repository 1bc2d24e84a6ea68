import { describe, expect, it } from 'vitest';
import { laneNodes, type Lane } from './laneNodes.ts';
import { stage, type Stage } from './testing/stage.ts';

describe('the line, large', () => {
  it('says who owns each znode, and that each watches the one before its own', () => {
    const lane = laneOf(stage('predecessor-lock', 4).settle());
    expect(lane.nodes.map(({ client, standing }) => [client, standing])).toEqual([
      ['client:A', 'first'],
      ['client:B', 'waits'],
      ['client:C', 'waits'],
      ['client:D', 'waits'],
    ]);
    expect(lane.looks.map(({ from, to }) => [place(lane, from), place(lane, to)])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(lane.nodes.map(({ belief }) => belief)).toEqual(['true', 'none', 'none', 'none']);
  });

  it('of a client with two znodes the one behind the watched znode looks', () => {
    const lane = laneOf(stage('fair-lock', 2, { variant: 'corrected', threads: '2' }).settle());
    const looks = lane.looks.map(({ from, to }) => [place(lane, from), place(lane, to)]);
    expect(looks.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('shows that a number in the middle is gone', () => {
    const world = stage('predecessor-lock', 4).settle();
    const lane = laneOf(world.give({ type: 'expireSession', client: 'client:C' }).settle());
    expect(lane.nodes.map(({ client, gap }) => [client, gap])).toEqual([
      ['client:A', 0],
      ['client:B', 0],
      ['client:D', 1],
    ]);
  });

  it('keeps a deleted znode in its place until the one who watched it has heard', () => {
    const world = stage('predecessor-lock', 3).settle();
    const [holder] = laneOf(world).nodes;
    world.give({ type: 'release', client: 'role:holder' });
    while (world.simulation.world.flights.size === 0 || laneOf(world).nodes[0]?.standing !== 'ghost')
      world.simulation.step();
    expect(laneOf(world).nodes.map(({ path, standing }) => [path === holder?.path, standing])).toEqual([
      [true, 'ghost'],
      [false, 'first'],
      [false, 'waits'],
    ]);
    expect(laneOf(world).looks.find(({ to }) => to === holder?.path)?.state).toBe('fired');
    const after = laneOf(world.until(world.simulation.nowMs + 100));
    expect(after.nodes.map(({ standing }) => standing)).toEqual(['first', 'waits']);
    expect(after.nodes.map(({ wakeUps }) => wakeUps)).toEqual([1, 0]);
  });

  it('marks the znode of a killed client until its session expires', () => {
    const world = stage('predecessor-lock', 3).settle();
    const lane = laneOf(world.give({ type: 'killClient', client: 'role:holder' }));
    expect(lane.nodes.map(({ owner }) => owner)).toEqual(['forsaken', 'present', 'present']);
    expect(laneOf(world.settle()).nodes.map(({ owner }) => owner)).toEqual(['present', 'present']);
  });

  it('of two znodes of one client only that is believed in which its thread has', () => {
    const lane = laneOf(stage('fair-lock', 2, { variant: 'corrected', threads: '2' }).settle());
    expect(lane.nodes.map(({ client, belief }) => [client, belief])).toEqual([
      ['client:A', 'true'],
      ['client:A', 'none'],
      ['client:B', 'none'],
      ['client:B', 'none'],
    ]);
  });

  it('has one who believes without a znode beside it, and his belief is false', () => {
    const world = stage('predecessor-lock', 3).settle();
    const lane = laneOf(world.give({ type: 'pauseClient', client: 'client:A' }).until(12_000));
    expect(lane.nodes.map(({ client, belief }) => [client, belief])).toEqual([
      ['client:B', 'true'],
      ['client:C', 'none'],
    ]);
    expect(lane.crowd).toEqual([{ client: 'client:A', belief: 'false', wakeUps: 0 }]);
  });
});

describe('the crowd', () => {
  it('waits without order and watches the one znode', () => {
    const lane = laneOf(stage('herd-lock', 4).settle());
    expect(lane.nodes.map(({ client, standing }) => [client, standing])).toEqual([['client:A', 'first']]);
    expect(lane.crowd.map(({ client }) => client)).toEqual(['client:B', 'client:C', 'client:D']);
    expect(lane.looks.map(({ client, to, table }) => [client, place(lane, to), table])).toEqual([
      ['client:B', 0, 'data'],
      ['client:C', 0, 'data'],
      ['client:D', 0, 'data'],
    ]);
  });

  it('that watches the list looks at no znode', () => {
    const lane = laneOf(stage('herd-lock', 3, { variant: 'children-look' }).settle());
    expect(lane.looks.map(({ to, table }) => [to, table])).toEqual([
      ['/exclusive_lock', 'child'],
      ['/exclusive_lock', 'child'],
    ]);
  });
});

it('What did not change from one step to the next is the same object', () => {
  const world = stage('predecessor-lock', 4).settle();
  const before = laneOf(world);
  world.simulation.step();
  expect(laneOf(world)).toBe(before);
});

function laneOf({ simulation, world, line }: Stage): Lane {
  return laneNodes(simulation, world(), line);
}

function place(lane: Lane, path: string | null): number {
  return lane.nodes.findIndex((node) => node.path === path);
}
