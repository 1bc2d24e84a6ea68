import { describe, expect, it } from 'vitest';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { lineOf } from '../../select/line.ts';
import { library } from '../../stores/library.ts';
import { fenceChoice, runFence, type FenceSwitch } from './fenceRun.ts';
import { fenceStory, type FenceStory } from './fenceStory.ts';
import { ALL_WAIT_AT_MS, herdChoices } from './herdChoices.ts';
import { herdLane, type HerdLane } from './herdLane.ts';

describe('herd against line', () => {
  it.each([2, 5, 8, 20])('of %i clients costs n·(n−1)/2 wake-ups and n−1', (clients) => {
    const experiment = new Experiment(herdChoices(clients, 1), library);
    while (!experiment.isIdle) experiment.advance();
    expect(lanesOf(experiment).map(({ wakeUps }) => wakeUps)).toEqual([
      (clients * (clients - 1)) / 2,
      clients - 1,
    ]);
    expect(lanesOf(experiment).flatMap((lane) => lane.clients.map(({ state }) => state))).not.toContain(
      'waits',
    );
  });

  it('begins where everybody waits for the first: all for the lock, or each for the one before', () => {
    const experiment = new Experiment(herdChoices(8, 1), library);
    experiment.runUntil(ALL_WAIT_AT_MS, 100_000);
    const [herd, line] = lanesOf(experiment);
    expect(herd?.clients.map(({ state }) => state)).toEqual([
      'holds',
      ...Array.from({ length: 7 }, () => 'waits'),
    ]);
    expect(new Set(herd?.looks.map(({ to }) => to)).size).toBe(1);
    expect(new Set(line?.looks.map(({ to }) => to)).size).toBe(7);
    expect([herd?.wakeUps, line?.wakeUps]).toEqual([0, 0]);
  });
});

describe('paused holder and fence', () => {
  it('has two believers whatever the fence, and a late write that only a fence rejects', () => {
    const [fenced, open] = [storyOf('on'), storyOf('off')];
    expect(fenced.overlaps).toHaveLength(1);
    expect(open.overlaps.map(({ from }) => from)).toEqual(fenced.overlaps.map(({ from }) => from));
    expect(fenced.late).toMatchObject({ highest: 1, write: { value: 'A4', token: 0, fate: 'rejected' } });
    expect(open.late).toMatchObject({ highest: 1, write: { value: 'A4', token: 0, fate: 'back' } });
  });

  it('tells of a pause before its end, and of the session that ends in it', () => {
    const { pauses, expiries } = storyOf('on');
    expect(pauses).toHaveLength(1);
    const [pause] = pauses;
    expect(expiries[0]?.timeMs).toBeGreaterThan(pause?.from.timeMs ?? Infinity);
    expect(expiries[0]?.timeMs).toBeLessThan(pause?.to?.timeMs ?? 0);
  });
});

function lanesOf({ worlds, scenarios, choices }: Experiment): readonly HerdLane[] {
  return worlds.flatMap((simulation, side) => {
    const [scenario, choice] = [scenarios[side], choices[side]];
    if (scenario === undefined || choice === undefined) return [];
    return [herdLane(simulation, simulation.world, lineOf(scenario, choice))];
  });
}

function storyOf(guard: FenceSwitch): FenceStory {
  const choice = fenceChoice(guard, 1);
  const experiment = new Experiment([choice], library);
  runFence(experiment);
  const [simulation] = experiment.worlds;
  const [scenario] = experiment.scenarios;
  if (simulation === undefined || scenario === undefined) throw new Error('no world');
  return fenceStory(simulation, simulation.world, lineOf(scenario, choice), simulation.world.step);
}
