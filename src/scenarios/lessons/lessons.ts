// Every lesson, in the order of the course.
import '../library.ts';
import { treeClientBell } from './00-treeClientBell.ts';
import { versions } from './01-versions.ts';
import { numbers } from './02-numbers.ts';
import { session } from './03-session.ts';
import { vanish } from './04-vanish.ts';
import { didItHappen } from './05-didItHappen.ts';
import { whichBell } from './06-bells.ts';
import { gap } from './07-gap.ts';
import { disconnected } from './08-disconnected.ts';
import { whereWatchesLive } from './09-whereWatchesLive.ts';
import { oneName } from './10-oneName.ts';
import { inLine } from './11-inLine.ts';
import { breakTheLine } from './12-breakTheLine.ts';
import { tryLock } from './13-tryLock.ts';
import { twoHolders } from './14-twoHolders.ts';
import { readersWriters } from './15-readersWriters.ts';
import { lostOrTwice } from './16-lostOrTwice.ts';
import { allOrNobody } from './17-allOrNobody.ts';
import { whoIsAlive } from './18-whoIsAlive.ts';
import { publishing } from './19-configuration.ts';
import { candidates } from './20-candidates.ts';
import { latch } from './21-latch.ts';
import { oneWrite } from './22-oneWrite.ts';
import { leaderDies } from './23-leaderDies.ts';
import { cutInTwo } from './24-cutInTwo.ts';
import { answeredAndLost } from './26-answeredAndLost.ts';
import { twoHistories } from './27-twoHistories.ts';
import { finalExam } from './25-finalExam.ts';
import { twoLeaders } from './c01-twoLeaders.ts';
import { loseOne } from './c02-loseOne.ts';
import { deadHolders } from './c03-deadHolders.ts';
import { unanswered } from './c04-unanswered.ts';
import { threeCommands } from './c05-threeCommands.ts';
import { noLeader } from './c06-noLeader.ts';
import { alone } from './c07-alone.ts';
import { mixed } from './c08-mixed.ts';
import { unlisted } from './c09-unlisted.ts';
import { timeMachine } from './c10-timeMachine.ts';
import { twoCrowns } from './c11-twoCrowns.ts';
import { repair } from './c12-repair.ts';
import { repairBarrier } from './c13-barrier.ts';
import { repairQueue } from './c14-queue.ts';
import { repairElection } from './c15-election.ts';
import { repairReadWriteLock } from './c16-readWrite.ts';
import { repairRegistry } from './c17-registry.ts';
import type { Lesson } from './lesson.ts';

/** By the file that holds it, so that a mistake can be found. */
export const lessonFiles: readonly (readonly [file: string, lesson: Lesson])[] = [
  ['00-treeClientBell.ts', treeClientBell],
  ['01-versions.ts', versions],
  ['02-numbers.ts', numbers],
  ['03-session.ts', session],
  ['04-vanish.ts', vanish],
  ['05-didItHappen.ts', didItHappen],
  ['06-bells.ts', whichBell],
  ['07-gap.ts', gap],
  ['08-disconnected.ts', disconnected],
  ['09-whereWatchesLive.ts', whereWatchesLive],
  ['10-oneName.ts', oneName],
  ['11-inLine.ts', inLine],
  ['12-breakTheLine.ts', breakTheLine],
  ['13-tryLock.ts', tryLock],
  ['14-twoHolders.ts', twoHolders],
  ['15-readersWriters.ts', readersWriters],
  ['16-lostOrTwice.ts', lostOrTwice],
  ['17-allOrNobody.ts', allOrNobody],
  ['18-whoIsAlive.ts', whoIsAlive],
  ['19-configuration.ts', publishing],
  ['20-candidates.ts', candidates],
  ['21-latch.ts', latch],
  ['22-oneWrite.ts', oneWrite],
  ['23-leaderDies.ts', leaderDies],
  ['24-cutInTwo.ts', cutInTwo],
  ['26-answeredAndLost.ts', answeredAndLost],
  ['27-twoHistories.ts', twoHistories],
  ['c01-twoLeaders.ts', twoLeaders],
  ['c02-loseOne.ts', loseOne],
  ['c03-deadHolders.ts', deadHolders],
  ['c04-unanswered.ts', unanswered],
  ['c05-threeCommands.ts', threeCommands],
  ['c06-noLeader.ts', noLeader],
  ['c07-alone.ts', alone],
  ['c08-mixed.ts', mixed],
  ['c09-unlisted.ts', unlisted],
  ['c10-timeMachine.ts', timeMachine],
  ['c11-twoCrowns.ts', twoCrowns],
  ['c12-repair.ts', repair],
  ['c13-barrier.ts', repairBarrier],
  ['c14-queue.ts', repairQueue],
  ['c15-election.ts', repairElection],
  ['c16-readWrite.ts', repairReadWriteLock],
  ['c17-registry.ts', repairRegistry],
  ['25-finalExam.ts', finalExam],
];

export const lessons: readonly Lesson[] = lessonFiles.map(([, lesson]) => lesson);

export function findLesson(id: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.id === id);
}
