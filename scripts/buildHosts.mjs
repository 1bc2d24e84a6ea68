// @ts-check
// Installs and builds the documentation site of e2e/hosts with its own tool, from its own lock file: `npm run hosts`.
// What is there already and was made of the same files is left as it is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = fileURLToPath(new URL('../e2e/hosts/docusaurus/', import.meta.url));

const pages = readdirSync(join(site, 'docs')).map((page) => `docs/${page}`);
step('node_modules', ['package-lock.json'], 'npm ci --loglevel=error');
step('dist', ['package.json', 'package-lock.json', 'docusaurus.config.mjs', ...pages], 'npm run build');
console.log('e2e/hosts/docusaurus/dist is up to date');

/** Runs a command, unless the folder it makes was made of these very files. @param {string} folder @param {readonly string[]} from @param {string} command */
function step(folder, from, command) {
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
    // Docusaurus asks the registry for newer versions of itself, and keeps a cache, unless it is told not to.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, made);
}
