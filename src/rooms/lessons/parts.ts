// What is fetched of the lessons.
import type { Languages } from '../../ui/room/paletteItem.ts';
import { lessonItems } from './ui/shelf/lessonItems.ts';
import { takeLesson } from './ui/lessonRun.ts';
import { partName } from './words/partName.ts';
import { lessonWordsNow } from './words/useLessonWords.ts';

export { BegunLessons } from './ui/shelf/BegunLessons.tsx';
export { classQuestions } from './ui/classQuestions.ts';
export { EmbeddedPart } from './ui/EmbeddedPart.tsx';
export { LessonPanel } from './ui/LessonPanel.tsx';
export { LessonsDialog } from './ui/shelf/LessonsDialog.tsx';
export { LessonResults, LessonShelf } from './ui/shelf/LessonShelf.tsx';
export { QuizDialog } from './ui/quiz/QuizDialog.tsx';
export { leave as leaveLesson, openLesson } from './ui/lessonRun.ts';
export { openLessonFile } from './ui/lessonFile.ts';

export const lessonPartName = (part: string) => partName(lessonWordsNow(), part);
export const paletteItems = (languages: Languages) => lessonItems(languages, takeLesson);
