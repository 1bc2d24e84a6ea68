// The words of all lessons, by id.
import { versions } from './01-versions.zh.ts';
import { vanish } from './04-vanish.zh.ts';
import { whichBell } from './06-bells.zh.ts';
import { oneName } from './10-oneName.zh.ts';
import { inLine } from './11-inLine.zh.ts';
import { breakTheLine } from './12-breakTheLine.zh.ts';
import { twoHolders } from './14-twoHolders.zh.ts';
import { leaderDies } from './23-leaderDies.zh.ts';
import { cutInTwo } from './24-cutInTwo.zh.ts';
import { finalExam } from './25-finalExam.zh.ts';
import type { LessonsMessages } from './contract.ts';
import { panel } from './panel.zh.ts';

export const lessonWords: LessonsMessages = {
  panel,
  lessons: {
    L1: versions,
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
