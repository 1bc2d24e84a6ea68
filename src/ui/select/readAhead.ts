// What is asked of a run that is to be shown, read before it is, in slices: of a long one it would take all of a frame and more.
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { readTraceAhead } from './readTrace.ts';
import { readSentences } from './sentences.ts';

/** As far as there is time. False: there is more to read. */
export function readAhead(experiment: Experiment, isOutOfTime: () => boolean): boolean {
  return (
    experiment.worlds.every(({ trace }) => readTraceAhead(trace, isOutOfTime)) &&
    readSentences(experiment, isOutOfTime)
  );
}
