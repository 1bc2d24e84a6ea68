// What is said at the playhead, for the caption.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { isRefusal } from '../../select/refusals.ts';
import { sentenceIndexAt, sentencesOf, type Sentence } from '../../select/sentences.ts';
import { tellSentence } from './tellSentence.ts';
import { useClaim } from '../../stores/claim.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { useSession } from '../../stores/session.ts';

export interface Said {
  readonly sentence: Sentence;
  readonly text: string;
  /** Whether something that a client was asked for was refused, or has no answer. */
  readonly isRefused: boolean;
}

/** How many of those before are offered. */
const KEPT = 3;

/** The sentence at the playhead and those before it, the newest first; none before anything has happened. */
export function useSaid(): readonly Said[] {
  const words = useWords();
  const experiment = useSession((session) => session.experiment);
  useSession((session) => session.revision);
  useEnsembleNarrator();
  const shown = usePlayhead(({ step }) => step);
  const headline = useClaim((state) => state.headline);
  if (experiment === null) return [];
  const step = Math.min(shown, experiment.steps);
  const sentences = sentencesOf(experiment);
  const at = sentenceIndexAt(sentences, step);
  const said = sentences
    .slice(Math.max(0, at - KEPT - 1), at + 1)
    .map((sentence, index, { length }) =>
      index === length - 1
        ? saidOf(experiment, sentence, step, words)
        : saidBefore(experiment, sentence, words),
    )
    .filter(({ text }) => text !== '')
    .slice(-KEPT - 1)
    .toReversed();
  if (headline?.step !== step) return said;
  const { text, record } = headline;
  const [first, last, lastMs] = [record.step, record.step, experiment.timeAt(record.step)];
  const sentence = { topic: 'clients', first, last, lastMs, told: [record] } as const;
  return [{ sentence, text, isRefused: false }, ...said.slice(0, KEPT)];
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
