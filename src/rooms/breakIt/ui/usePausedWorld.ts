import { useEffect } from 'react';
import { pause, play } from '../../../ui/playback/transport.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';

/** What plays stands still for as long as it is covered, and goes on from there unless it was left for another moment or world. */
export function usePausedWorld(): void {
  useEffect(() => {
    const experiment = getExperiment();
    const { playing, step } = usePlayhead.getState();
    if (!playing) return undefined;
    pause();
    return () => {
      if (getExperiment() === experiment && usePlayhead.getState().step === step) play();
    };
  }, []);
}
