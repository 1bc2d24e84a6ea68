// Lights what led to a sentence in the picture and on the timeline, one after the other; at once for who wants no motion.
import { causesOf } from './sentenceCauses.ts';
import type { Sentence } from '../../select/sentences.ts';
import { Ongoing } from '../../parts/ongoing.ts';
import { pause } from '../../playback/transport.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { light, useSelection, type Lit } from '../../stores/selection.ts';
import { getExperiment } from '../../stores/session.ts';

const BETWEEN_MS = 450;

const lighting = new Ongoing();

/** The playhead stands still meanwhile. Going on, or asking once more, puts them out. */
export function lightCauses(sentence: Sentence): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const { lit, why } = useSelection.getState();
  const isLit = lit.length > 0 && why === null;
  putOut();
  if (isLit) return;
  pause();
  const causes = causesOf(experiment, sentence);
  const { step } = usePlayhead.getState();
  const end = usePlayhead.subscribe((playhead) => {
    if (playhead.playing || playhead.step !== step) stop();
  });
  const stop = (): void => {
    end();
    putOut();
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) light(causes);
  else lightUpTo(causes, 1);
}

function lightUpTo(causes: readonly Lit[], count: number): void {
  light(causes.slice(0, count));
  if (count >= causes.length) return;
  const timer = setTimeout(() => lightUpTo(causes, count + 1), BETWEEN_MS);
  lighting.begin(() => clearTimeout(timer));
}

export function putOut(): void {
  lighting.end();
  if (useSelection.getState().lit.length > 0) light([]);
}
