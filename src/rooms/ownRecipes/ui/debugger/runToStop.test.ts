// Run in a composed world begins where all clients have come, or stands at a breakpoint that is reached on the way there.
import { expect, test, vi } from 'vitest';
import '../../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { loadScenario } from '../../../../ui/playback/gestures.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { pauseWhere } from '../../../../ui/stores/stops.ts';
import { runAhead } from '../ahead.ts';
import { spyOnStops, stopBetween } from './breakpoints.ts';
import { useDebugger } from './place.ts';
import { openWorld, playWorld } from '../ownWorld.ts';
import { queueTwice, WORKER } from '../testing/queueTwice.ts';
import { putBackAfterEach } from '../testing/asBefore.ts';

await loadOwnRecipes();
putBackAfterEach();

test('where a client comes to a breakpoint before all have come, Run stands at it', async () => {
  runAhead();
  loadScenario([queueTwice()]);
  useOwnCode.setState({ program: 1 });
  pauseWhere((experiment, after, upTo) => stopBetween(experiment, after, upTo)?.at ?? null);

  const unstopped = await stepOfRun();
  useDebugger.setState({ stops: [{ from: 0, line: 12, running: 12, condition: '' }] });
  const step = await stepOfRun();
  expect(step).toBeLessThan(unstopped);
  const experiment = getExperiment();
  if (experiment === null) throw new Error('no world is open');
  expect(usePlayhead.getState().playing).toBe(false);
  expect(stopBetween(experiment, step - 1, step)).toMatchObject({
    client: 'client:B',
    line: 12,
    at: step,
  });
  expect(stopBetween(experiment, 0, step - 1)).toBeNull();
});

/** Where it begins. */
async function stepOfRun(): Promise<number> {
  openWorld(WORKER);
  spyOnStops();
  playWorld();
  await vi.waitFor(() => {
    const { step, coming } = usePlayhead.getState();
    if (step === 0 || coming) throw new Error('it has not begun');
  }, 60_000);
  return usePlayhead.getState().step;
}
