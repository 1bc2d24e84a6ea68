// The opening scene at rest: the lock passes from client to client, on both sides, until the visitor touches something. Each time it
// is the command `release` that passes it on, given to the holder as a user gives it, and in the trace as theirs.
import { create } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { giveCommand, refusalsNow } from '../playback/gestures.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { usePreferences } from '../stores/preferences.ts';
import { getExperiment, useSession } from '../stores/session.ts';

const useDemonstration = create<{ readonly of: Experiment | null }>(() => ({ of: null }));

export function useIsDemonstrating(): boolean {
  return useDemonstration(({ of }) => of !== null);
}

export function isDemonstrating(): boolean {
  return useDemonstration.getState().of !== null;
}

/** Starts it for what is shown, unless the user prefers reduced motion. */
export function demonstrate(): void {
  const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useDemonstration.setState({ of: isUnwanted ? null : getExperiment() });
}

export function endDemonstration(): void {
  if (isDemonstrating()) useDemonstration.setState({ of: null });
}

/** What may be used without its ending. */
export const KEEPS_DEMONSTRATION = '[data-keeps-demonstration]';

/** How long the holder has the lock before the learner's eyes: once all is quiet, or by the clock. */
const HELD_MS = { followEvents: 1100, realTime: 2500 } as const;

/** Runs while the page is there; returns what ends it. */
export function watchDemonstration(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const passOn = (): void => {
    timer = null;
    if (isDemonstrating() && isReady() && !isAimedAt()) giveCommand(RELEASE);
    look();
  };
  const look = (): void => {
    const { of } = useDemonstration.getState();
    if (of === null) return stop();
    if (of !== getExperiment() || !usePlayhead.getState().playing) return endDemonstration();
    if (!isReady()) stop();
    else timer ??= setTimeout(passOn, HELD_MS[usePreferences.getState().pacing]);
  };
  const touch = ({ target, key }: { readonly target: EventTarget | null; readonly key?: string }): void => {
    const isKept = target instanceof Element && target.closest(KEEPS_DEMONSTRATION) !== null;
    if (!isKept && !/^(?:Shift|Control|Alt|Meta)/.test(key ?? '')) endDemonstration();
  };
  const onPointer = ({ target }: PointerEvent): void => touch({ target });
  document.addEventListener('pointerdown', onPointer, { capture: true });
  document.addEventListener('keydown', touch, { capture: true });
  const subscriptions = [
    useDemonstration.subscribe(look),
    usePlayhead.subscribe(look),
    useSession.subscribe(look),
  ];
  look();
  return () => {
    stop();
    document.removeEventListener('pointerdown', onPointer, { capture: true });
    document.removeEventListener('keydown', touch, { capture: true });
    for (const end of subscriptions) end();
  };
}

const RELEASE = { type: 'release', client: 'role:holder' } as const;

/** Everywhere a holder waits to be told; following the events, all that the last release led to has been seen as well. */
function isReady(): boolean {
  const { resting } = usePlayhead.getState();
  const isQuiet = resting || usePreferences.getState().pacing === 'realTime';
  return isQuiet && !document.hidden && refusalsNow(RELEASE).every((refusal) => refusal === null);
}

/** Nothing moves away under a pointer that is about to click it. */
function isAimedAt(): boolean {
  return document.querySelector('[data-invitation]:is(:hover, :focus)') !== null;
}
