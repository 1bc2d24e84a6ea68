import { afterEach, expect, test, vi } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { en } from '../../../words/en/index.ts';
import { sentencesOf } from '../../select/sentences.ts';
import { saidBackFrom } from './said.ts';
import { tellSentence } from './tellSentence.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the newest sentence comes first, then up to three that were said before it', () => {
  const experiment = played();
  const told = sentencesOf(experiment).map((sentence) =>
    tellSentence(experiment, sentence, sentence.last, en),
  );
  const said = [...saidBackFrom(experiment, experiment.steps, en)].map(({ text }) => text);
  expect(said).toHaveLength(4);
  expect(said.slice(1)).toEqual(
    told
      .slice(0, -1)
      .filter((text) => text !== '')
      .slice(-3)
      .toReversed(),
  );
});

test('nothing is said before anything has happened', () => {
  expect([...saidBackFrom(begun(), 0, en)]).toEqual([]);
});

test('what was said before is told only when it is asked for', () => {
  const experiment = played();
  const telling = vi.spyOn(en.format, 'sentences');
  const [newest] = saidBackFrom(experiment, experiment.steps, en);
  expect(newest?.text).not.toBe('');
  expect(telling).toHaveBeenCalledTimes(1);
});

function played(): Experiment {
  const experiment = begun();
  experiment.runUntil(6000, 20_000);
  return experiment;
}

function begun(): Experiment {
  const choice = sideChoice({ scenario: 'herd-lock', values: {} }, 1, 6);
  return new Experiment([choice], { findScenario, book: recipeBook });
}
