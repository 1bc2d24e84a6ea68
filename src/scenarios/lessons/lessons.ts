// Every lesson, in the order of the course.
import '../library.ts';
import { treeClientBell } from './00-treeClientBell/lesson.ts';
import { versions } from './01-versions/lesson.ts';
import { numbers } from './02-numbers/lesson.ts';
import { session } from './03-session/lesson.ts';
import { vanish } from './04-vanish/lesson.ts';
import { didItHappen } from './05-didItHappen/lesson.ts';
import { whichBell } from './06-bells/lesson.ts';
import { gap } from './07-gap/lesson.ts';
import { disconnected } from './08-disconnected/lesson.ts';
import { whereWatchesLive } from './09-whereWatchesLive/lesson.ts';
import { oneName } from './10-oneName/lesson.ts';
import { inLine } from './11-inLine/lesson.ts';
import { breakTheLine } from './12-breakTheLine/lesson.ts';
import { tryLock } from './13-tryLock/lesson.ts';
import { twoHolders } from './14-twoHolders/lesson.ts';
import { readersWriters } from './15-readersWriters/lesson.ts';
import { lostOrTwice } from './16-lostOrTwice/lesson.ts';
import { allOrNobody } from './17-allOrNobody/lesson.ts';
import { whoIsAlive } from './18-whoIsAlive/lesson.ts';
import { publishing } from './19-configuration/lesson.ts';
import { candidates } from './20-candidates/lesson.ts';
import { latch } from './21-latch/lesson.ts';
import { oneWrite } from './22-oneWrite/lesson.ts';
import { leaderDies } from './23-leaderDies/lesson.ts';
import { cutInTwo } from './24-cutInTwo/lesson.ts';
import { answeredAndLost } from './26-answeredAndLost/lesson.ts';
import { twoHistories } from './27-twoHistories/lesson.ts';
import { finalExam } from './25-finalExam/lesson.ts';
import { twoLeaders } from './c01-twoLeaders/lesson.ts';
import { loseOne } from './c02-loseOne/lesson.ts';
import { deadHolders } from './c03-deadHolders/lesson.ts';
import { unanswered } from './c04-unanswered/lesson.ts';
import { threeCommands } from './c05-threeCommands/lesson.ts';
import { noLeader } from './c06-noLeader/lesson.ts';
import { alone } from './c07-alone/lesson.ts';
import { mixed } from './c08-mixed/lesson.ts';
import { unlisted } from './c09-unlisted/lesson.ts';
import { timeMachine } from './c10-timeMachine/lesson.ts';
import { twoCrowns } from './c11-twoCrowns/lesson.ts';
import { repair } from './c12-repair/lesson.ts';
import { repairBarrier } from './c13-barrier/lesson.ts';
import { repairQueue } from './c14-queue/lesson.ts';
import { repairElection } from './c15-election/lesson.ts';
import { repairReadWriteLock } from './c16-readWrite/lesson.ts';
import { repairRegistry } from './c17-registry/lesson.ts';
import type { Lesson } from './lesson.ts';
import type { CourseLesson } from './words.ts';

/** By the file that holds it, so that a mistake can be found. */
export const lessonFiles: readonly (readonly [file: string, lesson: CourseLesson])[] = [
  ['00-treeClientBell/lesson.ts', treeClientBell],
  ['01-versions/lesson.ts', versions],
  ['02-numbers/lesson.ts', numbers],
  ['03-session/lesson.ts', session],
  ['04-vanish/lesson.ts', vanish],
  ['05-didItHappen/lesson.ts', didItHappen],
  ['06-bells/lesson.ts', whichBell],
  ['07-gap/lesson.ts', gap],
  ['08-disconnected/lesson.ts', disconnected],
  ['09-whereWatchesLive/lesson.ts', whereWatchesLive],
  ['10-oneName/lesson.ts', oneName],
  ['11-inLine/lesson.ts', inLine],
  ['12-breakTheLine/lesson.ts', breakTheLine],
  ['13-tryLock/lesson.ts', tryLock],
  ['14-twoHolders/lesson.ts', twoHolders],
  ['15-readersWriters/lesson.ts', readersWriters],
  ['16-lostOrTwice/lesson.ts', lostOrTwice],
  ['17-allOrNobody/lesson.ts', allOrNobody],
  ['18-whoIsAlive/lesson.ts', whoIsAlive],
  ['19-configuration/lesson.ts', publishing],
  ['20-candidates/lesson.ts', candidates],
  ['21-latch/lesson.ts', latch],
  ['22-oneWrite/lesson.ts', oneWrite],
  ['23-leaderDies/lesson.ts', leaderDies],
  ['24-cutInTwo/lesson.ts', cutInTwo],
  ['26-answeredAndLost/lesson.ts', answeredAndLost],
  ['27-twoHistories/lesson.ts', twoHistories],
  ['c01-twoLeaders/lesson.ts', twoLeaders],
  ['c02-loseOne/lesson.ts', loseOne],
  ['c03-deadHolders/lesson.ts', deadHolders],
  ['c04-unanswered/lesson.ts', unanswered],
  ['c05-threeCommands/lesson.ts', threeCommands],
  ['c06-noLeader/lesson.ts', noLeader],
  ['c07-alone/lesson.ts', alone],
  ['c08-mixed/lesson.ts', mixed],
  ['c09-unlisted/lesson.ts', unlisted],
  ['c10-timeMachine/lesson.ts', timeMachine],
  ['c11-twoCrowns/lesson.ts', twoCrowns],
  ['c12-repair/lesson.ts', repair],
  ['c13-barrier/lesson.ts', repairBarrier],
  ['c14-queue/lesson.ts', repairQueue],
  ['c15-election/lesson.ts', repairElection],
  ['c16-readWrite/lesson.ts', repairReadWriteLock],
  ['c17-registry/lesson.ts', repairRegistry],
  ['25-finalExam/lesson.ts', finalExam],
];

export const lessons: readonly Lesson[] = lessonFiles.map(([, lesson]) => lesson);

export function findLesson(id: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.id === id);
}
