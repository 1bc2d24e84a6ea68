// The scene of “paused holder with fence”.
import type { EmbedProblem, EmbedValues } from '../../../../embed/parameters.ts';
import { usePreferences } from '../../../../ui/stores/preferences.ts';
import { FENCE_END_MS, fenceChoice, runFence } from './fenceRun.ts';
import { showStory, type Story } from './storyScene.ts';
import type { Switched } from './switched.ts';

export function showFence(values: EmbedValues): readonly EmbedProblem[] {
  // Its time runs evenly: it is drawn from left to right.
  usePreferences.setState({ pacing: 'realTime' });
  return showStory('fence-figure', values, fenceStoryOf);
}

export function fenceStoryOf(guard: Switched, seed: number): Story {
  return { choice: fenceChoice(guard, seed), run: runFence, startMs: 0, endMs: FENCE_END_MS };
}
