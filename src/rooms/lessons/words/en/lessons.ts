// The words of all lessons, by id.
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
import { challenges } from './challenges.ts';
import { panel } from './panel.ts';
import { terms } from './terms.ts';
import type { LessonsMessages } from '../contract.ts';

export const lessonWords: LessonsMessages = {
  panel,
  terms,
  lessons: {
    L0: treeClientBell,
    L1: versions,
    L2: numbers,
    L3: session,
    L4: vanish,
    L5: didItHappen,
    L6: whichBell,
    L7: gap,
    L8: disconnected,
    L9: whereWatchesLive,
    L10: oneName,
    L11: inLine,
    L12: breakTheLine,
    L13: tryLock,
    L14: twoHolders,
    L15: readersWriters,
    L16: lostOrTwice,
    L17: allOrNobody,
    L18: whoIsAlive,
    L19: publishing,
    L20: candidates,
    L21: latch,
    L22: oneWrite,
    L23: leaderDies,
    L24: cutInTwo,
    L25: finalExam,
    L26: answeredAndLost,
    L27: twoHistories,
    ...challenges,
  },
};
