// Where a run begins.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment, useSession } from '../../../ui/stores/session.ts';
import { openWorld, playWorld } from './ownWorld.ts';

await loadOwnRecipes();

beforeEach(() => {
  // Looking for it ends in the task it begins in, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
  pause();
  useSession.setState({ experiment: null });
});

test('right after Run the first client has started, in what is shown and so in what is shared', () => {
  openWorld('export default async function main({ sleep }) { await sleep(100); }');
  playWorld();
  const { step, playing } = usePlayhead.getState();
  const experiment = getExperiment();
  const kinds = experiment?.recordsAt(step).map(({ record }) => record.kind);
  expect(kinds).toContain('program.started');
  expect(playing).toBe(true);
});
