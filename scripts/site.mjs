// @ts-check
// `npm run site`: makes a folder to publish. What is checked out stands at its top; every released version, as git's tags name them
// (v1.2.3), in a folder of its own that never changes; and /v/1/ is the newest of version 1. docs/deploy.md says who links where.
//   npm run site -- --out DIR     by itself site/
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldersOf, releasesIn } from './site/releases.mjs';
import { helpIfAsked } from './helpIfAsked.mjs';
import { parsedArguments } from './parsedArguments.mjs';

helpIfAsked(import.meta.url);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const values = parsedArguments({ out: { type: 'string', default: 'site' } });
const out = resolve(values.out);

rmSync(out, { recursive: true, force: true });
console.log('building what is checked out');
publish(ROOT, out);
const releases = releasesIn(git('tag', '--list', 'v*').split('\n'));
for (const version of releases) {
  const folder = mkdtempSync(join(tmpdir(), 'znode-lab-release-'));
  console.log(`building ${version}`);
  git('worktree', 'add', '--detach', folder, `v${version}`);
  publish(folder, join(out, 'v', version));
  git('worktree', 'remove', '--force', folder);
}
for (const { folder, version } of foldersOf(releases))
  cpSync(join(out, 'v', version), join(out, 'v', folder), { recursive: true });
// GitHub Pages would otherwise leave out files whose names begin with an underscore.
writeFileSync(join(out, '.nojekyll'), '');
console.log(out);

/** @param {string} project @param {string} target */
function publish(project, target) {
  if (!existsSync(join(project, 'node_modules'))) run(project, 'npm', 'ci', '--loglevel=error');
  run(project, process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  cpSync(join(project, 'dist'), target, { recursive: true });
}

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
function run(cwd, command, ...args) {
  execFileSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
