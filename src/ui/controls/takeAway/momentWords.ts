// What is said of a moment where it is taken away as a picture: the caption, and the title of each world.
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { sentenceIndexAt, sentencesOf } from '../../select/sentences.ts';
import { titleIn } from '../../draw/board/titleIn.ts';
import { tellSentence } from '../caption/tellSentence.ts';

/** Empty before anything has happened. */
export function captionAt(experiment: Experiment, step: number): string {
  const sentences = sentencesOf(experiment);
  const sentence = sentences[sentenceIndexAt(sentences, step)];
  return sentence === undefined ? '' : tellSentence(experiment, sentence, step, wordsNow());
}

export function titleOf(experiment: Experiment, side: WorldSide): string {
  return titleIn(experiment, side, wordsNow()).name;
}
