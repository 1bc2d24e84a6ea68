// The debugger below the code, in a window that is 900 px high.
import '../../../../scenarios/library.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { choiceFor } from '../../../../ownRecipes/testing.ts';
import { loadScenario } from '../../../../ui/playback/gestures.ts';
import { jumpToStep, simulate } from '../../../../ui/playback/transport.ts';
import { useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import '../../../../ui/theme/base.css';
import { runAhead, stopAhead } from '../ahead.ts';
import { spyOnShown } from './breakpoints.ts';
import { step } from './moves.ts';
import { useDebugger } from './place.ts';
import { Editor } from '../Editor.tsx';
import { drawing } from '../testing/drawing.ts';

const CODE = `export default async function main(client) {
  const path = '/exclusive_lock/lock';
  const tries = 0;
  await client.zk.exists(path);
}`;

const draw = drawing();

beforeEach(async () => {
  await page.viewport(1300, 900);
  await loadOwnRecipes();
  onTestFinished(() => {
    stopAhead();
    useOwnCode.setState(useOwnCode.getInitialState(), true);
    useDebugger.setState(useDebugger.getInitialState(), true);
  });
});

test('all of it is to be seen, and where it stands is said once', async () => {
  // To start one takes longer than the test.
  vi.stubGlobal('Worker', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  runAhead();
  loadScenario([{ ...choiceFor(CODE), clients: 3 }]);
  useOwnCode.setState({ isOpen: true, isDebugging: true });
  spyOnShown();
  const experiment = getExperiment();
  const runOut = () => experiment && simulate(experiment, () => experiment.isIdle);
  await expect.poll(runOut, { interval: 20 }).not.toBe('waiting');
  jumpToStep(0);
  draw(
    <div style={{ display: 'grid', width: 576, height: 745 }}>
      <Editor />
    </div>,
  );
  const panel = page.getByRole('group').filter({ hasText: 'Step over' });
  for (let lines = 0; lines < 3; lines++) step('over');
  await expect.element(panel.getByText(/^A: line 4\.?$/)).toBeVisible();
  await expect.element(panel.getByText('tries = 0')).toBeVisible();
  const { scrollHeight, clientHeight } = panel.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});
