// @ts-check
// `npm run check`: types, lint, and the unit tests nearest to what changed. For every few minutes of work; `npm test` asks all.
//   npm run check -- --related     every unit test that what changed can reach: minutes, for what everything imports
// The nearest tests are those that changed, import code that changed, or stand beside it or in the next folder above it; of data, those
// that name its file.
// What changed is what is not committed yet or, when all is, what the branch has that main has not.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_TEST = /^(?:src|conformance|scripts|tests|bench)\/.*(?<!\.browser)\.test\.ts$/;

/** A file that more tests import is their ground and not what they are about: the list of all scenarios, the engine's entrance. */
const MOST_IMPORTERS = 8;
const LINTED = /\.(?:ts|tsx|mjs|js)$/;
const CODE = /\.(?:ts|tsx|mjs|js|css|html)$/;

const { values } = parseArgs({ options: { related: { type: 'boolean' } } });
const changed = changedFiles();
const tests = values.related ? ['related tests'] : nearestTests();
printPlan();
const linted = lintedFiles();
const startMs = performance.now();
const results = await Promise.all([
  // Each checker beside the first computes anew what they share, and the other processors have lint and tests.
  part('types', 'tsc', ['-b', '--checkers', String(Math.ceil(availableParallelism() / 2))]),
  ...(linted?.length === 0 ? [] : [part('lint', 'oxlint', ['--deny-warnings', ...(linted ?? [])])]),
  ...(tests.length > 0 && changed.length > 0 ? [part('unit', 'vitest', vitestArguments())] : []),
]);
const failed = results.filter((passed) => !passed).length;
console.log(
  `\n${seconds(startMs)}: ${failed === 0 ? 'nothing found' : `${failed} of ${results.length} failed`}`,
);
process.exitCode = failed > 0 ? 1 : 0;

function changedFiles() {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  if (uncommitted.length > 0) return uncommitted;
  const [base] = ['main', 'origin/main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
  return base === undefined ? [] : git('diff', '--name-only', base);
}

function nearestTests() {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts').filter(
    (file) => UNIT_TEST.test(file) && existsSync(join(root, file)),
  );
  const importersOf = new Map(changed.map((file) => [file, /** @type {string[]} */ ([])]));
  for (const test of all) for (const file of importsOf(test)) importersOf.get(file)?.push(test);
  const near = new Set(changed);
  for (const [file, importers] of importersOf) {
    if (importers.length <= MOST_IMPORTERS) for (const test of importers) near.add(test);
    else console.log(`${file}: of the ${importers.length} tests that import it, those beside it`);
  }
  // Each test in `scripts` itself is about the one script, or folder, of its name.
  for (const file of changed) near.add(file.replace(/^scripts\/([^/.]+).*/, 'scripts/$1.test.ts'));
  const data = changed.filter((file) => !CODE.test(file));
  const folders = foldersWithTests(all);
  return all.filter(
    (test) =>
      near.has(test) ||
      folders.has(dirname(test)) ||
      data.some((file) => readIfThere(test).includes(basename(file))),
  );
}

/** Of each file of code that changed. @param {readonly string[]} all */
function foldersWithTests(all) {
  const tested = new Set(all.map((test) => dirname(test)));
  return new Set(
    changed
      .filter((file) => CODE.test(file) && !UNIT_TEST.test(file))
      .map((file) => {
        let folder = dirname(file);
        while (folder !== '.' && !tested.has(folder)) folder = dirname(folder);
        return folder;
      })
      .filter((folder) => folder !== 'scripts'),
  );
}

function printPlan() {
  const what = values.related ? 'all tests that can reach them' : `${tests.length} test files near them`;
  console.log(`${changed.length} changed files, ${what}`);
  if (!values.related) for (const test of tests) console.log(`       ${test}`);
}

/** What changed: with its types, linting everything takes ten times as long. Null: everything, for the rules have changed. */
function lintedFiles() {
  const rules = /(?:^|\/)\.oxlintrc\.json$|(?:^|\/)lintWalls[./]/;
  if (values.related || changed.some((file) => rules.test(file))) return null;
  return changed.filter((file) => LINTED.test(file) && existsSync(join(root, file)));
}

/** @param {string} test */
function importsOf(test) {
  const source = readIfThere(test);
  return [...source.matchAll(/from '(\.[^']+)'|^import '(\.[^']+)'/gm)].map(([, named, bare]) =>
    join(dirname(test), named ?? bare ?? '').replaceAll('\\', '/'),
  );
}

/** @param {string} path A file that is deleted and not committed is in git's list. */
function readIfThere(path) {
  try {
    return readFileSync(resolve(root, path), 'utf8');
  } catch {
    return '';
  }
}

/** @returns {string[]} */
function vitestArguments() {
  const files = changed.map((file) => `./${file}`);
  const named = values.related ? ['related', ...files] : ['run', ...tests.map((file) => `./${file}`)];
  return [...named, '--run', '--project', 'unit'];
}

/** Lines of what git answers; none if it refuses. @param {readonly string[]} args */
function git(...args) {
  try {
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** @param {string} name @param {string} tool @param {readonly string[]} args @returns {Promise<boolean>} */
function part(name, tool, args) {
  const partMs = performance.now();
  const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(tool, args, {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  return new Promise((done) => {
    child.on('close', (code) => {
      if (code !== 0) console.log(`\n${output.trim()}\n`);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(6)} ${seconds(partMs)}`);
      done(code === 0);
    });
  });
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
