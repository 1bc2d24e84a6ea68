// @ts-check
// `npm test`: runs every part of the test suite and ends with the sum, alone on the last line: "N passed, M failed".
//   npm test -- --only unit,e2e     some parts, with what they need
//   npm test -- --all               wide sweeps too, which an everyday run samples (ZNODE_LAB_ALL)
// A part is one of package.json's scripts, run as npm would run it. Checks count as one test each. Those that read files alone are not
// asked again about the same files: their answer is in `.cache/passed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { browserLaunch } from './browser.mjs';
import { hashOfInputs, hasPassedWith, notePassed } from './passedBefore.mjs';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const root = fileURLToPath(new URL('..', import.meta.url));
const LANES = 2;
/** Only silence ends a part, however long it takes: a slow machine is no failure. ZNODE_LAB_SILENCE_MS is for this script's test. */
const SILENCE_MS = Number(process.env.ZNODE_LAB_SILENCE_MS ?? 20 * 60_000);
const HEARTBEAT_MS = 30_000;
/** Tests have a build of their own, so that `npm start` and `npm run build` beside them disturb nothing. */
const DIST = '.cache/test-dist';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ code: number, output: string }} Run What a part printed, and its exit code.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} [script] Its name in package.json, if another.
 * @property {readonly string[]} [needs] Parts that must have passed before.
 * @property {boolean} [alone] Nothing may run beside it.
 * @property {(file: string) => boolean} [inputs] What its answer depends on, if nothing else does.
 * @property {string} [output] What it leaves for others: a path that must be there still.
 * @property {string} [args] What it is given.
 * @property {(jsonFile: string) => { args?: string, env?: NodeJS.ProcessEnv }} [report] Makes it write a JSON report.
 * @property {(run: Run, jsonFile: string) => Count} [count] How many tests it ran; without it the exit code is the test.
 * @property {boolean} [wide] For --all alone.
 * @property {() => boolean} [absent] Whether the project has no such tests.
 */

const vitest = {
  report: (/** @type {string} */ file) => ({
    args: `--reporter=default --reporter=./scripts/vitestProgress.mjs --reporter=json --outputFile.json="${file}"`,
  }),
  count: (/** @type {Run} */ _run, /** @type {string} */ file) => countVitest(readJson(file)),
};

/** @param {string} file */
const isNoText = (file) => !file.endsWith('.md');

/** What the page is built from. @param {string} file */
const isOfPage = (file) =>
  isNoText(file) && !/^(?:tests|e2e|conformance|bench|docs|examples)\/|\.(?:test|spec)\.tsx?$/.test(file);

/**
 * @type {readonly Part[]} In the order in which they are started, two at a time. The page's tests and the unit tests are most of it and
 * run beside each other, so what the former need comes first. The unit tests come last: in the end they keep both processors busy,
 * which the one page of the components does not.
 */
const PARTS = [
  { name: 'lock' },
  { name: 'browser' },
  {
    name: 'build',
    args: `--outDir ${DIST}`,
    inputs: isOfPage,
    output: `${DIST}/index.html`,
  },
  // Each checker beside the first computes anew what they share, and the other processor has work of its own.
  { name: 'typecheck', args: '--checkers 1', inputs: isNoText },
  { name: 'size', needs: ['build'] },
  { name: 'hosts', wide: true },
  {
    name: 'e2e',
    needs: ['browser', 'build', 'hosts'],
    report: (file) => ({ env: { E2E_JSON_FILE: file } }),
    count: (_run, file) => countPlaywright(readJson(file)),
  },
  { name: 'lint', inputs: isNoText },
  { name: 'format', script: 'format:check', inputs: () => true },
  { name: 'knip', inputs: isNoText },
  { name: 'unit:browser', needs: ['browser'], absent: () => !hasBrowserTests(), ...vitest },
  { name: 'conformance', count: ({ output }) => countLastLine(output) },
  { name: 'unit', ...vitest },
  { name: 'clients', wide: true, alone: true, count: ({ output }) => countLastLine(output) },
];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A file that could not even be loaded has no tests to fail: it counts as one. @param {any} report @returns {Count} */
function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** @param {any} report @returns {Count} */
function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** @param {string} output @returns {Count} */
function countLastLine(output) {
  const sum = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
  if (!sum) throw new Error('its last line is not "N passed, M failed"');
  return { passed: Number(sum[1]), failed: Number(sum[2]) };
}

