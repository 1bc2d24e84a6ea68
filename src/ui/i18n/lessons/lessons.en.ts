// The words of all lessons, by id.
import { versions } from './01-versions.en.ts';
import { vanish } from './04-vanish.en.ts';
import { whichBell } from './06-bells.en.ts';
import { oneName } from './10-oneName.en.ts';
import { inLine } from './11-inLine.en.ts';
import { breakTheLine } from './12-breakTheLine.en.ts';
import { twoHolders } from './14-twoHolders.en.ts';
import { leaderDies } from './23-leaderDies.en.ts';
import { cutInTwo } from './24-cutInTwo.en.ts';
import { finalExam } from './25-finalExam.en.ts';
import type { LessonsMessages } from './contract.ts';
import { panel } from './panel.en.ts';

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
