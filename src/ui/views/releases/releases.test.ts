import { describe, expect, it } from 'vitest';
import { sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { releasesModel } from './model.ts';
import { releases, totalOf, type ReleaseCost } from './releases.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { words } from './words/en.ts';

const LOCKSTEP = { arrival: 'lockstep', rounds: '1', holdMs: '0' };

it('before the first one an election says that no leader has left', () => {
  const said = (scenario: string) => releasesModel(sceneOf(stage(scenario, 3)), textsOf(words));
  expect(said('candidates')).toBe('No leader has left yet.');
  expect(said('predecessor-lock')).toBe('The lock has not been released yet.');
});

describe('the cost of a release', () => {
  it('in a line is one wake-up, one list and the delete, however many wait', () => {
    const costs = costsOf(stage('predecessor-lock', 6, LOCKSTEP).settle());
    expect(costs.map(({ waiting, woken }) => [waiting, woken.length])).toEqual([
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 1],
      [1, 1],
      [0, 0],
    ]);
    expect(costs.map(({ requests }) => requests)).toEqual([
      ...Array.from({ length: 5 }, () => ({ create: 0, list: 1, watch: 0, delete: 1, other: 0 })),
      { create: 0, list: 0, watch: 0, delete: 1, other: 0 },
    ]);
  });

  it('in a herd is a wake-up and a create for everybody who waits, and a new watch for all but one', () => {
    const costs = costsOf(stage('herd-lock', 6, LOCKSTEP).settle());
    expect(costs.map(({ waiting, woken }) => [waiting, woken.length])).toEqual(
      [5, 4, 3, 2, 1, 0].map((waiting) => [waiting, waiting]),
    );
    expect(costs.map(({ requests }) => requests)).toEqual(
      [5, 4, 3, 2, 1, 0].map((waiting) => ({
        create: waiting,
        list: 0,
        watch: Math.max(0, waiting - 1),
        delete: 1,
        other: 0,
      })),
    );
  });

  it.each(['exists', 'children-try', 'children-look'])(
    'adds up to all there were since the first release (%s)',
    (variant) => {
      const world = stage('herd-lock', 5, { ...LOCKSTEP, variant }).settle();
      const { trace } = world.simulation;
      const first = trace.find(({ kind }) => kind === 'belief.withdrawn')?.step ?? 0;
      const since = trace.filter(({ step }) => step > first);
      const told = since.filter(
        (record) => record.kind === 'event.delivered' && record.event.type !== 'None',
      );
      const asked = since.filter(({ kind }) => kind === 'request.received');
      const costs = costsOf(world);
      expect(sum(costs.map(({ woken }) => woken.length))).toBe(told.length);
      expect(sum(costs.map(({ requests }) => totalOf(requests)))).toBe(asked.length);
    },
  );

  it('does not count what the one who released does next', () => {
    const world = stage('predecessor-lock', 2, { holdMs: '50' }).until(6000);
    const costs = costsOf(world);
    expect(costs.length).toBeGreaterThan(3);
    for (const { requests } of costs) expect(totalOf(requests)).toBeLessThanOrEqual(2);
  });

  it('by a session’s end has no delete of its own', () => {
    const world = stage('predecessor-lock', 3).settle().give({ type: 'killClient', client: 'role:holder' });
    const [cost] = costsOf(world.settle());
    expect(cost).toMatchObject({ by: 'client:A', how: 'session', woken: ['client:B'] });
    expect(cost?.requests).toEqual({ create: 0, list: 1, watch: 0, delete: 0, other: 0 });
  });

  it('is summed up beside what it would be if all were woken, or one each time', () => {
    const { simulation, line } = stage('herd-lock', 6, LOCKSTEP).settle();
    const all = releases(simulation.trace, line, simulation.steps, 2);
    expect(all).toMatchObject({ count: 6, woken: 15, everybody: 15, oneEach: 5 });
    expect(all.costs.map(({ number, waiting }) => [number, waiting])).toEqual([
      [5, 1],
      [6, 0],
    ]);
  });

  it('is told up to the step asked for', () => {
    const world = stage('herd-lock', 4).settle();
    const before = world.simulation.steps;
    world.give({ type: 'release', client: 'role:holder' }).settle();
    expect(releases(world.simulation.trace, world.line, before, 100)).toMatchObject({
      costs: [],
      count: 0,
      woken: 0,
    });
  });
});

function costsOf({ simulation, line }: Stage): readonly ReleaseCost[] {
  return releases(simulation.trace, line, simulation.steps, 100).costs;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
