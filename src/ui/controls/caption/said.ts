// What is said at a step, and what was said before it: sentences in words, each told only when it is asked for. To tell one takes
// its world as it was, and those before are read in a menu that is seldom open.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { isRefusal } from '../../select/refusals.ts';
import { sentenceIndexAt, sentencesOf, type Sentence } from '../../select/sentences.ts';
import { tellSentence } from './tellSentence.ts';

export interface Said {
  readonly sentence: Sentence;
  readonly text: string;
  /** Whether something that a client was asked for was refused, or has no answer. */
  readonly isRefused: boolean;
}

/** How many of those before are offered. */
export const KEPT = 3;

/** The newest sentence that has begun by a step and those before it, the newest first; none before anything has happened. */
export function* saidBackFrom(experiment: Experiment, step: number, words: Messages): Generator<Said> {
  const sentences = sentencesOf(experiment);
  const newest = sentenceIndexAt(sentences, step);
  let count = 0;
  // One more is looked at than is offered, in place of one that has no words yet.
  for (let at = newest; at >= 0 && at > newest - KEPT - 2 && count <= KEPT; at--) {
    const sentence = sentences[at];
    if (sentence === undefined) return;
    const said =
      at === newest ? saidOf(experiment, sentence, step, words) : saidBefore(experiment, sentence, words);
    if (said.text === '') continue;
    count++;
    yield said;
  }
}

function saidOf(experiment: Experiment, sentence: Sentence, step: number, words: Messages): Said {
  return {
    sentence,
    text: tellSentence(experiment, sentence, step, words),
    isRefused: isRefusedBy(experiment, sentence, step),
  };
}

const saidIn = new WeakMap<Messages, WeakMap<Sentence, Said>>();

/** One that another has followed stays as it is: it is told once. */
function saidBefore(experiment: Experiment, sentence: Sentence, words: Messages): Said {
  const known = saidIn.get(words) ?? new WeakMap<Sentence, Said>();
  saidIn.set(words, known);
  const said = known.get(sentence) ?? saidOf(experiment, sentence, sentence.last, words);
  // Empty: what tells of it may not be there yet.
  if (said.text !== '') known.set(sentence, said);
  return said;
}

function isRefusedBy(experiment: Experiment, { told }: Sentence, shown: number): boolean {
  return told.some(({ side, seq, step }) => {
    const trace = experiment.worlds[side]?.trace;
    const record = trace?.[seq - 1];
    return step <= shown && trace !== undefined && record !== undefined && isRefusal(record, trace);
  });
}
