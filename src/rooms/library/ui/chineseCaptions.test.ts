// How Chinese captions are set: a space between Chinese and Latin letters or numbers, none beside full-width punctuation.
import { describe, expect, test } from 'vitest';
import { areSweepsWhole, sampled } from '../../../../scripts/wideSweeps.mjs';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { spokenIn } from '../../../words/load.ts';
import { tellSentence } from '../../../ui/controls/caption/tellSentence.ts';
import { loadedMoment } from '../../../ui/playback/loadedMoment.ts';
import { sentencesOf } from '../../../ui/select/sentences.ts';
import { allScenes, type Scene } from '../../../ui/scenes/scenes.ts';
import { tellEnsembles } from '../../../ui/controls/caption/testing/tellEnsembles.ts';

tellEnsembles();

const MISHAPS: readonly RegExp[] = [
  /\p{Script=Han}[\w/%]|[\w%]\p{Script=Han}/u,
  / {2}|^ | $|\p{Script=Han} \p{Script=Han}/u,
  /\p{Script=Han} ?[,.;:!?()]|[,;:!?()] ?\p{Script=Han}/u,
  /(?:^|[：；。]) *(?:记下了|的写入)/,
  / [，。；：！？、（）“”]|[，。；：！？、（）“”] /u,
];

/** Captions that come later say what these say of others. */
const BEHIND_POINT_MS = 15_000;
const MOST_STEPS = 6000;

const { messages: zh } = await spokenIn('zh-CN');
// An everyday run takes every third scene.
const captions = [...new Set(sampled(allScenes(), 3).flatMap(captionsOf))];

describe('Chinese captions of all scenarios and pieces', () => {
  test('are many', () => {
    expect(captions.length).toBeGreaterThan(areSweepsWhole ? 500 : 170);
  });

  test.each(MISHAPS)('none has %s', (mishap) => {
    expect(captions.filter((caption) => mishap.test(caption))).toEqual([]);
  });
});

/** Each as it grows, and once it is complete. */
function captionsOf(scene: Scene): readonly string[] {
  const experiment = new Experiment(scene.choices(), { findScenario, book: recipeBook });
  const { pointStep } = loadedMoment(experiment, 'full', scene);
  experiment.runUntil(experiment.timeAt(pointStep) + BEHIND_POINT_MS, MOST_STEPS);
  return sentencesOf(experiment).flatMap((sentence) =>
    [sentence.first, sentence.last].map((step) => tellSentence(experiment, sentence, step, zh)),
  );
}
