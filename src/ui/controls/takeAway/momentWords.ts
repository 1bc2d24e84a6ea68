// What is said of a moment where it is taken away as a picture: the caption, and the title of each world.
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { sentenceIndexAt, sentencesOf } from '../../select/sentences.ts';
import { titleBeside, worldTitle } from '../../views/picture/worldTitle.ts';
import { tellSentence } from '../caption/tellSentence.ts';

/** Empty before anything has happened. */
export function captionAt(experiment: Experiment, step: number): string {
  const sentences = sentencesOf(experiment);
  const sentence = sentences[sentenceIndexAt(sentences, step)];
  return sentence === undefined ? '' : tellSentence(experiment, sentence, step, wordsNow());
}

export function titleOf({ choices }: Experiment, side: WorldSide): string {
  const [own, other] = [choices[side], choices[side === 0 ? 1 : 0]];
  if (own === undefined) return '';
  return (other === undefined ? worldTitle(own, wordsNow()) : titleBeside(own, other, wordsNow())).name;
}
