// `npm test` as continuous integration reads it: the last line, and the exit code.
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

// Stands for Vitest and Playwright: writes the report it is given to where the runner asks for it.
const REPORTER = `
import { writeFileSync } from 'node:fs';
const [report, code, ...args] = process.argv.slice(2);
const asked = args.find((arg) => arg.startsWith('--outputFile.json='))?.split('=')[1];
writeFileSync(process.env.E2E_JSON_FILE ?? asked, report);
process.exit(Number(code));
`;
const reporting = (report: object, code = 0): string =>
  `node reporter.mjs '${JSON.stringify(report)}' ${code}`;
const vitest = (passed: number, failed: number, testResults: readonly object[] = []): string =>
  reporting({ numPassedTests: passed, numFailedTests: failed, testResults }, failed > 0 ? 1 : 0);
const playwright = (expected: number, unexpected: number): string =>
  reporting({ stats: { expected, unexpected, flaky: 0, skipped: 0 } }, unexpected > 0 ? 1 : 0);

const SCRIPTS = {
  lock: 'true',
  typecheck: 'true',
  lint: 'true',
  'format:check': 'true',
  knip: 'true',
  build: 'true',
  size: 'true',
  hosts: 'true',
  browser: 'true',
  unit: vitest(10, 0),
  'unit:browser': vitest(3, 0),
  conformance: `echo '73 passed, 0 failed'`,
  e2e: playwright(5, 0),
};

// What this run was told is not for the runs that are tested.
const testEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ZNODE_LAB_ALL: undefined,
  E2E_JSON_FILE: undefined,
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'znode-lab-runner-'));
  await mkdir(join(folder, 'src'));
  await mkdir(join(folder, 'scripts'));
  for (const file of ['test', 'browser', 'helpIfAsked', 'passedBefore', 'vitestProgress'])
    await cp(join(root, `scripts/${file}.mjs`), join(folder, `scripts/${file}.mjs`));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'reporter.mjs'), REPORTER);
  await writeFile(join(folder, 'src/some.browser.test.tsx'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

async function runTests(
  scripts: Partial<typeof SCRIPTS>,
  ...args: readonly string[]
): Promise<{ code: number; output: string; lastLine: string | undefined }> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { ...SCRIPTS, ...scripts } }),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/test.mjs', ...args],
      { cwd: folder, env: testEnv() },
      (error, output) => {
        resolve({
          code: error ? Number(error.code) : 0,
          output,
          lastLine: output.trimEnd().split('\n').at(-1),
        });
      },
    );
  });
}

test('the last line sums all parts, a check counting one; hosts of embeds are built with --all alone', async () => {
  const everyday = await runTests({});
  expect(everyday).toMatchObject({ code: 0, lastLine: `${8 + 10 + 3 + 73 + 5} passed, 0 failed` });
  expect(everyday.output).not.toMatch(/^ok +hosts /m);
  const { output } = await runTests({}, '--only', 'e2e', '--all');
  expect(output).toMatch(/^ok +hosts /m);
});

test('failures are summed, shown, and fail the run', async () => {
  const result = await runTests({
    lint: 'echo a wall is broken; exit 1',
    unit: vitest(8, 2),
    conformance: `echo '70 passed, 3 failed'; exit 1`,
    e2e: playwright(4, 1),
  });
  expect(result).toMatchObject({
    code: 1,
    lastLine: `${7 + 8 + 3 + 70 + 4} passed, ${1 + 2 + 3 + 1} failed`,
  });
  expect(result.output).toContain('a wall is broken');
});

test('a test file that cannot be loaded is a failure', async () => {
  const broken = reporting(
    { numPassedTests: 9, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] },
    1,
  );
  expect(await runTests({ unit: broken }, '--only', 'unit')).toMatchObject({
    code: 1,
    lastLine: '9 passed, 1 failed',
  });
});

