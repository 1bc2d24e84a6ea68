// What is fetched of the lessons.
import type { Languages } from '../../ui/room/paletteItem.ts';
import { lessonItems } from './ui/lessonItems.ts';
import { takeLesson } from './ui/lessonRun.ts';
import { partName } from './words/partName.ts';
import { lessonWordsNow } from './words/useLessonWords.ts';

export { BegunLessons } from './ui/BegunLessons.tsx';
export { classQuestions } from './ui/classQuestions.ts';
export { EmbeddedPart } from './ui/EmbeddedPart.tsx';
export { LessonPanel } from './ui/LessonPanel.tsx';
export { LessonsDialog } from './ui/LessonsDialog.tsx';
export { LessonResults, LessonShelf } from './ui/LessonShelf.tsx';
export { QuizDialog } from './ui/QuizDialog.tsx';
export { leave as leaveLesson, openLesson } from './ui/lessonRun.ts';
export { openLessonFile } from './ui/lessonFile.ts';

export const lessonPartName = (part: string) => partName(lessonWordsNow(), part);
export const paletteItems = (languages: Languages) => lessonItems(languages, takeLesson);
