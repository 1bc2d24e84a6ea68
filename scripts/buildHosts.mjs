// @ts-check
// Installs and builds the documentation sites of e2e/hosts with their own tools, each from its own lock file: `npm run hosts`.
//   npm run hosts -- vitepress     one of them
// What is there already and was made of the same files is left as it is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const HOSTS = fileURLToPath(new URL('../e2e/hosts/', import.meta.url));

/** What each site is made of, beside its package.json. @type {Readonly<Record<string, readonly string[]>>} */
const SITES = {
  docusaurus: ['docusaurus.config.mjs', 'docs'],
  vitepress: ['docs/.vitepress/config.mjs', 'docs/index.md'],
  astro: ['astro.config.mjs', 'src'],
};

/**
 * Those whose tool is no package of npm's: built where it is installed, as Debian's packages `mkdocs` and `python3-sphinx` install it.
 * @type {Readonly<Record<string, { readonly sources: readonly string[], readonly tool: string, readonly command: string }>>}
 */
const PYTHON_SITES = {
  mkdocs: {
    sources: ['mkdocs.yml', 'docs'],
    tool: 'mkdocs',
    command: 'mkdocs build --quiet --site-dir dist',
  },
  sphinx: { sources: ['conf.py', 'index.rst'], tool: 'sphinx-build', command: 'sphinx-build -q . dist' },
};
const NAMES = [...Object.keys(SITES), ...Object.keys(PYTHON_SITES)];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`no site ${unknown.join(', ')}; there are ${NAMES.join(', ')}`);
  process.exit(2);
}
for (const [name, sources] of Object.entries(SITES))
  if (named.length === 0 || named.includes(name)) makeSite(name, sources);
for (const [name, { sources, tool, command }] of Object.entries(PYTHON_SITES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (spawnSync(tool, ['--version']).status === 0) makePythonSite(name, sources, command);
  else console.log(`e2e/hosts/${name} is left out: ${tool} is not installed`);
}

/** @param {string} name @param {readonly string[]} sources */
function makeSite(name, sources) {
  const site = join(HOSTS, name);
  step(site, 'node_modules', ['package-lock.json'], 'npm ci --loglevel=error');
  const files = sources.flatMap((source) => filesIn(site, source));
  step(site, 'dist', ['package.json', 'package-lock.json', ...files], 'npm run build');
  console.log(`e2e/hosts/${name}/dist is up to date`);
}

/** @param {string} name @param {readonly string[]} sources @param {string} command */
function makePythonSite(name, sources, command) {
  const site = join(HOSTS, name);
  const files = sources.flatMap((source) => filesIn(site, source));
  step(site, 'dist', files, command);
  console.log(`e2e/hosts/${name}/dist is up to date`);
}

/** @param {string} site @param {string} path @returns {readonly string[]} Itself, or what is in it. */
function filesIn(site, path) {
  if (!statSync(join(site, path)).isDirectory()) return [path];
  return readdirSync(join(site, path))
    .toSorted()
    .flatMap((name) => filesIn(site, `${path}/${name}`));
}

/**
 * Runs a command, unless the folder it makes was made of these very files.
 * @param {string} site @param {string} folder @param {readonly string[]} from @param {string} command
 */
function step(site, folder, from, command) {
  const hash = createHash('sha256');
  for (const file of from) hash.update(`${file}\0`).update(readFileSync(join(site, file)));
  const made = hash.digest('hex');
  const stamp = join(site, folder, '.made-of');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  rmSync(join(site, folder), { recursive: true, force: true });
  const { status } = spawnSync(command, {
    cwd: site,
    shell: true,
    stdio: 'inherit',
    // These tools ask the registry for newer versions of themselves, keep a cache, and count their users, unless told not to.
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, made);
}
