import { expect, test } from 'vitest';
import { answerTo } from './predict.ts';
import { questionId, questionsAgain, quizOf } from './quiz.ts';

const CHAPTERS = [1, 2, 3, 4, 5];

test.each(CHAPTERS)('chapter %i: each question has a computed answer among its options', (chapter) => {
  const questions = quizOf(chapter, 3);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  for (const { prediction, scene, lesson, part } of questions) {
    const { option } = answerTo(prediction, scene);
    expect(
      prediction.options.map(({ id }) => id),
      `${lesson.id}/${part.id}`,
    ).toContain(option);
  }
});

test('another round asks in other worlds, and the same round in the same', () => {
  const worlds = (round: number) => quizOf(1, round).map(({ scene }) => scene);
  expect(worlds(1)).toEqual(worlds(1));
  expect(worlds(2)).not.toEqual(worlds(1));
});

test('what was missed is asked again, in a new world; what is no question is left out', () => {
  const [first] = quizOf(1, 1);
  if (first === undefined) throw new Error('chapter 1 asks nothing');
  const again = questionsAgain([questionId(first), 'L99/none', 'L1/none'], 2);
  expect(again.map(questionId)).toEqual([questionId(first)]);
  expect(again[0]?.scene[0]?.seed).not.toBe(first.scene[0]?.seed);
});
