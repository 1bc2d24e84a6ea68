import { afterEach, expect, test } from 'vitest';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { closeClaim } from '../../../ui/stores/claim.ts';
import { showPanel, usePanel } from '../../../ui/stores/panelTab.ts';
import { openSight } from './openClaim.ts';

afterEach(() => {
  usePlayhead.setState({ playing: false });
  closeClaim();
  usePanel.setState({ tab: 'guide', isOpen: false });
});

test('the log that one claim is about does not lie over the picture of the next one', async () => {
  showPanel('log');
  expect(await openSight('S2-22', 0)).toBe(true);
  expect(usePanel.getState().isOpen).toBe(false);
});
