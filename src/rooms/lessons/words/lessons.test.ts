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
  ['English', en, 'src/scenarios/lessons/lessons.ts'],
  ['Chinese', zh, 'src/rooms/lessons/words/zh/course.ts'],
])('%s', (_name, words, list) => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s has its words, and no more',
    (id, lesson) => {
      const own = words.lessons[id];
      if (own === undefined) throw new Error(`${list} has no words of ${id}`);
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

test('no lesson says that an ephemeral znode lives as long as its session: it can be deleted before', () => {
  const told = [en, zh].flatMap(({ lessons: all }) =>
    Object.values(all).flatMap(({ closing = '', misconceptions = {} }) => [
      closing,
      ...Object.values(misconceptions),
    ]),
  );
  expect(told.filter((text) => /exactly as long as|live as long as a session|同生死/.test(text))).toEqual([]);
});

/** By part: a wrong answer, and what is not so in a world where it is wrong. */
const NOT_SO_THERE = [
  ['L2/deleted', 'oneMore', /which many take for the next number/, /很多人以为它就是下一个序号/],
  ['L5/retry', 'nobody', /makes a second znode/, /会多出一个节点/],
  ['L6/matrix', 'once', /^A getChildren watch fires/, /^getChildren 的监听只在/],
  ['L11/whom', 'more', /every node is watched by only one/, /每个节点只被一个客户端监听/],
  ['L13/walkAway', 'b', /^A znode in the line/, /^队列里有节点/],
  ['L16/crash', 'twice', /before the delete/, /删除之前/],
  ['L17/leftBehind', 'passes', /nobody deletes/, /没人删除/],
  ['L17/leftBehind', 'turnedAway', /deletes its znode first/, /先删除自己的节点/],
  ['L19/many', 'sometimes', /no mix is ever used/, /从不使用/],
  ['L20/woken', 'twice', /Only the next in line/, /只有下一个候选者/],
  ['L21/race', 'oneEach', /But each delete wakes/, /但每次删除都会唤醒/],
] as const;

test.each(NOT_SO_THERE)('%s: why %s is wrong is true in each world where it is', (place, option, ...not) => {
  const [id = '', partId = ''] = place.split('/');
  const part = lessons.find((each) => each.id === id)?.parts.find((each) => each.id === partId);
  const code = part?.prediction?.options.find((each) => each.id === option)?.misconception ?? '';
  const told = [en, zh].map(({ lessons: all }) => all[id]?.misconceptions?.[code] ?? '');
  expect(told).toEqual(not.map((pattern) => expect.not.stringMatching(pattern)));
  expect(told).not.toContain('');
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

/** By lesson and part, what answers it in English and in Chinese. */
const ASKED_AFTER_CHAPTER_1 = [
  ['May an ephemeral znode have children?', 'L0/client', 'cannot have children', '临时节点不能有子节点'],
  ['May another client delete it?', 'L0/client', 'Any client may delete', '任何客户端都可以删除'],
  ['How large may a value be?', 'L0/tree', 'up to 1 MB', '最大 1 MB'],
  ['How often does a watch fire?', 'L0/bell', 'fires once', '只触发一次'],
  ['What does version −1 mean?', 'L1/withVersion', 'Version −1', '版本号 −1'],
  ['What is a zxid?', 'L1/deletion', 'the zxid', '叫 zxid'],
  [
    'May a znode with children be deleted?',
    'L1/deletion',
    'without children can be deleted',
    '没有子节点的节点才能删除',
  ],
  [
    'Where does the number of a sequential znode come from?',
    'L2/deleted',
    'the server appends',
    '加上十位数字',
  ],
  ['Does a restart lose data?', 'L3/bridge', 'a restart loses nothing', '重启也不会丢'],
  ['Who chooses the session timeout?', 'L4/goodbye', 'The server gave them', '服务器给了'],
  ['Who decides that a session is dead?', 'L4/leader', 'only the leader counts the silence', '只有领导者'],
  ['What does ConnectionLoss say of a request?', 'L5/unknown', 'only the reply was lost', '丢的只是响应'],
] as const;

test.each(ASKED_AFTER_CHAPTER_1)('%s is answered in chapter 1', (_, place, english, chinese) => {
  const [id = '', partId = ''] = place.split('/');
  const lesson = lessons.find((each) => each.id === id);
  if (lesson === undefined) throw new Error(`there is no ${id}`);
  const answers = answersOf(lesson);
  const said = ({ lessons: all }: Pick<typeof en, 'lessons'>): string => {
    const words = all[id];
    const texts = words === undefined ? [] : textsOf(lesson, words, answers);
    return texts.flatMap(({ field, text }) => (field.startsWith(`parts.${partId}.`) ? [text] : [])).join(' ');
  };
  expect(said(en)).toContain(english);
  expect(said(zh)).toContain(chinese);
});
