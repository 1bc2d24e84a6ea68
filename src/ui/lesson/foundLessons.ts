// Lessons and challenges as they are looked for by what they are called and about.
import { courseNumber } from '../../scenarios/lessons/courseNumber.ts';
import type { Lesson } from '../../scenarios/lessons/lesson.ts';
import { lessons } from '../../scenarios/lessons/lessons.ts';
import type { LessonsMessages } from '../../words/contracts/lessons.ts';
import { LESSONS } from '../../words/lessons.ts';
import type { Spoken } from '../../words/load.ts';
import type { Findable } from '../controls/search.ts';

export interface FoundLesson extends Findable {
  readonly lesson: Lesson;
  readonly name: string;
  /** “Lesson 3”. */
  readonly numbered: string;
}

/** `languages`: the one it is shown in first, then others that it may be looked for in. */
export function foundLessons(languages: readonly LessonsMessages[]): readonly FoundLesson[] {
  return lessons.map((lesson) => {
    const { id, kind } = lesson;
    const titles = languages.map((each) => each.lessons[id]?.title ?? '');
    const numbers = languages.map(({ panel }) => panel.number(kind, courseNumber(lesson)));
    return {
      lesson,
      name: titles[0] ?? '',
      numbered: numbers[0] ?? '',
      names: [...titles, ...numbers, id],
      tags: [],
      said: languages.map((each) => each.lessons[id]?.goal ?? ''),
    };
  });
}

export function lessonsFound(languages: readonly Spoken[]): readonly FoundLesson[] {
  return foundLessons(languages.map(({ area }) => area(LESSONS)));
}
