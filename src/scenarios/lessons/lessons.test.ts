// The list of lessons. What each of them promises is tested in its folder.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mistakesIn } from './checkLesson.ts';
import { lessonFiles, lessons } from './lessons.ts';

test('each has its test beside it', () => {
  // A program that is to be mended needs the interpreter of own recipes: scripts/lessons/repair.test.ts.
  const here = lessonFiles.filter(([, { parts }]) => parts.every(({ repair }) => repair === undefined));
  const tests = here.map(([file]) => file.replace(/\.ts$/, '.test.ts'));
  expect(tests.filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
});

test('no lesson has a mistake that its file could be blamed for', () => {
  expect(lessonFiles.flatMap(([file, lesson]) => mistakesIn(file, lesson))).toEqual([]);
});

test('a mistake is told with its file and field', () => {
  const [lesson] = lessons;
  const [part] = lesson?.parts ?? [];
  if (lesson === undefined || part === undefined) throw new Error('there is no lesson');
  const solution = [{ do: 'predict', option: 'soundsGood' }] as const;
  expect(mistakesIn('x.ts', { ...lesson, id: 'one', parts: [{ ...part, solution }] })).toEqual([
    'x.ts: id: one is not L and a number',
    'x.ts: parts[0].solution[0]: a solution begins with open',
  ]);
  const set = { clients: 500 };
  expect(mistakesIn('x.ts', { ...lesson, parts: [{ ...part, solution: [{ do: 'open', set }] }] })).toEqual([
    'x.ts: parts[0].solution[0].set: there is no setting clients',
  ]);
});
