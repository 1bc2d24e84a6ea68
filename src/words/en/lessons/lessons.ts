// The words of all lessons, by id.
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
import { panel } from './panel.ts';
import type { LessonsMessages } from '../../contracts/lessons.ts';

export const lessonWords: LessonsMessages = {
  panel,
  lessons: {
    L0: treeClientBell,
    L1: versions,
    L2: numbers,
    L3: session,
    L4: vanish,
    L6: whichBell,
    L10: oneName,
    L11: inLine,
    L12: breakTheLine,
    L14: twoHolders,
    L23: leaderDies,
    L24: cutInTwo,
    L25: finalExam,
  },
};
