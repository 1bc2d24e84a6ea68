// What another teacher’s lesson lacks is named by file and field.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '../../src/scenarios/library.ts';
import { checkFile, lackingIn, OWN_LESSONS } from './checkLessons.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const WHOLE = `
  id: 'L99', kind: 'lesson', chapter: 1, minutes: 3,
  parts: [{
    id: 'one',
    scene: () => [{ scenario: 'herd-lock', seed: 1, clients: 2, values: {} }],
    goal: { milestones: [{ id: 'held', begin: () => ({ records }) => records.some(({ kind }) => kind === 'belief.stated') }] },
    solution: [{ do: 'open', set: {} }, { do: 'run', until: { on: 'record', kind: 'belief.stated' } }],
  }],`;

test('a file without a lesson, fields that are missing, words that are missing', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'half'));
  writeFileSync(
    join(folder, 'half', 'lesson.mjs'),
    "export const half = { id: 'L98', kind: 'lesson', chapter: 1, parts: [{ id: 'a' }] };",
  );
  mkdirSync(join(folder, 'whole'));
  writeFileSync(join(folder, 'whole', 'lesson.mjs'), `export const whole = {${WHOLE}};`);
  writeFileSync(
    join(folder, 'whole', 'words.mjs'),
    "export const words = { title: 'T', goal: 'G', parts: { one: { text: ['x'], hints: ['', '', ''] } } };",
  );
  const { found } = await lackingIn(folder);
  expect(found.filter((line) => line.startsWith('half'))).toEqual([
    'half/lesson.mjs: minutes: missing',
    'half/lesson.mjs: parts[0].scene: missing',
    'half/lesson.mjs: parts[0].solution: missing',
  ]);
  expect(found.some((line) => line.endsWith('whole/words.mjs: parts.one.goal.held: missing'))).toBe(true);
  expect(found.some((line) => line.endsWith('whole/zh.mjs: missing'))).toBe(true);
  expect((await lackingIn(temporaryFolder())).found).toHaveLength(1);
});

test.each(['04-vanish/lesson.ts', 'c03-deadHolders/lesson.ts'])(
  'the project’s own %s lacks nothing',
  async (file) => {
    expect(await checkFile(OWN_LESSONS, file)).toEqual({ lessons: 1, found: [] });
  },
);
