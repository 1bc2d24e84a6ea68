// A sentence in words: what the caption shows and what is read out, from one source.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { narrate } from './narrate.ts';
import { isComplete, type Sentence } from '../../select/sentences.ts';

/** What of the sentence has happened by a step; empty where that is nothing worth a word so far. */
export function tellSentence(
  experiment: Experiment,
  sentence: Sentence,
  step: number,
  words: Messages,
): string {
  const { first, last } = sentence;
  const isOver = step >= last && isComplete(experiment, sentence);
  const from = experiment.moment(Math.max(0, first - 1)).worldSteps;
  const to = experiment.moment(Math.min(last, Math.max(first, step), experiment.steps)).worldSteps;
  const spans = experiment.worlds.map((simulation, side) => ({
    simulation,
    from: simulation.recordCountAfter(from[side] ?? 0),
    to: simulation.recordCountAfter(to[side] ?? 0),
    claims: experiment.claims[side] ?? [],
    isOver,
  }));
  return narrate(spans, words);
}
