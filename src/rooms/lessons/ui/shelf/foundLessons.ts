// Lessons and challenges as they are looked for by what they are called and about.
import { courseKind, courseNumber } from '../../../../scenarios/lessons/courseNumber.ts';
import type { Lesson } from '../../../../scenarios/lessons/lesson.ts';
import { lessons } from '../../../../scenarios/lessons/lessons.ts';
import { settingsOf } from '../../../../scenarios/lessons/scenes.ts';
import type { LessonWords } from '../../../../scenarios/lessons/words.ts';
import type { Tag } from '../../../../scenarios/scenario/concepts.ts';
import type { LessonsMessages } from '../../words/contract.ts';
import { LESSONS } from '../../words/lessons.ts';
import type { Spoken } from '../../../../words/load.ts';
import { tagsOfScenario } from '../../../../ui/controls/search.ts';
import type { Findable } from '../../../../ui/room/findable.ts';

export interface FoundLesson extends Findable {
  readonly lesson: Lesson;
  readonly name: string;
  /** “Lesson 3”. */
  readonly numbered: string;
}

/** `languages`: the one it is shown in first, then others that it may be looked for in. */
export function foundLessons(languages: readonly LessonsMessages[]): readonly FoundLesson[] {
  return lessons.map((lesson) => {
    const { id } = lesson;
    const titles = languages.map((each) => each.lessons[id]?.title ?? '');
    const numbers = languages.map(({ panel }) => panel.number(courseKind(lesson), courseNumber(lesson)));
    return {
      lesson,
      name: titles[0] ?? '',
      numbered: numbers[0] ?? '',
      names: [...titles, ...numbers, id],
      tags: tagsOf(lesson),
      said: languages.flatMap((each) => saidOf(each.lessons[id])),
      isTaught: lesson.kind === 'lesson',
      introduces: lesson.introduces ?? [],
    };
  });
}

function saidOf(words: LessonWords | undefined): readonly string[] {
  if (words === undefined) return [];
  return [words.goal, ...Object.values(words.parts).flatMap(({ text }) => text)];
}

/** What its scenes are about, those of the first part first, and what it introduces besides. */
function tagsOf({ parts, about = [], introduces = [] }: Lesson): readonly Tag[] {
  const scenarios = parts.flatMap((part) => part.scene(settingsOf(part)).map(({ scenario }) => scenario));
  return [...new Set([...about, ...scenarios.flatMap(tagsOfScenario), ...introduces])];
}

export function lessonsFound(languages: readonly Spoken[]): readonly FoundLesson[] {
  return foundLessons(languages.map(({ area }) => area(LESSONS)));
}
