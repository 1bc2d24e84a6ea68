import { useEffect } from 'react';
import { pause, play } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';

/** It waits no longer for where a world opens: what runs elsewhere may never answer. */
const LONGEST_WAIT_MS = 5000;

/**
 * What plays stands still for as long as it is covered, and goes on from there unless it was left for another moment or world. False
 * until then: a world that is not there yet comes to where it opens; one that takes too long opens at its beginning.
 */
export function usePausedWorld(): boolean {
  const isComing = usePlayhead(({ coming }) => coming);
  useEffect(() => {
    if (isComing) {
      const timer = setTimeout(play, LONGEST_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const experiment = getExperiment();
    const { playing, step } = usePlayhead.getState();
    if (!playing) return undefined;
    pause();
    return () => {
      if (getExperiment() === experiment && usePlayhead.getState().step === step) play();
    };
  }, [isComing]);
  return !isComing;
}
