import { afterEach, expect, test } from 'vitest';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { closeClaim } from '../../../ui/stores/claim.ts';
import { showPanel, usePanel } from '../../../ui/stores/panelTab.ts';
import { showSide, shownSide } from '../../../ui/stores/shownSide.ts';
import { openSight } from './openClaim.ts';

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
