// What the rest of the page, and an embed of a lesson's part, know of lessons.
export { watchGoal } from '../embed/lessonGoal.ts';
export { sceneOf } from '../embed/sceneOf.ts';
export { BegunLessons } from './BegunLessons.tsx';
export { LessonPanel } from './LessonPanel.tsx';
export { LessonsDialog } from './LessonsDialog.tsx';
export { openLesson } from './lessonRun.ts';
