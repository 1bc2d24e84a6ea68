// What is fetched of the lessons.
export { BegunLessons } from './ui/BegunLessons.tsx';
export { EmbeddedPart } from './ui/EmbeddedPart.tsx';
export { LessonPanel } from './ui/LessonPanel.tsx';
export { LessonsDialog } from './ui/LessonsDialog.tsx';
export { LessonResults, LessonShelf } from './ui/LessonShelf.tsx';
export { lessonsFound } from './ui/foundLessons.ts';
export { openLesson, takeLesson } from './ui/lessonRun.ts';
export { openLessonFile } from './ui/lessonFile.ts';
