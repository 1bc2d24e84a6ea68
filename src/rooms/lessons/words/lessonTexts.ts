// Every text of a lesson as a learner reads it, with the field it stands in, for those who look at all of them.
import { everySetting } from '../../../scenarios/lessons/everySetting.ts';
import { foundAnswer, type FoundAnswer } from '../../../scenarios/lessons/foundAnswer.ts';
import type { Lesson, Part } from '../../../scenarios/lessons/lesson.ts';
import type { Asked, LessonWords } from '../../../scenarios/lessons/words.ts';

interface LessonText {
  readonly field: string;
  readonly text: string;
}

/** By part, for every setting. It plays each of them: ask once. */
export type FoundAnswers = ReadonlyMap<string, readonly FoundAnswer[]>;

export function answersOf({ parts }: Lesson): FoundAnswers {
  return new Map(parts.map((part) => [part.id, answersIn(part)]));
}

function answersIn(part: Part): readonly FoundAnswer[] {
  return everySetting(part).flatMap((set) => foundAnswer(part, set) ?? []);
}

export function textsOf(lesson: Lesson, words: LessonWords, answers: FoundAnswers): readonly LessonText[] {
  return [
    { field: 'goal', text: words.goal },
    ...(words.closing === undefined ? [] : [{ field: 'closing', text: words.closing }]),
    ...lesson.parts.flatMap((part) => textsOfPart(part, words, answers.get(part.id) ?? [])),
    ...Object.entries(words.misconceptions ?? {}).map(([code, text]) => ({
      field: `misconceptions.${code}`,
      text,
    })),
  ];
}

function textsOfPart(
  { id }: Part,
  words: LessonWords,
  answers: readonly FoundAnswer[],
): readonly LessonText[] {
  const part = words.parts[id];
  if (part === undefined) return [];
  const { prediction } = part;
  const at = `parts.${id}`;
  return [
    ...bodyOf(id, words),
    ...part.hints.map((text, index) => ({ field: `${at}.hints[${index}]`, text })),
    ...(prediction === undefined
      ? []
      : answers.flatMap((asked) => [
          { field: `${at}.prediction.question`, text: said(prediction.question, asked) },
          { field: `${at}.prediction.reveal`, text: prediction.reveal(asked) },
        ])),
  ];
}

/** What is read before anything is answered, and the goal. */
function bodyOf(part: string, words: LessonWords): readonly LessonText[] {
  const { text = [], goal = {} } = words.parts[part] ?? {};
  return [
    ...text.map((paragraph, index) => ({ field: `parts.${part}.text[${index}]`, text: paragraph })),
    ...Object.entries(goal).map(([id, milestone]) => ({
      field: `parts.${part}.goal.${id}`,
      text: milestone,
    })),
  ];
}

const MOST_WORDS = 22;

/** A sentence that has to be read twice. */
export function longSentences(texts: readonly LessonText[]): readonly string[] {
  const found = texts.flatMap(({ field, text }) =>
    text
      .split(/(?<=[.!?:;])\s+/u)
      .filter((sentence) => sentence.split(/\s+/u).length > MOST_WORDS)
      .map((sentence) => `${field}: more than ${MOST_WORDS} words: ${sentence}`),
  );
  return [...new Set(found)];
}

/** Where text or goal of a part say what its question comes to, with some setting. */
export function giveaways(lesson: Lesson, words: LessonWords, answers: FoundAnswers): readonly string[] {
  const found = lesson.parts.flatMap(({ id }) => {
    const body = bodyOf(id, words);
    return (answers.get(id) ?? []).flatMap((answer) =>
      tellingIn(words, id, answer).flatMap((telling) =>
        body
          .filter(({ text }) => says(text, telling))
          .map(({ field }) => `${field}: gives the answer away: ${telling}`),
      ),
    );
  });
  return [...new Set(found)];
}

/** What nobody writes by chance: a number of two digits, a code such as BadVersion, the words of an option of more than one. */
function tellingIn(words: LessonWords, part: string, answer: FoundAnswer): readonly string[] {
  const option = words.parts[part]?.prediction?.options[answer.option ?? ''];
  const optionText = option === undefined ? '' : said(option, answer);
  const { outcome } = answer;
  const isTelling = typeof outcome === 'number' ? outcome >= 10 : /[a-z][A-Z]/u.test(outcome);
  return [
    ...(isTelling ? [String(outcome)] : []),
    ...(/\S\s+\S|\d\d|[一-鿿]{3}/u.test(optionText) ? [optionText] : []),
  ];
}

function says(text: string, telling: string): boolean {
  const at = text.toLowerCase().indexOf(telling.toLowerCase());
  if (at < 0) return false;
  return (
    !/[\w.,]\d?$/u.test(text.slice(Math.max(0, at - 1), at)) && !/^\w/u.test(text.slice(at + telling.length))
  );
}

function said(text: string | ((asked: Asked) => string), asked: Asked): string {
  return typeof text === 'function' ? text(asked) : text;
}
