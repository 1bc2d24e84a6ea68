import { expect, onTestFinished, test, vi } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { getExperiment } from '../stores/session.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { worldNow } from '../stores/useWorld.ts';
import { clientRange, restartWithClients } from './clientCount.ts';
import { openingChoices } from './presets.ts';
import { announceTold } from '../playback/elsewhere.ts';
import { loadScenario } from '../playback/gestures.ts';
import { togglePlay } from '../playback/transport.ts';

const rangeOf = (...ids: readonly string[]) =>
  clientRange({ scenarios: ids.flatMap((id) => findScenario(id) ?? []) });

test('twin locks have from 2 to 50 clients, as both of them allow', () => {
  expect(rangeOf('herd-lock', 'predecessor-lock')).toEqual({ min: 2, max: 50 });
});

test('where the scenario has its cast, or servers are the matter, nothing is chosen', () => {
  expect(rangeOf('partition')).toBeNull();
  const fixed = { clients: { min: 3, max: 4, initial: 3 }, picture: 'tree' } as const;
  const lock = findScenario('herd-lock');
  expect(lock && clientRange({ scenarios: [{ ...lock, ...fixed }] })).toBeNull();
});

test('another number starts the same worlds again, with all but the last client in line', async () => {
  loadScenario(openingChoices());
  restartWithClients(12);
  await toTheLast();
  expect(getExperiment()?.choices.map(({ clients }) => clients)).toEqual([12, 12]);
  expect(worldNow(0)?.world.clients.size).toBe(12);
  expect(usePlayhead.getState()).toMatchObject({ playing: true });
  expect(usePlayhead.getState().step).toBeGreaterThan(0);
});

test('clients that never rest begin where the last of them comes in, and no more of their run is simulated', async () => {
  loadScenario([sideChoice({ scenario: 'scheme-two', values: {} }, 1, 6)]);
  restartWithClients(6);
  await toTheLast();
  const { step } = usePlayhead.getState();
  const experiment = getExperiment();
  const arrivals = experiment?.recordsAt(step).filter(({ record }) => record.kind === 'program.started');
  expect(arrivals?.map(({ record }) => record.actor)).toEqual(['client:F']);
  expect(experiment?.steps).toBe(step);
});

test('thousands of items are listed by dozens of clients in more than one task, and all the while it says that it plays', async () => {
  loadScenario([sideChoice({ scenario: 'large-queue', values: {} }, 1, 2)]);
  onASlowMachine();
  restartWithClients(12);
  const experiment = getExperiment();
  const stepsAtOnce = experiment?.steps ?? 0;
  expect(usePlayhead.getState()).toMatchObject({ step: 0, playing: true, coming: true });
  await toTheLast();
  expect(experiment?.steps).toBeGreaterThan(stepsAtOnce);
  expect(usePlayhead.getState()).toMatchObject({ step: experiment?.steps, playing: true });
  togglePlay();
  expect(usePlayhead.getState()).toMatchObject({ playing: false, held: true });
});

test('Pause ends the search for where they are there', async () => {
  loadScenario([sideChoice({ scenario: 'large-queue', values: {} }, 1, 2)]);
  onASlowMachine();
  restartWithClients(12);
  togglePlay();
  announceTold();
  expect(usePlayhead.getState()).toMatchObject({ step: 0, playing: false, coming: false });
  togglePlay();
  expect(usePlayhead.getState()).toMatchObject({ step: 0, playing: true, coming: false });
});

/** On which a budget is spent after a few steps. */
function onASlowMachine(): void {
  let nowMs = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 5));
  onTestFinished(() => clock.mockRestore());
}

function toTheLast(): Promise<void> {
  return vi.waitFor(() => expect(usePlayhead.getState().coming).toBe(false), { timeout: 300_000 });
}
