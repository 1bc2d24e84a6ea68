import { expect, test } from 'vitest';
import { spokenIn } from '../../../words/load.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { errorText } from './errorText.ts';

test.each([
  ['en', 'NoNode in line 5', 'Thrown by the program itself: “Error: rc -112” in line 5'],
  ['zh-CN', '第 5 行的 NoNode', '第 5 行：程序自己抛出“Error: rc -112”'],
] as const)(
  'an error that a program makes itself is not listed as one of ZooKeeper: %s',
  async (language, keeper, own) => {
    const { everyRun } = (await spokenIn(language)).area(BREAK_IT);
    const text = (code: string) =>
      errorText({ error: { client: 'client:A', code, line: 5 }, line: 5, program: null }, everyRun);
    expect(text('NoNode')).toBe(keeper);
    expect(text('Error: rc -112')).toBe(own);
  },
);
