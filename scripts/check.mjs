// @ts-check
// `npm run check`: types, lint, and the unit tests nearest to what changed. For every few minutes of work; `npm test` asks all.
//   npm run check -- --related     every unit test that what changed can reach: minutes, for what everything imports
// What changed is what is not committed yet or, when all is, what the branch has that main has not.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_TEST = /^(?:src|conformance|scripts|tests|bench)\/.*(?<!\.browser)\.test\.ts$/;

const LINTED = /\.(?:ts|tsx|mjs|js)$/;

const { values } = parseArgs({ options: { related: { type: 'boolean' } } });
const changed = changedFiles();
const tests = values.related ? ['related tests'] : nearestTests();
console.log(`${changed.length} changed files, ${values.related ? 'all' : tests.length} test files near them`);
const linted = lintedFiles();
const startMs = performance.now();
const results = await Promise.all([
  part('types', 'tsc', ['-b']),
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

/** Tests that changed, stand beside what changed, or import it. */
function nearestTests() {
  const files = new Set(changed);
  const folders = new Set(changed.map((file) => dirname(file)));
  return git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts').filter((test) => {
    if (!UNIT_TEST.test(test)) return false;
    if (folders.has(dirname(test))) return true;
    return importsOf(test).some((file) => files.has(file));
  });
}

/** What changed: with its types, linting everything takes ten times as long. Null: everything, for the rules have changed. */
function lintedFiles() {
  const rules = /(?:^|\/)(?:\.oxlintrc\.json|lintWalls\.mjs)$/;
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
