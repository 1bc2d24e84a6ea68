// What a teacher's own lesson lacks, as a file: each answer names the file and the field, and the exit code says whether it can be used.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { lessonFileText } from '../../src/scenarios/homework/lessonFile.ts';
import { runOf } from '../../src/scenarios/homework/worldTask.ts';
import { worldOf } from '../../src/scenarios/lessons/scenes.ts';
import { A, kill } from '../../src/scenarios/locks/cues.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import { lackingInFile } from './checkLessonFile.ts';
import { callScript } from '../testing/callScript.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';

const choices = worldOf('predecessor-lock', 3);
const commands = [{ command: kill(A), atMs: 1000, afterStep: 0 }];
const run = runOf(
  { choices, commands, playhead: { step: 0, timeMs: 9000 } },
  { findScenario, book: recipeBook },
);

function saved(options: readonly string[] = ['A', 'B', 'nobody']): string {
  return lessonFileText({
    title: 'A dies',
    task: {
      kind: 'world',
      choices,
      goal: { is: 'closed', about: 'A' },
      question: { asks: 'believers', about: '', options, run },
    },
    allowed: [],
    set: {},
    goal: '',
    deadline: '',
  });
}

const change = (from: string, to: string) => {
  const text = JSON.stringify(JSON.parse(saved()));
  if (!text.includes(from)) throw new Error(`${from} is not in it`);
  return text.replace(from, to);
};

test.each([
  ['as it was saved', () => saved(), null],
  ['no answer is right', () => saved(['A', 'C']), 'question.options: none says B'],
  ['no title', () => change('"A dies"', '" "'), 'title: it has none'],
  ['a title that is a number', () => change('"A dies"', '7'), 'assignment[0], title: '],
  ['a goal without a kind', () => change('"is":"closed",', ''), 'assignment[1][1].is, task: '],
  ['a seed that is a word', () => change('"seed":1', '"seed":"x"'), 'assignment[1][0][0].seed, task: '],
  ['no deadline', () => change(',""]', ']'), 'assignment[5], deadline: '],
  ['no such scenario', () => change('"predecessor-lock"', '"else"'), 'assignment[1][0], task: '],
  ['no assignment', () => '{"format":"znode-lab-lesson","version":1}', 'assignment: '],
  ['another format', () => change('znode-lab-lesson', 'else'), 'format: '],
  ['a newer version', () => change('"version":1', '"version":2'), 'version: newer'],
  ['no JSON', () => '{ nope', 'not JSON: '],
])('%s', (_, text, said) => {
  const named = lackingInFile(text()).map((line) => (said !== null && line.includes(said) ? said : line));
  expect(named).toEqual(said === null ? [] : [said]);
});

test('the exit code tells what can be used, what has a mistake and what cannot be read', async () => {
  const folder = temporaryFolder();
  const [good, bad, none] = ['good', 'bad', 'none'].map((name) => join(folder, `${name}.json`));
  writeFileSync(good ?? '', saved());
  writeFileSync(bad ?? '', change('"A dies"', '7'));
  expect(await check(good)).toEqual({ code: 0, said: `ok     ${good}: nothing is missing\n` });
  expect(await check(bad)).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${bad}: assignment[0], title: `),
  });
  expect(await check(none)).toEqual({ code: 2, said: `${none} cannot be read.\n` });
});

async function check(file = '') {
  const { status, stdout, stderr } = await callScript('scripts/lessons.ts', '--check', file);
  return { code: status, said: stdout + stderr };
}
