// What the rest of the page knows of lessons.
import './tellHost.ts';

export { BegunLessons } from './BegunLessons.tsx';
export { EmbeddedPart } from './EmbeddedPart.tsx';
export { LessonPanel } from './LessonPanel.tsx';
export { LessonsDialog } from './LessonsDialog.tsx';
export { LessonResults, LessonShelf } from './LessonShelf.tsx';
export { lessonsFound } from './foundLessons.ts';
export { openLesson, takeLesson } from './lessonRun.ts';
export { openLessonFile } from './lessonFile.ts';
