// The scene of a figure that has an end: all of it is run, and its end is shown; pressing Play goes back to its beginning.
import type { SwitchedFigure } from '../../../../embed/figures.ts';
import type { EmbedProblem, EmbedValues } from '../../../../embed/parameters.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { loadScenario } from '../../../../ui/playback/gestures.ts';
import { jumpToTime } from '../../../../ui/playback/transport.ts';
import { movePlayhead } from '../../../../ui/stores/movePlayhead.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { switchedIn, type Switched } from './switched.ts';

export interface Story {
  readonly choice: ScenarioChoice;
  readonly run: (experiment: Experiment) => void;
  /** Virtual milliseconds: what is played. */
  readonly startMs: number;
  readonly endMs: number;
}

/** Answers with what was not understood. */
export function showStory(
  figure: SwitchedFigure,
  values: EmbedValues,
  storyOf: (switched: Switched, seed: number) => Story,
): readonly EmbedProblem[] {
  const { switched, problems } = switchedIn(values, figure);
  const story = storyOf(switched, Number(values.seed));
  loadStory(story);
  // Readers who prefer reduced motion are shown the end all the same.
  if (values.autoplay === 'yes' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    jumpToTime(story.startMs);
  return problems;
}

export function loadStory({ choice, run, endMs }: Story): void {
  loadScenario([choice]);
  const experiment = getExperiment();
  if (experiment === null) return;
  run(experiment);
  movePlayhead({ step: experiment.steps, timeMs: endMs });
}
