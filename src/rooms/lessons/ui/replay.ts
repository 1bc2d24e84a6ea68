// Plays a moment once more, slowly: from shortly before it, up to it. Whatever the user does meanwhile ends it.
import { jumpToStep, pause, play } from '../../../ui/playback/transport.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { LentPace } from '../../../ui/stores/lentPace.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';

/** So many things that happened before it are seen again. */
const LEAD_IN = 12;
const SLOWLY = { speed: 0.5, pacing: 'followEvents' } as const;

const replay = new Ongoing();

/** Where motion is not wanted, or there is nothing before it, it is there at once. */
export function replayUpTo(step: number, then: () => void): void {
  replay.end();
  const experiment = getExperiment();
  if (experiment === null) return;
  const from = leadIn(step);
  if (from >= step || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    if (usePlayhead.getState().step !== step) jumpToStep(step);
    then();
    return;
  }
  jumpToStep(from);
  const lent = new LentPace();
  lent.take(SLOWLY);
  const stop = usePlayhead.subscribe(({ step: at, playing }) => {
    if (playing && at >= from && at < step && getExperiment() === experiment) return;
    replay.end();
    if (at < step || getExperiment() !== experiment || !playing) return;
    pause();
    jumpToStep(step);
    then();
  });
  replay.begin(() => {
    stop();
    lent.giveBack();
  });
  play();
}

/** What goes on to another part goes on at the pace it had. */
export function endReplay(): void {
  replay.end();
}

function leadIn(step: number): number {
  const experiment = getExperiment();
  let from = step;
  for (let back = 0; back < LEAD_IN; back++) from = experiment?.previousMarked('noteworthy', from) ?? 0;
  return from;
}
