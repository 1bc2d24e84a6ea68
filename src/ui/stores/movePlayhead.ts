// The playhead's one way to move: within what has been simulated, and what is shown counts as shown.
import type { Playhead } from '../../scenarios/experiment/experiment.ts';
import { bumpRevision, getExperiment } from './session.ts';
import { usePlayhead } from './playhead.ts';
import type { PlayheadState } from './playhead.ts';

/** Moves to a step and a time within it, by default its beginning. Nothing else of the playhead changes unless it is given. */
export function movePlayhead(
  to: { readonly step: number; readonly timeMs?: number },
  also: Partial<
    Pick<PlayheadState, 'playing' | 'held' | 'resting' | 'replayTo' | 'shelfStep' | 'dragged'>
  > = {},
): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const step = Math.max(0, Math.min(Math.floor(to.step), experiment.steps));
  const shownBefore = experiment.shownStep;
  experiment.markShown(step);
  usePlayhead.setState({
    step,
    shelfStep: step,
    dragged: false,
    timeMs: Math.max(experiment.timeAt(step), Math.floor(to.timeMs ?? 0)),
    atHead: step >= experiment.shownStep,
    replayTo: null,
    haste: null,
    resting: false,
    coming: false,
    fold: null,
    ...also,
  });
  if (experiment.shownStep !== shownBefore) bumpRevision();
}

export function currentPlayhead(): Playhead {
  const { step, timeMs } = usePlayhead.getState();
  return { step, timeMs };
}
