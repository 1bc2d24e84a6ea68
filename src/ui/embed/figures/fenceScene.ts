// The scene of “paused holder with fence” on the page.
import { listOf, type EmbedProblem, type EmbedValues } from '../../../embed/parameters.ts';
import { jumpToStart } from '../../playback/transport.ts';
import { loadScenario } from '../../playback/gestures.ts';
import { movePlayhead } from '../../stores/movePlayhead.ts';
import { usePreferences } from '../../stores/preferences.ts';
import { getExperiment } from '../../stores/session.ts';
import { FENCE_END_MS, fenceChoice, runFence, type FenceSwitch } from './fenceRun.ts';

/** Takes `guard=on` or `guard=off`, as the scenario calls it. */
export function showFence({ set, seed, autoplay }: EmbedValues): readonly EmbedProblem[] {
  const said = listOf(set);
  const isUnknown = said.some((each) => each !== 'guard=on' && each !== 'guard=off');
  // Its time runs evenly: it is drawn from left to right.
  usePreferences.setState({ layout: 'single', pacing: 'realTime' });
  loadFence(said.includes('guard=off') ? 'off' : 'on', Number(seed));
  // Who prefers reduced motion is shown the end all the same.
  if (autoplay === 'yes' && !matchMedia('(prefers-reduced-motion: reduce)').matches) jumpToStart();
  return isUnknown ? [{ name: 'set', value: set, right: 'guard=on, guard=off' }] : [];
}

/** Runs all of it and shows its end: who plays it goes back to the beginning. */
export function loadFence(guard: FenceSwitch, seed: number): void {
  loadScenario([fenceChoice(guard, seed)]);
  const experiment = getExperiment();
  if (experiment === null) return;
  runFence(experiment);
  movePlayhead({ step: experiment.steps, timeMs: FENCE_END_MS });
}