function hasBrowserTests() {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files.some((file) => /\.browser\.test\.tsx?$/.test(file));
}

function options() {
  try {
    return parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

/** @param {Part} part */
const needsOf = ({ needs = [] }) =>
  needs.filter((need) => values.all || !PARTS.some(({ name, wide }) => name === need && wide));

/** @returns {readonly Part[]} */
function chosenParts() {
  if (values.only === undefined) return PARTS.filter(({ wide }) => !wide || values.all);
  const wanted = new Set(values.only.split(','));
  for (const name of wanted) {
    const part = PARTS.find((p) => p.name === name);
    if (!part) throw new Error(`no part '${name}'; there are ${PARTS.map((p) => p.name).join(', ')}`);
    for (const need of needsOf(part)) wanted.add(need);
  }
  return PARTS.filter((part) => wanted.has(part.name));
}

const values = options();
const { scripts } = readJson(join(root, 'package.json'));
const scratch = mkdtempSync(join(tmpdir(), 'znode-lab-test-'));
const running =
  /** @type {Map<import('node:child_process').ChildProcess, { part: Part, state: { startMs: number, progress: string } }>} */ (
    new Map()
  );
/** What every part is told. @type {NodeJS.ProcessEnv} */
const shared = { ZNODE_LAB_DIST: join(root, DIST), ...(values.all ? { ZNODE_LAB_ALL: '1' } : {}) };

/** @param {Part} part @param {string} jsonFile @returns {Promise<Run>} */
function run(part, jsonFile) {
  const { args = part.args ?? '', env = {} } = part.report?.(jsonFile) ?? {};
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(`${scripts[part.script ?? part.name]} ${args}`, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32', // a process group of its own, so that all of it can be ended
    env: {
      ...process.env,
      ...shared,
      ...env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      NO_COLOR: '1',
    },
  });
  const state = { startMs: performance.now(), progress: '' };
  running.set(child, { part, state });
  let output = '';
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    end(child, 'SIGTERM');
  }, SILENCE_MS);
  const keep = (/** @type {Buffer} */ chunk) => {
    timer.refresh();
    output += chunk.toString();
    state.progress = progressIn(chunk.toString()) ?? state.progress;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child);
      clearTimeout(timer);
      if (isSilent) output += `\nended, because it printed nothing for ${SILENCE_MS / 60_000} minutes`;
      else if (signal) output += `\nended by ${signal}`;
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The last `[12/190]` of what Vitest's files and Playwright's tests print. @param {string} output */
function progressIn(output) {
  const [, done, total] = [...output.matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1) ?? [];
  return done === undefined ? undefined : `${done} of ${total}`;
}

/** That it still works, and how far it has come. */
function printHeartbeat() {
  const parts = [...running.values()].map(({ part, state }) =>
    `${part.name} ${state.progress} (${secondsSince(state.startMs)})`.replace('  ', ' '),
  );
  if (parts.length > 0) console.log(`  …    ${parts.join(', ')}`);
}

/** @param {number} startMs */
const secondsSince = (startMs) => `${((performance.now() - startMs) / 1000).toFixed(1)} s`;

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function end(child, signal) {
  if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
  else process.kill(-child.pid, signal);
}

/** @type {Map<string, Count>} */
const done = new Map();
/** @type {string[]} */
const times = [];
const startedMs = performance.now();
const passedAll = (/** @type {string} */ name) => done.get(name)?.failed === 0;

