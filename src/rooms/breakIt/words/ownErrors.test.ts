import { expect, test } from 'vitest';
import { spokenIn } from '../../../words/load.ts';
import { BREAK_IT } from './breakIt.ts';

test.each([
  ['en', 'NoNode in line 5', 'Thrown by the program itself: “Error: rc -112” in line 5'],
  ['zh-CN', '第 5 行的 NoNode', '第 5 行：程序自己抛出“Error: rc -112”'],
] as const)(
  'an error that a program makes itself is not listed as one of ZooKeeper: %s',
  async (language, keeper, own) => {
    const { everyRun } = (await spokenIn(language)).area(BREAK_IT);
    expect(everyRun.error('NoNode', 5, null)).toBe(keeper);
    expect(everyRun.error('Error: rc -112', 5, null)).toBe(own);
  },
);
