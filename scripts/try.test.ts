import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callScript } from './testing/callScript.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const BOOK = resolve(import.meta.dirname, '../src/ownRecipes/book');

const script = (name: string, ...args: readonly string[]) => callScript(`scripts/${name}.ts`, ...args);

function fileOf(code: string): string {
  const file = join(temporaryFolder(), 'own.js');
  writeFileSync(file, code);
  return file;
}

describe('npm run try', () => {
  test('prints the same keys as npm run sim', async () => {
    const own = await script(
      'try',
      join(BOOK, 'herdLock.js'),
      '--clients',
      '4',
      '--set',
      'arrival=lockstep',
      '--json',
    );
    const built = await script('sim', 'herd-lock', '--clients', '4', '--json');
    expect([own.status, own.stderr]).toEqual([0, '']);
    const [report, twin] = [own, built].map(({ stdout }) => JSON.parse(stdout) as Record<string, unknown>);
    expect(Object.keys(report ?? {})).toEqual(Object.keys(twin ?? {}));
    expect(report).toMatchObject({ scenario: 'own-recipe', violations: [] });
  });

  test('ends with a summary of the run', async () => {
    const { stdout } = await script('try', join(BOOK, 'herdLock.js'), '--clients', '2');
    expect(stdout).toMatch(
      /\n\n\d+ steps, \d+ ms of the world's time; .*\.\nHeld in turn by client:A, client:B\.\nJudged by .*: nothing broke\.\n$/,
    );
  });

  test('says of a wrong path what Java says', async () => {
    const { stderr } = await script(
      'try',
      fileOf("export default async function main(client) {\n  await client.zk.create('x', '1');\n}"),
    );
    expect(stderr).toMatch(/line 2: IllegalArgumentException: Path must start with \/ character/);
  });

  test('names what is wrong with its line, and nothing else', async () => {
    const { status, stdout, stderr } = await script(
      'try',
      fileOf('export default async function main(client) {\n  client.zk.creat();\n}'),
      '--json',
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^the program of client:A failed: line 2: TypeError: client\.zk has no creat; .*\n$/,
    );
  });

  test.each([
    [[], /Which file\?/],
    [['nowhere.js'], /ENOENT.*nowhere\.js/],
    [[join(BOOK, 'herdLock.js'), '--set', 'rounds=3'], /rounds/],
  ])('refuses %j with exit 2', async (args, words) => {
    const { status, stdout, stderr } = await script('try', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });
});

test('npm run break takes a file too', async () => {
  const file = fileOf(`export default async function main(client) {
    await client.zk.create('/exclusive_lock/lock', '').catch(() => {});
    client.holds('/exclusive_lock/lock');
    await client.untilReleased();
  }`);
  const { status, stdout } = await script('break', file, '--first', '--seconds', '600', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ found: true, invariant: 'I-3', commands: [] });
});
