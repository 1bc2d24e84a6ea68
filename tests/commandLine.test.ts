// The command-line scripts as a user calls them: through npm, from any folder, without a build.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// Under `npm test` npm's settings are in the environment; here the project's .npmrc alone is to decide.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));

function call(cwd: string, command: string, ...args: readonly string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

const ECHO = `
import { existsSync, realpathSync } from 'node:fs';
import { code } from './exitCode.ts';

interface Echo {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly found: boolean;
}
const args: readonly string[] = process.argv.slice(2);
const echo: Echo = { args, cwd: realpathSync(process.cwd()), found: existsSync(args[0] ?? '') };
console.log(JSON.stringify(echo));
if (args.includes('--throw')) {
  type Padding = { readonly gone: 'after the types are out' };

  throw new Error('thrown on line 16');
}
process.exitCode = code(args);
`;

const EXIT_CODE = `export const code = (args: readonly string[]): number => (args.includes('--three') ? 3 : 0);\n`;

describe('a script written in TypeScript', () => {
  let folder: string;
  const npm = (cwd: string, ...args: readonly string[]): Promise<Result> =>
    call(join(folder, cwd), 'npm', 'run', 'echo', '--', ...args);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'znode-lab-cli-'));
    await mkdir(join(folder, 'scripts'));
    await mkdir(join(folder, 'traces'));
    for (const file of ['.npmrc', 'scripts/run.mjs', 'scripts/typescriptHooks.mjs'])
      await cp(join(root, file), join(folder, file));
    const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    const echo = scripts.sim?.replace('scripts/sim.ts', 'scripts/echo.ts');
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { echo } }));
    await writeFile(join(folder, 'scripts/echo.ts'), ECHO);
    await writeFile(join(folder, 'scripts/exitCode.ts'), EXIT_CODE);
    await writeFile(join(folder, 'traces/one.json'), '{}');
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('has standard output to itself, takes paths relative to where the caller stands, and passes its exit code on', async () => {
    const args = ['one.json', '--json', '--set', 'rounds=1 or more', '--three'];
    const { code, stdout } = await npm('traces', ...args);
    expect(JSON.parse(stdout)).toEqual({ args, found: true, cwd: expect.stringMatching(/traces$/) });
    expect(code).toBe(3);
  });

  test('runs without npm, wherever npm may have been called above', async () => {
    const run = join(folder, 'scripts/run.mjs');
    const { stdout } = await call(
      join(folder, 'traces'),
      process.execPath,
      run,
      'scripts/echo.ts',
      'one.json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ found: true });
  });

  test('runs a file as it is now, also where it has run before', async () => {
    const run = () => call(folder, process.execPath, 'scripts/run.mjs', 'scripts/echo.ts', 'traces/one.json');
    await writeFile(join(folder, 'scripts/exitCode.ts'), EXIT_CODE.replace(': 0)', ': 4)'));
    expect((await run()).code).toBe(4);
    await writeFile(join(folder, 'scripts/exitCode.ts'), EXIT_CODE);
    expect((await run()).code).toBe(0);
  });

  test('takes absolute paths, and shows the line of the source when it throws', async () => {
    const { code, stdout, stderr } = await npm('scripts', join(folder, 'traces/one.json'), '--throw');
    expect(stdout).toContain('"found":true');
    expect(code).toBe(1);
    expect(stderr).toMatch(/thrown on line 16/);
    expect(stderr).toMatch(/echo\.ts:16/);
  });
});

test('a wrong option is said in a sentence', async () => {
  const { code, stdout, stderr } = await call(root, process.execPath, 'scripts/serve.mjs', '--porte', '80');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Unknown option '--porte'.*--help tells how it is called\.\n$/);
});

// What they answer is tested beside them, in the process of the test. One process tries them all, since many start by loading the same.
test('every script starts as it stands, and tells with --help how it is called', async () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  // What others import is not started by them: it is called by itself.
  const own = Object.entries(scripts).flatMap(([name, line]) => {
    const path = /^node (?:--expose-gc )?(?:scripts\/run\.mjs )?(\S+)$/.exec(line)?.[1];
    return path === undefined ? [] : [{ name, path: join(root, path) }];
  });
  const started = own.filter(({ name }) => name !== 'browser');
  const all = join(await mkdtemp(join(tmpdir(), 'znode-lab-cli-')), 'all.mjs');
  await writeFile(
    all,
    `import { pathToFileURL } from 'node:url';
const over = new Error('over');
process.exit = (code) => {
  process.exitCode = code;
  throw over;
};
for (const path of process.argv.slice(2)) {
  process.argv = [process.argv[0], path, '--help'];
  await import(pathToFileURL(path).href).catch((error) => {
    if (error !== over) throw error;
  });
  console.log('exit code', process.exitCode ?? 0);
}`,
  );
  const paths = started.map(({ path }) => path);
  const { code, stdout, stderr } = await call(root, process.execPath, 'scripts/run.mjs', all, ...paths);
  await rm(join(all, '..'), { recursive: true });
  expect([code, stderr]).toEqual([0, '']);
  const told = stdout.split(/^exit code 0\n/m);
  expect(told.length).toBe(started.length + 1);
  for (const [index, { name }] of started.entries())
    expect(told[index]).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  const browser = await call(root, process.execPath, 'scripts/browser.mjs', '--help');
  expect(browser).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run browser') });
});