/** @param {Part} part @returns {Promise<Count>} */
async function perform(part) {
  const broken = needsOf(part).filter((need) => !passedAll(need));
  if (broken.length > 0) {
    print(part, { passed: 0, failed: 1 }, `not run, because ${broken.join(' and ')} failed`);
    return { passed: 0, failed: 1 };
  }
  if (part.absent?.()) return { passed: 0, failed: 0 };
  const inputs = part.inputs ? hashOfInputs(root, part.inputs) : null;
  if (hasPassedWith(root, part.name, inputs) && existsSync(join(root, part.output ?? ''))) {
    print(part, { passed: 1, failed: 0 }, 'passed before with the same files');
    return { passed: 1, failed: 0 };
  }
  const jsonFile = join(scratch, `${part.name.replace(':', '-')}.json`);
  const startMs = performance.now();
  const result = await run(part, jsonFile);
  const seconds = secondsSince(startMs);
  times.push(`${part.name} ${seconds}`);
  const count = countOf(part, result, jsonFile);
  // What has changed meanwhile may have been read before or after.
  if (part.inputs && count.failed === 0 && hashOfInputs(root, part.inputs) === inputs)
    notePassed(root, part.name, inputs);
  const lastLine = part.count ? '' : (result.output.trim().split('\n').at(-1) ?? '').trim();
  if (count.failed > 0) print(part, count, seconds, result.output);
  else print(part, count, `${seconds.padEnd(8)}${lastLine}`);
  if (part.name === 'browser' && count.failed === 0) browserLaunch(); // the parts below inherit what it found
  return count;
}

/** @param {Part} part @param {Run} result @param {string} jsonFile @returns {Count} */
function countOf(part, result, jsonFile) {
  if (!part.count) return result.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = part.count(result, jsonFile);
    const unexplained = (result.code !== 0 && count.failed === 0) || count.passed + count.failed === 0;
    return unexplained ? { ...count, failed: count.failed + 1 } : count;
  } catch (error) {
    result.output += `\n${part.name}: no count: ${error instanceof Error ? error.message : String(error)}`;
    return { passed: 0, failed: 1 };
  }
}

/** @param {Part} part @param {Count} count @param {string} note @param {string} [output] */
function print({ name }, { passed, failed }, note, output = '') {
  if (output) console.log(`\n${output.trim()}\n`);
  const sum = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${sum.padEnd(22)} ${note}`.trimEnd());
}

/** Starts each part as soon as what it needs is done and there is room for it. @param {readonly Part[]} parts */
async function schedule(parts) {
  const waiting = [...parts];
  const chosen = new Set(parts.map((part) => part.name));
  const active = /** @type {Map<Part, Promise<void>>} */ (new Map());
  const ready = (/** @type {Part} */ part) =>
    needsOf(part).every((need) => !chosen.has(need) || done.has(need)) &&
    (part.alone ? active.size === 0 : [...active.keys()].every((other) => !other.alone));
  while (waiting.length > 0 || active.size > 0) {
    for (const part of waiting.filter((p) => !p.alone || waiting.every((other) => other.alone))) {
      if (active.size >= LANES || !ready(part)) continue;
      waiting.splice(waiting.indexOf(part), 1);
      const finished = perform(part).then((count) => {
        done.set(part.name, count);
        active.delete(part);
      });
      active.set(part, finished);
    }
    await Promise.race(active.values());
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const child of running.keys()) end(child, signal);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  });

const heartbeat = setInterval(printHeartbeat, HEARTBEAT_MS);
try {
  await schedule(chosenParts());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  done.set('runner', { passed: 0, failed: 1 });
}
clearInterval(heartbeat);
rmSync(scratch, { recursive: true, force: true });
console.log(`\nTimes: ${[...times, `all of it ${secondsSince(startedMs)}`].join(', ')}`);
if (!values.all) console.log('Wide sweeps are sampled; all of them: npm test -- --all');
const sum = (/** @type {keyof Count} */ key) =>
  [...done.values()].reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
