// Which words a lesson lacks, and which it has for nothing, by field.
import type { Lesson, Part } from '../../../scenarios/lessons/lesson.ts';
import type { LessonWords } from '../../../scenarios/lessons/words.ts';

export function missingLessonWords(lesson: Lesson, words: LessonWords): readonly string[] {
  const wanted = new Set([...HEAD, ...fieldsOf(lesson)]);
  const there = new Set(fieldsIn(words));
  return [
    ...[...wanted].filter((field) => !there.has(field)).map((field) => `${field}: missing`),
    ...[...there]
      .filter((field) => !wanted.has(field))
      .map((field) => `${field}: the lesson has no such thing`),
  ].toSorted();
}

const HEAD = ['title', 'goal'];

function fieldsOf({ parts }: Lesson): readonly string[] {
  return parts.flatMap((part) => [...fieldsOfPart(part), ...fieldsOfSettings(part)]);
}

function fieldsOfPart({ id, prediction, goal, grid }: Part): readonly string[] {
  const at = `parts.${id}`;
  const codes = prediction?.options.flatMap(({ misconception }) => misconception ?? []) ?? [];
  return [
    `${at}.text`,
    `${at}.hints`,
    ...(grid === undefined ? [] : [`${at}.cell`]),
    ...(prediction === undefined ? [] : [`${at}.prediction.question`, `${at}.prediction.reveal`]),
    ...(prediction?.options.map((option) => `${at}.prediction.options.${option.id}`) ?? []),
    ...(goal?.milestones.map((milestone) => `${at}.goal.${milestone.id}`) ?? []),
    ...codes.map((code) => `misconceptions.${code}`),
  ];
}

function fieldsOfSettings({ settings = [] }: Part): readonly string[] {
  return settings.flatMap((setting) => [
    `settings.${setting.name}`,
    ...(setting.kind === 'choice'
      ? setting.options.map((option) => `settings.${setting.name}.${option}`)
      : []),
  ]);
}

function fieldsIn({
  title,
  goal,
  parts = {},
  settings = {},
  misconceptions = {},
}: Partial<LessonWords>): readonly string[] {
  return [
    ...(title === undefined ? [] : ['title']),
    ...(goal === undefined ? [] : ['goal']),
    ...Object.entries(parts).flatMap(([id, { text, hints, cell, prediction, goal: milestones = {} }]) => [
      ...((text as readonly string[] | undefined) === undefined ? [] : [`parts.${id}.text`]),
      ...((hints as readonly string[] | undefined) === undefined ? [] : [`parts.${id}.hints`]),
      ...(cell === undefined ? [] : [`parts.${id}.cell`]),
      ...(prediction?.question === undefined ? [] : [`parts.${id}.prediction.question`]),
      ...(prediction?.reveal === undefined ? [] : [`parts.${id}.prediction.reveal`]),
      ...Object.keys(prediction?.options ?? {}).map((option) => `parts.${id}.prediction.options.${option}`),
      ...Object.keys(milestones).map((milestone) => `parts.${id}.goal.${milestone}`),
    ]),
    ...Object.entries(settings).flatMap(([name, { values = {} }]) => [
      `settings.${name}`,
      ...Object.keys(values).map((value) => `settings.${name}.${value}`),
    ]),
    ...Object.keys(misconceptions).map((code) => `misconceptions.${code}`),
  ];
}
