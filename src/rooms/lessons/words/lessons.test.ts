// Every lesson can be said, in every language.
import { lessons } from '../../../scenarios/lessons/lessons.ts';
import { answersOf, giveaways, longSentences, textsOf } from './lessonTexts.ts';
import { LESSONS } from './lessons.ts';
import { spokenIn } from '../../../words/load.ts';
import { missingLessonWords } from './missingLessonWords.ts';
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
      expect(missingLessonWords(lesson, own)).toEqual([]);
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

test('every choice of a setting can be read whole in its box', () => {
  const choices = [en, zh].flatMap(({ lessons: all }) =>
    Object.values(all).flatMap(({ settings = {} }) =>
      Object.values(settings).flatMap(({ values = {} }) => Object.values(values)),
    ),
  );
  // A Chinese character takes the room of two letters.
  const room = (text: string) => text.length + text.replaceAll(/[^\u2e80-\uffff]/g, '').length;
  expect(choices.filter((text) => room(text) > 35)).toEqual([]);
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  const answers = answersOf(lesson);
  const told = (found: (words: NonNullable<(typeof en.lessons)[string]>) => readonly string[]) =>
    [en, zh].flatMap(({ lessons: all }) => (all[id] === undefined ? [] : found(all[id])));

  test('neither its text nor its goal gives an answer away', () => {
    const found = told((words) => giveaways(lesson, words, answers));
    expect(found).toEqual([]);
  });

  test('no sentence has to be read twice', () => {
    const words = en.lessons[id];
    const found = words === undefined ? [] : longSentences(textsOf(lesson, words, answers));
    expect(found).toEqual([]);
  });
});

test('what chapter 1 takes for granted later on is first met in a text, not in an option', () => {
  const read = lessons
    .filter(({ kind, chapter }) => kind === 'lesson' && chapter === 1)
    .flatMap(({ id, parts }) =>
      parts.flatMap(({ id: partId }) => {
        const said = en.lessons[id]?.parts[partId];
        const options = Object.values(said?.prediction?.options ?? {});
        return [
          { isText: true, said: said?.text.join(' ') ?? '' },
          { isText: false, said: [said?.prediction?.question, ...options, ...(said?.hints ?? [])].join(' ') },
        ];
      }),
    );
  const words = ['child of', 'numbered', 'ensemble', 'leader', 'heartbeat', 'tick', 'bucket', 'library'];
  expect(words.filter((word) => read.find(({ said }) => said.includes(word))?.isText !== true)).toEqual([]);
});
