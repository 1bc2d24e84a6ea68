import { useEffect, useState } from 'react';
import { isAheadReady } from './ahead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';

/** Whether the code of the world shown has been computing for a while without waiting for anything, or was stopped in that. */
export type Computing = 'no' | 'long' | 'stopped';

const LOOK_EVERY_MS = 200;
/** Shorter waits are those of any answer from another thread. */
const LOOKS_UNTIL_LONG = 3;

export function useComputing(): Computing {
  const [computing, setComputing] = useState<Computing>('no');
  useEffect(() => {
    let looks = 0;
    let steps = -1;
    const timer = setInterval(() => {
      const experiment = getExperiment();
      const isSame = isWaiting(experiment) && experiment?.steps === steps && isAheadReady();
      looks = isSame ? looks + 1 : 0;
      steps = experiment?.steps ?? -1;
      const isStopped = experiment?.worlds.some((world) => world.isEnded) === true;
      setComputing(isStopped ? 'stopped' : looks >= LOOKS_UNTIL_LONG ? 'long' : 'no');
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return computing;
}

/** A run whose programs failed elsewhere throws, which what plays it tells of. */
function isWaiting(experiment: ReturnType<typeof getExperiment>): boolean {
  try {
    return experiment?.isWaiting === true;
  } catch {
    return false;
  }
}
