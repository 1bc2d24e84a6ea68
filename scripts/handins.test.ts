import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workAsSolved } from '../src/scenarios/homework/testing/sampleWork.ts';
import { findLesson } from '../src/scenarios/lessons/lessons.ts';
import { handInCode } from '../src/rooms/lessons/ui/handIn/handInCode.ts';
import { choiceSum } from '../src/rooms/breakIt/model/explore/total.ts';
import { NO_WORK } from '../src/scenarios/lessons/partWork.ts';
import { sceneWith } from '../src/scenarios/lessons/repaired.ts';
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

test('with --explore it shows the certificate of each program, mended or as it was found', async () => {
  const lesson = findLesson('C15');
  const part = lesson?.parts.find(({ repair }) => repair !== undefined);
  const mended = part?.solution.findLast((action) => action.do === 'write')?.code;
  if (lesson === undefined || part?.repair === undefined || mended === undefined)
    throw new Error('there is no C15');
  const { repair } = part;
  const code = (program: string) => {
    const { runs, ...rest } = workAsSolved(lesson)[part.id] ?? NO_WORK;
    const work = { [part.id]: { ...rest, runs: runs.map((run) => ({ ...run, code: program })) } };
    return handInCode({ name: 'Ann', lesson: 'C15', assignment: null, work });
  };
  const file = join(temporaryFolder(), 'ann.txt');
  writeFileSync(file, `${await code(repair.code)}\n${await code(mended)}`);
  const { stdout, stderr } = await callScript('scripts/handins.ts', file, '--explore', '--json');
  expect(stderr).toBe('');
  const certified = (program: string, violated: readonly string[]) => {
    const [choice] = sceneWith(part, {}, program);
    if (choice === undefined) throw new Error('it has no world');
    const bound = { faults: repair.exam.allow, atMost: 1 };
    return { certificates: [{ of: choiceSum(choice), complete: true, bound, violated }] };
  };
  expect(JSON.parse(stdout)).toMatchObject([certified(repair.code, ['I-13']), certified(mended, [])]);
});
