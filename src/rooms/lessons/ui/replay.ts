// Plays a moment once more, slowly: from shortly before it, up to it. Whatever the user does meanwhile ends it.
import { jumpToStep, pause, play } from '../../../ui/playback/transport.ts';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { usePreferences, type Preferences } from '../../../ui/stores/preferences.ts';
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
  const restore = slowDown();
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
    restore();
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

/** For the while, and not kept. Returns what makes it as it was, unless the user has chosen something else since. */
function slowDown(): () => void {
  const { speed, pacing }: Preferences = usePreferences.getState();
  usePreferences.setState(SLOWLY);
  return () => {
    const now = usePreferences.getState();
    usePreferences.setState({
      speed: now.speed === SLOWLY.speed ? speed : now.speed,
      pacing: now.pacing === SLOWLY.pacing ? pacing : now.pacing,
    });
  };
}
