// A sentence in words: what the caption shows and what is read out, from one source.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { narrate } from './narrate.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { countersAt } from '../../select/counters.ts';
import { isComplete, sentencesOf, type Sentence } from '../../select/sentences.ts';
import type { Topic } from '../../select/topic.ts';
import { traceIndex } from '../../select/traceIndex.ts';

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
  const shown = experiment.moment(Math.min(step, experiment.steps)).worldSteps;
  const spans = experiment.worlds.map((simulation, side) => ({
    simulation,
    from: simulation.recordCountAfter(from[side] ?? 0),
    to: simulation.recordCountAfter(to[side] ?? 0),
    claims: experiment.claims[side] ?? [],
    shownStep: shown[side] ?? 0,
    isOver,
  }));
  const ended = step >= last ? comparison(experiment, sentence, words) : null;
  return ended ?? narrate(spans, words);
}

/** Where nothing more comes, two worlds are left with what tells them apart: how many a release woke, what a client read. */
function comparison(experiment: Experiment, { topic, last }: Sentence, words: Messages): string | null {
  const isAtEnd = experiment.isIdle && sentencesOf(experiment).at(-1)?.last === last;
  if (!isAtEnd || experiment.worlds.length < 2) return null;
  if (topic === 'answers')
    return useEnsembleNarrator.getState().narrator?.listsApart(experiment.worlds, words) ?? null;
  if (!ENDINGS.has(topic)) return null;
  const { worldSteps } = experiment.moment(experiment.steps);
  const [left = 0, right = 0] = experiment.worlds.map(
    ({ trace }, side) => countersAt(traceIndex(trace), worldSteps[side] ?? 0).byLastRelease ?? 0,
  );
  return left === 0 || right === 0 || left === right ? null : words.live.wokenByLastRelease(left, right);
}

/** What comes of a release: who has it next, and who watches whom from then on. */
const ENDINGS: ReadonlySet<Topic> = new Set(['woken', 'holds', 'watch']);
