// The lessons as docs/teaching.md has them: what each needs, teaches and clears up, with links to its parts.
import { LESSONS } from '../../src/rooms/lessons/words/lessons.ts';
import type { Lesson } from '../../src/scenarios/lessons/lesson.ts';
import { lessons } from '../../src/scenarios/lessons/lessons.ts';
import { namedHash } from '../../src/scenarios/link/namedLink.ts';

const BEGIN = '<!-- lessons: written by npm run lessons -- --table -->';
const END = '<!-- end of lessons -->';

/** The text of the page with the lessons that are there now. */
export function withLessonTable(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${chapters()}\n\n${END}${after}`;
}

function chapters(): string {
  const { panel } = LESSONS.english;
  const numbers = [...new Set(lessons.map(({ chapter }) => chapter))].toSorted((a, b) => a - b);
  const own = numbers.map((chapter) => {
    const inChapter = lessons.filter((each) => each.chapter === chapter && each.kind === 'lesson');
    return [`### ${chapter}. ${panel.chapters[chapter]}`, ...inChapter.map(entry)].join('\n\n');
  });
  const challenges = lessons.filter(({ kind }) => kind === 'challenge');
  return [...own, ['### Challenges', ...challenges.map(entry)].join('\n\n')].join('\n\n');
}

function entry(lesson: Lesson): string {
  const words = LESSONS.english.lessons[lesson.id];
  const parts = lesson.parts.map((part) => {
    const hash = namedHash({ kind: 'lesson', id: lesson.id, part: part.id });
    return `[${part.id}](../index.html${hash})`;
  });
  const ideas = Object.values(words?.misconceptions ?? {});
  return [
    `**${lesson.id} ${words?.title}** (${lesson.minutes} min${needs(lesson)}). ${words?.goal}`,
    `Parts: ${parts.join(', ')}.`,
    ...(ideas.length === 0
      ? []
      : ['', 'What learners often get wrong, put right:', '', ...ideas.map((idea) => `- ${idea}`)]),
  ].join('\n');
}

function needs(lesson: Lesson): string {
  const before = lessons.filter(({ chapter, kind }) => chapter === lesson.chapter && kind === 'lesson');
  const place = before.findIndex(({ id }) => id === lesson.id);
  const last = before[place - 1]?.id;
  const after = lesson.after ?? (last === undefined || lesson.kind === 'challenge' ? [] : [last]);
  return after.length === 0 ? '' : `, after ${after.join(', ')}`;
}