test.for([
  ['crashes without a report', 'exit 1'],
  ['reports success and exits with an error', `echo '73 passed, 0 failed'; exit 1`],
  ['counts nothing', `echo '0 passed, 0 failed'`],
  ['prints no sum', 'echo all is well'],
])('a part that %s is a failure', async ([, conformance]) => {
  const { code, lastLine } = await runTests({ conformance: conformance ?? '' }, '--only', 'conformance');
  expect(code).toBe(1);
  expect(lastLine).toMatch(/^\d+ passed, 1 failed$/);
});

test('what a failed part is needed for is not run and counts as failed', async () => {
  const { output, lastLine } = await runTests({ build: 'exit 1' }, '--only', 'size,e2e');
  expect(output).toContain('not run, because build failed');
  expect(lastLine).toBe('1 passed, 3 failed');
});

test('an unknown part is named, with those there are', async () => {
  const { code, lastLine, output } = await runTests({}, '--only', 'units');
  expect(code).toBe(1);
  expect(lastLine).toBe('0 passed, 1 failed');
  expect(output).not.toContain('ok ');
});

test('a check is not asked again about the same files, but about others, if it failed, and if its output is gone', async () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  await writeFile(join(folder, '.gitignore'), '.cache\nnode_modules\n');
  const build = `node -e "fs.cpSync('src', '.cache/test-dist', { recursive: true }); fs.writeFileSync('.cache/test-dist/index.html', '')" --`;
  const run = async () =>
    (await runTests({ build, knip: 'exit 1' }, '--only', 'build,lint,knip,unit')).output;
  const first = await run();
  expect(first).not.toContain('passed before');
  // The time of each part is said at the end.
  expect(first).toMatch(/^Times: (?:(?:build|lint|knip|unit) [\d.]+ s, ){4}all of it [\d.]+ s$/m);
  const again = await run();
  expect(again).toMatch(/^ok +lint +1 passed +passed before with the same files$/m);
  expect(again).toMatch(/^ok +build +1 passed +passed before with the same files$/m);
  expect(again).toMatch(/^FAILED +knip +0 passed, 1 failed +[\d.]+ s$/m);
  expect(again).toMatch(/^ok +unit +10 passed +[\d.]+ s$/m);
  await rm(join(folder, '.cache/test-dist'), { recursive: true });
  const gone = await run();
  expect(gone).toMatch(/^ok +build +1 passed +[\d.]+ s/m);
  expect(gone).toMatch(/^ok +lint +1 passed +passed before with the same files$/m);
  await writeFile(join(folder, 'src/new.ts'), '');
  expect(await run()).not.toContain('passed before');
});

test('the build that is tested is not the one that others use', async () => {
  const { output } = await runTests(
    {
      build: `node -p "process.argv[1] + process.argv[2]" --`,
      size: `node -e 'throw process.env.ZNODE_LAB_DIST'`,
    },
    '--only',
    'size',
  );
  expect(output).toContain('--outDir.cache/test-dist');
  expect(output).toContain(join(folder, '.cache/test-dist'));
});

test.for([
  ['only when asked for', ['--all'], 'all: 1'],
  ['and not otherwise', [], 'all: undefined'],
] as const)('wide sweeps are run %s', async ([, args, said]) => {
  const { output } = await runTests(
    { lint: `node -p '"all: " + process.env.ZNODE_LAB_ALL'` },
    '--only',
    'lint',
    ...args,
  );
  expect(output).toContain(said);
});

test('what has printed nothing for very long is ended, and that is said', async () => {
  vi.stubEnv('ZNODE_LAB_SILENCE_MS', '500');
  const silent = `node -e 'setInterval(() => {}, 1000)'`;
  const { output, lastLine } = await runTests({ lint: silent }, '--only', 'lint');
  expect(output).toContain('ended, because it printed nothing for');
  expect(lastLine).toBe('0 passed, 1 failed');
});
