// Follows the playhead and tells what happened since it spoke last.
import type { Messages } from '../../words/messages.ts';
import { wordsNow } from '../../words/useWords.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import type { BranchId, Experiment } from '../../scenarios/experiment/experiment.ts';
import { sentenceIndexAt, sentencesOf, weightiest, type Sentence } from '../select/sentences.ts';
import { tellSentence } from '../controls/caption/tellSentence.ts';

/** Read out once nothing new came for so long, and at the latest after the second number. */
const QUIET_MS = 900;
const AT_THE_LATEST_MS = 4000;
/** Sentences read out in one breath. */
const MOST_AT_ONCE = 10;
/** Of each topic: a longer list would still be read out when the next command is given. */
const OF_A_TOPIC = 2;
/** Looked back for them no further than so many. */
const LOOKED_AT = 400;

/** Says what happens as it happens; returns what ends it. */
export function narrateTo(say: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let limit: ReturnType<typeof setTimeout> | null = null;
  let told = NOTHING;
  const tell = (): void => {
    if (timer !== null) clearTimeout(timer);
    if (limit !== null) clearTimeout(limit);
    timer = limit = null;
    const now = toldSince(told, wordsNow());
    told = now;
    if (now.say !== '') say(now.say);
  };
  const end = usePlayhead.subscribe((playhead, before) => {
    if (playhead.step === before.step) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
    limit ??= setTimeout(tell, AT_THE_LATEST_MS);
  });
  return () => {
    end();
    if (timer !== null) clearTimeout(timer);
    if (limit !== null) clearTimeout(limit);
  };
}

interface Told {
  readonly experiment: Experiment | null;
  readonly branch: BranchId | null;
  readonly step: number;
  /** What was said last of a sentence that may go on. */
  readonly text: string;
}

const NOTHING: Told = { experiment: null, branch: null, step: 0, text: '' };

/** The sentences of the caption since; where the reader went back or elsewhere, where she now is and what is said there. */
function toldSince(before: Told, words: Messages): Told & { readonly say: string } {
  const experiment = getExperiment();
  if (experiment === null) return { ...NOTHING, say: '' };
  const { step: shown, timeMs } = usePlayhead.getState();
  const step = Math.min(shown, experiment.steps);
  const branch = experiment.current;
  const sentences = sentencesOf(experiment);
  const at = sentenceIndexAt(sentences, step);
  const textOf = (sentence: Sentence): string => tellSentence(experiment, sentence, step, words);
  const now = sentences[at];
  const text = now === undefined ? '' : textOf(now);
  const isElsewhere = step < before.step || before.branch !== branch || before.experiment !== experiment;
  if (isElsewhere && before.experiment !== null) {
    return {
      experiment,
      branch,
      step,
      text,
      say: words.format.sentences([words.live.at(words.format.clock(timeMs)), text]).trim(),
    };
  }
  const from = Math.max(sentenceIndexAt(sentences, before.step), at - LOOKED_AT + 1, 0);
  const said = weightiest(sentences.slice(from, at + 1), MOST_AT_ONCE, OF_A_TOPIC)
    .map(textOf)
    .filter((each) => each !== '' && each !== before.text);
  const once = new Set(said.flatMap((each) => each.split(BETWEEN_SENTENCES)));
  return { experiment, branch, step, text, say: words.format.sentences([...once]) };
}

/** In either language. Two worlds are told of one by one, and in one of them nothing may have changed between two sentences. */
const BETWEEN_SENTENCES = /(?<=\.) |(?<=。)/;
