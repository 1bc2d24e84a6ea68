// From where a claim’s run is played to its moment: a sentence before it, and no longer than a reader waits.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { secondsBefore } from '../../../ui/playback/lastSeconds.ts';
import { sentenceIndexAt, sentencesOf } from '../../../ui/select/sentences.ts';
import type { Preferences } from '../../../ui/stores/preferences.ts';

const MOST_SECONDS = 6;
const SENTENCES_BEFORE = 1;

/** The step to begin with. */
export function leadIn(
  experiment: Experiment,
  to: number,
  { speed, pacing }: Pick<Preferences, 'speed' | 'pacing'>,
): number {
  const sentences = sentencesOf(experiment);
  const told = sentences[Math.max(0, sentenceIndexAt(sentences, to) - SENTENCES_BEFORE)]?.first ?? 0;
  const end = { step: to, timeMs: experiment.timeAt(to) };
  const seconds = { end, seconds: MOST_SECONDS, speed, pacing, motion: 'full' } as const;
  return Math.max(0, told - 1, secondsBefore(experiment, seconds).step);
}
