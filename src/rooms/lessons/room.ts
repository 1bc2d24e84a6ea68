import { dialog } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** Courses of lessons and challenges, with what is handed in. */
export const lessons: Room<'lessons' | 'quiz'> = {
  id: 'lessons',
  dialogs: {
    lessons: dialog(async () => (await parts()).LessonsDialog),
    quiz: dialog(async () => (await parts()).QuizDialog),
  },
  entries: async () => (await import('./entries.ts')).entries,
  paletteItems: async () => (await parts()).paletteItems,
  links: { kinds: ['lesson', 'work'], open: async () => (await parts()).openLesson },
  provides: {
    BegunLessons: async () => (await parts()).BegunLessons,
    EmbeddedPart: async () => (await parts()).EmbeddedPart,
    LessonPanel: async () => (await parts()).LessonPanel,
    LessonShelf: async () => (await parts()).LessonShelf,
    LessonResults: async () => (await parts()).LessonResults,
    leaveLesson: async () => (await parts()).leaveLesson,
    openLessonFile: async () => (await parts()).openLessonFile,
    classQuestions: async () => (await parts()).classQuestions,
    lessonPartName: async () => (await parts()).lessonPartName,
  },
};
