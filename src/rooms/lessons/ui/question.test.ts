import { expect, test } from 'vitest';
import type { Answer } from '../../../scenarios/lessons/predict.ts';
import type { OwnOutcome } from '../../../scenarios/lessons/predictionRun.ts';
import {
  begunAnew,
  chosenIn,
  OPEN,
  withAnswer,
  withOutcome,
  withoutOutcome,
  type Question,
} from './question.ts';

const outcome = (option: string) => ({ option }) as OwnOutcome;
const ANSWER = { option: 'one' } as Answer;
const CHOSEN: Question = { is: 'committed', chosen: 'all', answer: null };
const ANSWERED = withAnswer(CHOSEN, ANSWER);

test('nothing is told of a run before the answer is known', () => {
  expect(withOutcome(CHOSEN, outcome('one'))).toBe(CHOSEN);
  expect(withOutcome(OPEN, outcome('one'))).toBe(OPEN);
  expect(withAnswer(OPEN, ANSWER)).toBe(OPEN);
});

test('a run that comes to the answer is seen, and stays so whatever comes later', () => {
  const seen = withOutcome(ANSWERED, outcome('one'));
  expect(seen).toMatchObject({ is: 'seen', chosen: 'all', isBefore: false });
  expect(withOutcome(seen, outcome('all'))).toBe(seen);
  expect(withOutcome(seen, null)).toBe(seen);
});

test('a run that comes to something else has strayed, and is on its way again where one looks back', () => {
  const other = outcome('none');
  const strayed = withOutcome(ANSWERED, other);
  expect(strayed).toMatchObject({ is: 'strayed', chosen: 'all' });
  expect(withOutcome(strayed, other)).toBe(strayed);
  expect(withOutcome(strayed, null)).toEqual(ANSWERED);
  expect(withOutcome(strayed, outcome('one')).is).toBe('seen');
});

test('another run keeps what was chosen; the part begun anew keeps only what was seen', () => {
  const seen = withOutcome(ANSWERED, outcome('one'));
  expect(withoutOutcome(seen)).toEqual(ANSWERED);
  expect(begunAnew(seen)).toMatchObject({ is: 'seen', isBefore: true });
  expect(begunAnew(withOutcome(ANSWERED, outcome('none')))).toBe(OPEN);
  expect(chosenIn(begunAnew(ANSWERED))).toBeNull();
});
