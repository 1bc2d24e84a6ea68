// What is said above a world whose programs claim the same again and again.
import { expect, test } from 'vitest';
import { sentencesOf } from '../../../ui/select/sentences.ts';
import { tellSentence } from '../../../ui/controls/caption/tellSentence.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { spokenIn } from '../../../words/load.ts';
import { withOwnVoice } from './ownVoice.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

test('the headline stays with both leaders while both go on to claim, and names none of them alone', async () => {
  const experiment = splitLeaders();
  const words = inVoice(withOwnVoice(await spokenIn('en')), experiment.scenarios);
  const told = sentencesOf(experiment).flatMap((sentence) => {
    const text = tellSentence(experiment, sentence, sentence.last, words);
    return text === '' || experiment.timeAt(sentence.first) < 10_000 ? [] : [text];
  });
  expect(told).toEqual([
    'The session of client A expired after 5.2 s of silence.',
    'Client A believes that it is the leader, and the tree says otherwise.',
    'Two believe at once that they lead; the program’s own invariant is violated; client B is the leader.',
  ]);
});
