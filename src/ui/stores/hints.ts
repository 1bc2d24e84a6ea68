// The two hints of the first visit: one on the left holder until the first kill, a pulse of "step back" after it. Each is
// given once; nothing blocks and nothing repeats itself.
import { create } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { haveAllWaited } from '../../scenarios/experiment/everybodyWaits.ts';
import { usePlayhead } from './playhead.ts';
import { useSession } from './session.ts';

export type Hint = 'kill' | 'again' | null;

const useLooked = create<{ readonly hasLookedBack: boolean }>(() => ({ hasLookedBack: false }));

export function useHint(): Hint {
  const experiment = useSession((session) => session.experiment);
  const killedAt = useSession(({ revision }) => (revision < 0 ? null : firstKill(experiment)));
  const hasLookedBack = useLooked((state) => state.hasLookedBack);
  return usePlayhead(({ step }) => {
    if (hasLookedBack || experiment === null) return null;
    if (killedAt === null) return haveAllWaited(experiment, step) ? 'kill' : null;
    return step > killedAt ? 'again' : null;
  });
}

/** She has stepped back after a kill, or came by a link: there is nothing left to hint at. */
export function endHints(): void {
  useLooked.setState({ hasLookedBack: true });
}

/** Watches the playhead for the first look back; returns what ends it. */
export function watchForLookingBack(): () => void {
  return usePlayhead.subscribe((now, before) => {
    if (now.step < before.step && firstKill(useSession.getState().experiment) !== null) endHints();
  });
}

function firstKill(experiment: Experiment | null): number | null {
  return experiment?.commands.find(({ command }) => command.type === 'killClient')?.afterStep ?? null;
}
