// Stepping as the arrow keys do it: from sentence to sentence, or to the next thing that happens to what is selected. In the
// past it only moves the playhead; at the head it makes things happen.
import type { TraceRecord } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { onceStepped } from '../playback/elsewhere.ts';
import { MAX_STEPS_AHEAD } from '../playback/slice.ts';
import { goTo, jumpToStep, replay, simulateOn, type Direction, type Find } from '../playback/transport.ts';
import { isComplete, sentenceAfter, sentenceBefore, sentencesOf } from '../select/sentences.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSelection, type Thing } from '../stores/selection.ts';
import { stopsStore } from '../stores/stops.ts';
import { getExperiment } from '../stores/session.ts';

/**
 * To the end of the next sentence, or to the line of own code that runs before that. False if nothing more will be said
 * before a command is given.
 */
export function nextSentence(): boolean {
  if (onceStepped(nextSentence) || stopsStore.getState().goInStep('forward')) return true;
  return stepTo((experiment, step) => {
    const line = stopsStore.getState().lineAfter(experiment, step);
    const next = () => sentenceAfter(sentencesOf(experiment), step);
    const isKnown = () => {
      const [told, ran] = [next(), line()];
      if (told !== null && isComplete(experiment, told)) return true;
      // What is still told reaches beyond the line, or ends before it once it is complete.
      return ran !== null && (told === null || told.last >= ran);
    };
    if (makeHappen(experiment, step, isKnown)) return 'waiting';
    const nearest = Math.min(next()?.last ?? Infinity, line() ?? Infinity);
    if (nearest < Infinity) {
      stopsStore.getState().enter(experiment, nearest);
      return nearest;
    }
    return experiment.isIdle
      ? (experiment.marked('noteworthy').findLast((each) => each > step) ?? null)
      : experiment.nextMarked('noteworthy', step);
  });
}

/** Shows the sentence before once more, or what came of the line of own code before; before the first, goes to the beginning. */
export function previousSentence(): void {
  const experiment = getExperiment();
  if (experiment === null || stopsStore.getState().goInStep('back')) return;
  const to = stopBefore(experiment, usePlayhead.getState().step);
  const told = sentencesOf(experiment).find(({ last }) => last === to);
  replay({ from: Math.max(told?.first ?? 0, stopBefore(experiment, to)), to });
}

/** Where stepping forward stopped before. */
function stopBefore(experiment: Experiment, step: number): number {
  const sentences = sentencesOf(experiment);
  const line = stopsStore.getState().lineBefore(experiment, step);
  // A line may run where nothing is said.
  const told =
    line === null ? sentenceBefore(sentences, step) : sentences.findLast(({ last }) => last < step);
  return Math.max(told?.last ?? 0, line ?? 0);
}

/** To what happens next to what is selected, or happened before. False if nothing is selected or nothing happens to it. */
export function stepOfSelected(direction: Direction): boolean {
  const { selected } = useSelection.getState();
  if (selected === null) return false;
  if (direction === 'next') return onceStepped(() => stepOfSelected('next')) || stepTo(nextOf(selected));
  const experiment = getExperiment();
  const { step } = usePlayhead.getState();
  const before = experiment
    ?.marked('noteworthy')
    .findLast((each) => each < step && isAbout(experiment, each, selected));
  if (before !== undefined) jumpToStep(before);
  return before !== undefined;
}

function stepTo(find: Find): boolean {
  // A replay is how one gets to its end.
  const { step, playing, replayTo } = usePlayhead.getState();
  return goTo(find, (playing ? replayTo : null) ?? step);
}

function nextOf(thing: Thing): Find {
  // Each slice of a search goes on where the one before has looked.
  let find: (() => number | null) | undefined;
  return (experiment, step) => {
    const next = (find ??= firstMarked(experiment, step, (each) => isAbout(experiment, each, thing)));
    return makeHappen(experiment, step, () => next() !== null) ? 'waiting' : next();
  };
}

/** The first step after another that matters and is meant, among those there are when it is asked. */
export function firstMarked(
  experiment: Experiment,
  after: number,
  isMeant: (step: number) => boolean,
): () => number | null {
  let looked = after;
  let found: number | null = null;
  return () => {
    for (let each = experiment.nextMarked('noteworthy', looked); found === null && each !== null;) {
      looked = each;
      if (isMeant(each)) found = each;
      each = experiment.nextMarked('noteworthy', looked);
    }
    return found;
  };
}

/** One slice. True: what is looked for has to be waited for. */
function makeHappen(experiment: Experiment, after: number, isEnough: () => boolean): boolean {
  return simulateOn(
    experiment,
    () => isEnough() || experiment.isIdle || experiment.steps - after >= MAX_STEPS_AHEAD,
  );
}

function isAbout(experiment: Experiment, step: number, { world, id }: Thing): boolean {
  return experiment.recordsAt(step).some(({ side, record }) => side === world && names(record, id));
}

/** Whether a record is about that client, server, connection or znode. */
function names(record: TraceRecord, id: string): boolean {
  if (record.actor === id) return true;
  if ('link' in record && typeof record.link === 'string') {
    if (record.link === id || record.link.startsWith(`${id}#`)) return true;
  }
  if (record.kind === 'txn.applied')
    return record.changes.some((change) => 'path' in change && change.path === id);
  if ('event' in record) return record.event.path === id;
  return 'path' in record && record.path === id;
}
