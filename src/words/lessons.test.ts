// Every lesson can be said, in every language.
import type { Lesson, Part } from '../scenarios/lessons/lesson.ts';
import { lessons } from '../scenarios/lessons/lessons.ts';
import type { LessonWords } from './contracts/lessons.ts';
import { LESSONS } from './lessons.ts';
import { spokenIn } from './load.ts';
import { describe, expect, test } from 'vitest';

const en = LESSONS.english;
const zh = (await spokenIn('zh-CN')).area(LESSONS);

describe.each([
  ['English', en],
  ['Chinese', zh],
])('%s', (_name, words) => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s has its words, and no more',
    (id, lesson) => {
      const own = words.lessons[id];
      if (own === undefined) throw new Error(`no words of ${id}`);
      expect(namesIn(own)).toEqual(namesOf(lesson));
    },
  );

  test('a part is short enough to be read beside the picture', () => {
    const tooLong: string[] = [];
    for (const { title, parts } of Object.values(words.lessons)) {
      for (const { text } of Object.values(parts)) {
        if (text.length > 3 || text.join(' ').length > 480) tooLong.push(title);
      }
    }
    expect(tooLong).toEqual([]);
  });
});

function namesOf(lesson: Lesson): readonly string[] {
  const misconceptions = lesson.parts.flatMap(
    ({ prediction }) => prediction?.options.map(({ misconception }) => misconception) ?? [],
  );
  return sorted([
    ...lesson.parts.flatMap(namesOfPart),
    ...lesson.parts.flatMap(({ settings = [] }) =>
      settings.flatMap((setting) => [
        `set ${setting.name}`,
        ...(setting.kind === 'choice'
          ? setting.options.map((option) => `set ${setting.name} ${option}`)
          : []),
      ]),
    ),
    ...misconceptions.filter((code) => code !== null).map((code) => `idea ${code}`),
  ]);
}

function namesOfPart({ id, prediction, goal }: Part): readonly string[] {
  return [
    id,
    ...(prediction?.options.map((option) => `${id} option ${option.id}`) ?? []),
    ...(goal?.milestones.map((milestone) => `${id} goal ${milestone.id}`) ?? []),
  ];
}

function namesIn(words: LessonWords): readonly string[] {
  return sorted([
    ...Object.entries(words.parts).flatMap(([id, part]) => [
      id,
      ...Object.keys(part.prediction?.options ?? {}).map((option) => `${id} option ${option}`),
      ...Object.keys(part.goal ?? {}).map((milestone) => `${id} goal ${milestone}`),
    ]),
    ...Object.entries(words.settings ?? {}).flatMap(([name, { values = {} }]) => [
      `set ${name}`,
      ...Object.keys(values).map((value) => `set ${name} ${value}`),
    ]),
    ...Object.keys(words.misconceptions ?? {}).map((code) => `idea ${code}`),
  ]);
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
