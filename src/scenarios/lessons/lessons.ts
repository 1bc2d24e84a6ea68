// Every lesson, in the order of the course.
import '../library.ts';
import { treeClientBell } from './00-treeClientBell.ts';
import { versions } from './01-versions.ts';
import { numbers } from './02-numbers.ts';
import { session } from './03-session.ts';
import { vanish } from './04-vanish.ts';
import { whichBell } from './06-bells.ts';
import { oneName } from './10-oneName.ts';
import { inLine } from './11-inLine.ts';
import { breakTheLine } from './12-breakTheLine.ts';
import { twoHolders } from './14-twoHolders.ts';
import { leaderDies } from './23-leaderDies.ts';
import { cutInTwo } from './24-cutInTwo.ts';
import { finalExam } from './25-finalExam.ts';
import type { Lesson } from './lesson.ts';

/** By the file that holds it, so that a mistake can be found. */
export const lessonFiles: readonly (readonly [file: string, lesson: Lesson])[] = [
  ['00-treeClientBell.ts', treeClientBell],
  ['01-versions.ts', versions],
  ['02-numbers.ts', numbers],
  ['03-session.ts', session],
  ['04-vanish.ts', vanish],
  ['06-bells.ts', whichBell],
  ['10-oneName.ts', oneName],
  ['11-inLine.ts', inLine],
  ['12-breakTheLine.ts', breakTheLine],
  ['14-twoHolders.ts', twoHolders],
  ['23-leaderDies.ts', leaderDies],
  ['24-cutInTwo.ts', cutInTwo],
  ['25-finalExam.ts', finalExam],
];

export const lessons: readonly Lesson[] = lessonFiles.map(([, lesson]) => lesson);

export function findLesson(id: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.id === id);
}
