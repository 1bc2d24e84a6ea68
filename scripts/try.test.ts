import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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
      /^the program of client A failed: line 2: TypeError: client\.zk has no creat: .*\n$/,
    );
  });

  test.each([
    [[], /Which file\?/],
    [['nowhere.js'], /There is no file "nowhere\.js"/],
    [[join(BOOK, 'herdLock.js'), '--set', 'rounds=3'], /rounds/],
  ])('refuses %j with exit 2', async (args, words) => {
    const { status, stdout, stderr } = await script('try', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });
});

test('npm run try takes a world of several programs, and ends with a summary', async () => {
  const world = join(temporaryFolder(), 'world.json');
  const code = [
    "export const invariant = (tree, beliefs) => beliefs.length <= 1 || 'two primaries';",
    'export default async function main({ zk, name, holds, sleep }) {',
    "  await zk.create('/primary-' + name, '', { mode: 'EPHEMERAL' });",
    "  holds('/primary-' + name);",
    '  for (;;) await sleep(500);',
    '}',
  ];
  const clients = [{ name: 'A', program: 'primary' }, { name: 'B', program: 'primary' }, { name: 'cli' }];
  const written = {
    servers: 3,
    programs: { primary: { code } },
    clients,
    commands: ['5000 typeLine client:cli ls /'],
  };
  writeFileSync(world, JSON.stringify(written));
  expect((await script('try', '--world', world)).stdout).toMatch(
    /Held in turn by client:A, client:B\.\nJudged by .*I-40: .*I-40.* broke\.\n$/,
  );
  writeFileSync(world, JSON.stringify(written, null, 2).replace('"servers": 3,', '"servers": 3'));
  expect(await script('try', '--world', world)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("It is not valid JSON (Expected ','") as string,
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

describe('a file that imports others', () => {
  const MAIN = `import { lock } from './lock.js';
export default async function main(client) {
  await lock(client);
  client.log('locked');
}
`;
  const LOCK = `import { PATH } from './util/path.ts';
export async function lock({ zk, name }) {
  await zk.create(PATH, name, { mode: 'EPHEMERAL' });
}
`;
  const PATH = "export const PATH: string = '/exclusive_lock/lock';\n";

  function folderOf(files: Readonly<Record<string, string>>): string {
    const folder = temporaryFolder();
    for (const [name, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
    return folder;
  }

  const files = { 'main.js': MAIN, 'lock.js': LOCK, 'util/path.ts': PATH };

  test('runs with them, and names lines by their files', async () => {
    const main = join(folderOf(files), 'main.js');
    const { status, stdout } = await script('try', main, '--clients', '1');
    expect(status).toBe(0);
    expect(stdout).toMatch(/says locked main\.js:4\n/);
    expect(stdout).toMatch(/ → atStep lock\.js:3\n/);
    const { stderr } = await script('try', main, '--clients', '2');
    expect(stderr).toBe(
      'the program of client B failed: lock.js:3: KeeperException: NodeExists for /exclusive_lock/lock\n',
    );
  });

  test('leaves a log line that speaks of lines as it is', async () => {
    const folder = folderOf({ ...files, 'main.js': MAIN.replace("'locked'", "'line 2'") });
    const { stdout } = await script('try', join(folder, 'main.js'), '--clients', '1');
    expect(stdout).toMatch(/says line 2 main\.js:4\n/);
  });

  test('names the files in the records of --format ndjson', async () => {
    const folder = folderOf(files);
    const { stdout } = await script('try', join(folder, 'main.js'), '--clients', '1', '--format', 'ndjson');
    const places = stdout
      .trim()
      .split('\n')
      .flatMap((record) => (JSON.parse(record) as { readonly place?: string }).place ?? []);
    expect(places).toContain('lock.js:3');
    expect(places).toContain('main.js:4');
  });

  test('is searched and explored with them', async () => {
    const main = join(folderOf({ ...files, 'main.js': `${MAIN}// no more\n` }), 'main.js');
    const found = await script('explore', main, '--clients', '2', '--faults', 'none', '--json');
    const { findings } = JSON.parse(found.stdout) as { readonly findings: readonly unknown[] };
    expect(findings).toMatchObject([{ grade: 'unhandledError', file: 'lock.js', line: 3 }]);
    const asserting = LOCK.replace('zk, name', 'zk, name, assert').replace(
      "' });\n",
      "' });\n  assert(false, 'x');\n",
    );
    const broken = join(folderOf({ ...files, 'lock.js': asserting }), 'main.js');
    const { stdout } = await script('break', broken, '--clients', '1', '--first', '--seconds', '600');
    expect(stdout).toMatch(/: assertion failed: “x” \(lock\.js:4\)\./);
  });

  test.each([
    ["import './x.js';", /^main\.js imports '\.\/x\.js', and there is no such file\.\n$/],
    ["import '../x.js';", /^main\.js imports '\.\.\/x\.js', which is outside the folder of the program\.\n$/],
    ["import fs from 'node:fs';", /^main\.js imports 'node:fs': a program can import its own files only/],
    ["import './one.js';", /^one\.js has a line “\/\/ @file …”/],
    ["import './data.json';", /^main\.js imports '\.\/data\.json': the files of a program have names like/],
  ])('refuses %s with exit 2', async (statement, words) => {
    const folder = folderOf({
      'main.js': `${statement}\n${MAIN}`,
      'lock.js': LOCK,
      'util/path.ts': PATH,
      'one.js': '// @file two.js\n',
      'data.json': '{}',
    });
    const { status, stdout, stderr } = await script('try', join(folder, 'main.js'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });

  test('follows no link out of its folder', async () => {
    const folder = folderOf({ 'main.js': MAIN });
    symlinkSync(join(folderOf({ 'lock.js': LOCK }), 'lock.js'), join(folder, 'lock.js'));
    const { status, stderr } = await script('try', join(folder, 'main.js'));
    expect([status, stderr]).toEqual([
      2,
      "main.js imports './lock.js', which is outside the folder of the program.\n",
    ]);
  });

  test('may be one text with its separators already', async () => {
    const file = fileOf(`${MAIN}// @file lock.js\n${LOCK}// @file util/path.ts\n${PATH}`);
    const { status, stdout } = await script('try', file, '--clients', '1');
    expect(status).toBe(0);
    expect(stdout).toMatch(/says locked main\.js:4\n/);
  });
});
