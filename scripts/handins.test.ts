import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workAsSolved } from '../src/scenarios/homework/testing/sampleWork.ts';
import { findLesson } from '../src/scenarios/lessons/lessons.ts';
import { handInCode } from '../src/rooms/lessons/ui/handInCode.ts';
import { callScript } from './testing/callScript.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

test('one array: who reached the goal, in how many actions, and what could not be read', async () => {
  const lesson = findLesson('L1');
  if (lesson === undefined) throw new Error('there is no L1');
  const code = await handInCode({ name: 'Ann', lesson: 'L1', assignment: null, work: workAsSolved(lesson) });
  const folder = temporaryFolder();
  const good = join(folder, 'good.txt');
  const bad = join(folder, 'bad.txt');
  const garbage = join(folder, 'garbage.bin');
  writeFileSync(good, `${code}\n${code.slice(0, -4)}\n`);
  writeFileSync(bad, 'nothing of the kind');
  writeFileSync(garbage, Buffer.alloc(10_000_000, 7));
  const { status, stdout, stderr } = await callScript(
    'scripts/handins.ts',
    good,
    bad,
    garbage,
    join(folder, 'none'),
    '--json',
  );
  expect([status, stderr]).toEqual([1, '']);
  const rows = JSON.parse(stdout) as unknown;
  expect(rows).toMatchObject([
    { file: good, name: 'Ann', lesson: 'L1', goalReached: true, problem: null },
    { name: 'Ann', lesson: 'L1', problem: 'truncated' },
    { file: bad, problem: 'noCode' },
    { file: garbage, problem: 'tooLong' },
    { problem: 'noFile' },
  ]);
});
