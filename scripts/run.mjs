// @ts-check
// Runs a command-line script written in TypeScript, right after `npm ci` and without a build:
//   node scripts/run.mjs scripts/sim.ts herd-lock --json
// The script finds its arguments in process.argv.slice(2), and relative paths are relative to where the caller
// stands, through npm too. Paths inside the project are therefore built on import.meta.url, never on the
// working directory.
import { register } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [node = '', , script, ...args] = process.argv;
if (!script) {
  console.error('usage: node scripts/run.mjs SCRIPT.ts [ARGUMENT]…');
  process.exit(2);
}
const path = resolve(root, script);

// npm moves to the project before it starts a script and leaves the caller's folder in INIT_CWD. The variable is
// inherited by everything below, so it counts only where npm has started this very script.
const { INIT_CWD: callerFolder, npm_lifecycle_script: startedByNpm } = process.env;
if (callerFolder && startedByNpm?.includes(`scripts/run.mjs ${script}`)) process.chdir(callerFolder);

const { typescript } = /** @type {{ typescript?: string | false }} */ (process.features);
if (!typescript) {
  process.setSourceMapsEnabled(true);
  register('./typescriptHooks.mjs', import.meta.url);
}
process.argv = [node, path, ...args];
await import(pathToFileURL(path).href);
