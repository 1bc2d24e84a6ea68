import { useEffect } from 'react';
import { pause, play } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';

/**
 * What plays stands still for as long as it is covered, and goes on from there unless it was left for another moment or world. False
 * until then: a world that is not there yet comes to where it opens.
 */
export function usePausedWorld(): boolean {
  const isComing = usePlayhead(({ coming }) => coming);
  useEffect(() => {
    const experiment = getExperiment();
    const { playing, step } = usePlayhead.getState();
    if (!playing || isComing) return undefined;
    pause();
    return () => {
      if (getExperiment() === experiment && usePlayhead.getState().step === step) play();
    };
  }, [isComing]);
  return !isComing;
}
