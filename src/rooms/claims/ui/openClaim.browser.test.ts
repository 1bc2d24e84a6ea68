import { afterEach, expect, test } from 'vitest';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { closeClaim, useClaim } from '../../../ui/stores/claim.ts';
import { showPanel, usePanel } from '../../../ui/stores/panelTab.ts';
import { showSide, shownSide } from '../../../ui/stores/shownSide.ts';
import { giveCommand } from '../../../ui/playback/gestures.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { openSight, showAgain } from './openClaim.ts';

afterEach(() => {
  usePlayhead.setState({ playing: false });
  closeClaim();
  showSide(0);
  usePanel.setState({ tab: 'guide', isOpen: false });
});

test('the log that one claim is about does not lie over the picture of the next one', async () => {
  showPanel('log');
  expect(await openSight('S2-22', 0)).toBe(true);
  expect(usePanel.getState().isOpen).toBe(false);
});

test('where there is room for one of two worlds, it is the one that the claim points at', async () => {
  expect(await openSight('S1-52', 0)).toBe(true);
  expect(shownSide()).toBe(1);
  expect(await openSight('S1-91', 0)).toBe(true);
  expect(shownSide()).toBe(0);
});

test('a claim is shown again in its own run, also where one has gone another way since', async () => {
  expect(await openSight('S1-52', 0)).toBe(true);
  const experiment = getExperiment();
  const { claim } = useClaim.getState();
  if (experiment === null || claim?.moment == null) throw new Error('it has a moment');
  const { branch, step } = claim.moment;
  const fromMs = experiment.timeAt(20);
  movePlayhead({ step: 20, timeMs: fromMs }, { playing: false });
  giveCommand({ type: 'killClient', client: 'client:A' });
  expect(experiment.current).not.toBe(branch);
  expect(experiment.steps).toBeLessThan(step);
  showAgain(claim);
  expect(experiment.current).toBe(branch);
  expect(usePlayhead.getState()).toMatchObject({ playing: true, replayTo: step });
  expect(experiment.branches).toHaveLength(2);
});
